// A challenge in place, a day's or a week's: each move goes to the server, which says what came of it. A move that
// counts and was made without connection is kept, and sent when it is back.

import { bearer, keep, kept, keptValue, remembers } from "./device.js";
import { copyText, shareSheet, withAddress } from "./handing.js";
import { ink } from "./inks.js";

/**
 * A kind of challenge. `name` is its address, `when` what its date is called in the page and in what is kept, `form`
 * the class of what it is played in, `moves` where a move goes and `made` what it says; `shown` brings what has come of
 * it before whoever waits, and `finish` adds what only this device knows.
 * @typedef {{name: "daily" | "weekly", when: "day" | "week", form: string, moves: string,
 *   made: (form: HTMLFormElement, chosen: string) => Record<string, string | number>,
 *   shown: (box: HTMLElement) => void, finish: (part: ParentNode) => void}} Kind
 */
/** A move that counts, as it is kept until it is sent. @typedef {Record<string, string | number>} Move */

/** After a failure a kept move is sent again: a device says that it is connected before anything gets through. */
const AGAIN = 4000;

export class Challenge {
  /** @param {Kind} kind @param {HTMLElement} box */
  constructor(kind, box) {
    this.kind = kind;
    this.box = box;
    this.waiting = `yearline-${kind.name}-waiting`;
    this.words = /** @type {HTMLElement | null} */ (document.querySelector(".waiting-answer"));
    this.timer = 0;
    box.addEventListener("submit", (event) => this.move(/** @type {SubmitEvent} */ (event)));
    box.addEventListener("click", share);
    addEventListener("online", this.sendWaiting);
    this.sendWaiting().then(() => this.resume());
  }

  /** @param {string} date @param {string} part */
  address(date, part) {
    return `/${this.kind.name}/${date}/${part}?lang=${document.documentElement.lang}`;
  }

  /** Send a move that counts. @param {Move} made */
  send({ [this.kind.when]: date, ...move }) {
    const headers = { ...bearer(), "Content-Type": "application/json" };
    return fetch(this.address(`${date}`, this.kind.moves), { method: "POST", headers, body: JSON.stringify(move) });
  }

  /** The try that counts, as far as it has come. @param {string} date */
  mine(date) {
    return fetch(this.address(date, "mine"), { headers: bearer() });
  }

