// Preact and htm, joined: `html` writes what is to be shown.

import { h } from "preact";
import htm from "htm";

export { render, Fragment } from "preact";
export { useEffect, useRef, useState } from "preact/hooks";
export const html = htm.bind(h);