  /** A past one is not counted. @param {HTMLFormElement} form @param {SubmitEvent} event @param {string} date */
  playFree(form, event, date) {
    const asked = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form, event.submitter)]));
    return fetch(`${this.address(date, "free")}&${asked}`);
  }

  /** @param {SubmitEvent} event */
  async move(event) {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.matches(`.${this.kind.form}`)) return;
    event.preventDefault();
    if (form.getAttribute("aria-busy")) return;
    form.setAttribute("aria-busy", "true");
    const { [this.kind.when]: date = "", ticket = "", today, counted } = form.dataset;
    const counts = today === "yes" || counted === "yes"; // a try that was begun counts beyond its end
    const chosen = /** @type {HTMLButtonElement} */ (event.submitter).value;
    const made = { [this.kind.when]: date, ...this.kind.made(form, chosen), ticket };
    try {
      await this.show(await (counts ? this.send(made) : this.playFree(form, event, date)), date);
    } catch {
      if (counts) keep(this.waiting, JSON.stringify(made));
      this.tellWaiting(counts);
    } finally {
      form.removeAttribute("aria-busy");
    }
  }

  /** Put the server's answer in place, or say why there is none. @param {Response} answer @param {string} date */
  async show(answer, date) {
    if (answer.ok) return this.put(await answer.text());
    const { code, text } = await answer.json();
    if (code === "stale") return this.put(await (await this.mine(date)).text());
    return this.tell(text, code === "daily_over");
  }

  /** Say something in words, perhaps with the way to what goes on now. @param {string} text @param {boolean} [over] */
  tell(text, over = false) {
    if (!this.words) return;
    this.words.textContent = text;
    this.words.hidden = !text;
    const go = { href: `/${this.kind.name}`, textContent: this.words.dataset.go };
    if (over) this.words.append(" ", Object.assign(document.createElement("a"), go));
    this.words.closest(".stage")?.classList.toggle("told", Boolean(text));
  }

  /** There is no connection. @param {boolean} counts */
  tellWaiting(counts) {
    this.tell(this.words?.dataset.waiting ?? "");
    clearTimeout(this.timer);
    if (counts) this.timer = setTimeout(this.sendWaiting, AGAIN);
  }

  /** @param {string} html @param {boolean} [asked] whether somebody is waiting for it */
  put(html, asked = true) {
    this.tell("");
    this.box.innerHTML = html;
    ink(this.box);
    this.kind.finish(this.box);
    if (asked) this.kind.shown(this.box);
  }

  /** A move that was made without a connection: send it now. */
  sendWaiting = async () => {
    const made = /** @type {Move | null} */ (keptValue(this.waiting));
    const date = `${made?.[this.kind.when]}`;
    if (!made || !/^[\d-]{10}$/.test(date)) return;
    const said = await this.send(made).catch(() => null);
    if (!said) return this.tellWaiting(true);
    keep(this.waiting, "");
    if (this.box.querySelector(`[data-${this.kind.when}="${date}"]`)) await this.show(said, date);
  };

  /** What this person has done already, here or on another device; of a past one, only a try that is not finished. */
  async resume() {
    const { form: name, when } = this.kind;
    const form = /** @type {HTMLFormElement | null} */ (this.box.querySelector(`.${name}:not(.begun)`));
    if (!form || !kept("yearline-secret")) return;
    const answer = await this.mine(form.dataset[when] ?? "").catch(() => null);
    const html = answer?.ok ? await answer.text() : "";
    const untouched = form.isConnected && !form.getAttribute("aria-busy") && !form.contains(document.activeElement);
    const finished = form.dataset.today === "yes" && html.includes('class="outcome');
    if (untouched && (finished || html.includes(`class="${name} begun"`))) this.put(html, false);
  }
}

/** What a device can do with a result, and whether it keeps it. @param {HTMLElement} outcome */
export function offer(outcome) {
  for (const one of outcome.querySelectorAll(".share-buttons, .practise")) one.toggleAttribute("hidden", false);
  for (const one of outcome.querySelectorAll(".forgets")) one.toggleAttribute("hidden", remembers);
  if (!("share" in navigator)) outcome.querySelector("[data-share=text]")?.remove();
}

/**
 * What one scored at other times, beside the ways there; `whole` says of a result whether there was no better one.
 * @template {{score: number}} Result
 * @param {ParentNode} part @param {"day" | "week"} when @param {Record<string, Result>} results
 * @param {(result: Result) => boolean} whole
 */
export function showScores(part, when, results, whole) {
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll(`a[data-${when}]`))) {
    const known = results[link.dataset[when] ?? ""];
    const place = link.querySelector("i");
    if (known && place) place.textContent = String(known.score).replace("-", "−");
    link.classList.toggle("all-right", Boolean(known && whole(known)));
  }
}

/** Hand a result on. @param {MouseEvent} event */
async function share(event) {
  const button = /** @type {HTMLElement} */ (event.target).closest("[data-share]");
  const outcome = /** @type {HTMLElement | null} */ (button?.closest(".outcome"));
  if (!button || !outcome) return;
  const text = outcome.querySelector("textarea")?.value ?? "";
  const way = button.getAttribute("data-share");
  if (way === "picture") return (await import("./daily_picture.js")).sharePicture(outcome, text);
  if (way === "text" && (await shareSheet(withAddress(text)))) return;
  if (!(await copyText(text))) return;
  const copy = outcome.querySelector("[data-share=copy]");
  const said = copy?.querySelector("span");
  if (said) said.textContent = copy?.getAttribute("data-done") ?? "";
}
