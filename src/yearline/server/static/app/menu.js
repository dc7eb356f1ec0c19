// How one likes the table, and what the host can do.

import { html } from "./view.js";
import { Icon } from "./card.js";
import { BotPicker, SideHead, botName, copy, sendAway } from "./panels.js";
import { bringBack, home, remembers, wasSomebodyElse } from "./device.js";
import { useOffers } from "./offers.js";
import { ownSecret } from "./socket.js";
import { confirms, nameOf, pace, panel, sounds, table, view, warns, you } from "./state.js";
import { chooseLanguage, chooseTheme, theme } from "./prefs.js";
import { language, speak, t } from "./words.js";

/** @type {Record<string, string>} Every language by its own name, as the page lists them. */
const LANGUAGES = JSON.parse(document.getElementById("table")?.dataset.languages ?? "{}");

/** @param {{kept: import("@preact/signals").Signal<boolean>, label: string}} props */
function Toggle({ kept, label }) {
  return html`<label class="check"
    ><input type="checkbox" checked=${kept.value} onChange=${() => (kept.value = !kept.value)} />${label}</label
  >`;
}

function Likes() {
  const pickPace = (/** @type {import("./view.js").On<HTMLSelectElement>} */ event) =>
    (pace.value = event.currentTarget.value);
  const pickLanguage = async (/** @type {import("./view.js").On<HTMLSelectElement>} */ event) => {
    const chosen = event.currentTarget.value;
    await speak(chosen);
    chooseLanguage(chosen);
  };
  return html`<div class="field">
      <label for="menu-lang">${t("client-language")}</label
      ><select id="menu-lang" onChange=${pickLanguage}>
        ${Object.entries(LANGUAGES).map(
          ([code, name]) =>
            html`<option key=${code} value=${code} lang=${code} selected=${code === language.value}>${name}</option>`,
        )}
      </select>
    </div>
    <div class="field">
      <label for="menu-theme">${t("client-theme")}</label
      ><select
        id="menu-theme"
        onChange=${(/** @type {import("./view.js").On<HTMLSelectElement>} */ e) => chooseTheme(e.currentTarget.value)}
      >
        ${["auto", "light", "dark"].map(
          (one) =>
            html`<option key=${one} value=${one} selected=${one === theme()}>${t(`client-theme-${one}`)}</option>`,
        )}
      </select>
    </div>
    ${
      you.value.host &&
      table.value?.chairs.some((chair) => chair.kind === "bot") &&
      html`<div class="field">
        <label for="menu-pace">${t("client-pace")}</label
        ><select id="menu-pace" onChange=${pickPace}>
          ${["slow", "usual", "fast"].map(
            (one) =>
              html`<option key=${one} value=${one} selected=${one === pace.value}>${t(`client-pace-${one}`)}</option>`,
          )}
        </select>
      </div>`
    }
    <${Toggle} kept=${sounds} label=${t("client-sounds")} />
    <${Toggle} kept=${confirms} label=${t("client-confirms")} />
    <${Toggle} kept=${warns} label=${t("client-warns")} />
    ${
      "Notification" in globalThis &&
      Notification.permission === "default" &&
      html`<button type="button" class="button" onClick=${() => Notification.requestPermission()}>
        <${Icon} name="icon-bell" />${t("client-notify")}
      </button>`
    }`;
}

/** @param {{ask: (command: object) => string, seat: number, bots: import("./offers.js").BotOffer[]}} props */
function SeatTools({ ask, seat, bots }) {
  const chair = table.value?.chairs[seat];
  if (!chair || you.value.seats.includes(seat)) return null;
  return html`<li>
    <b>${chair.kind === "open" ? t("client-seat-open") : chair.name}</b
    ><span class="line-up">
      ${
        chair.kind !== "bot" &&
        html`<${BotPicker}
          bots=${bots}
          label=${t("client-let-bot")}
          onPick=${(/** @type {string} */ bot) => ask({ kind: "bot", seat, bot, name: chair.name || botName(bot) })}
        />`
      }
      ${
        chair.kind !== "open" &&
        html`<button type="button" class="button plain" onClick=${() => ask({ kind: "free", seat })}>
          ${t("client-free")}
        </button>`
      }
      ${
        chair.kind === "human" &&
        html`<button type="button" class="button plain" onClick=${() => ask({ kind: "host", seat })}>
            ${t("client-hand-over")}
          </button>
          <button type="button" class="button plain danger" onClick=${() => sendAway(ask, seat)}>
            ${t("client-kick")}
          </button>`
      }
    </span>
  </li>`;
}

/** @param {{ask: (command: object) => string}} props */
function HostTools({ ask }) {
  const phase = table.value?.phase;
  const bots = useOffers()?.bots ?? [];
  const control = (/** @type {string} */ what) => () => ask({ kind: "control", what });
  return html`<h3>${t("client-host-tools")}</h3>
    <p class="line-up">
      ${
        phase === "playing" &&
        html`<button type="button" class="button" onClick=${control("pause")}>
          <${Icon} name="icon-pause" />${t("client-pause")}
        </button>`
      }
      ${
        phase === "paused" &&
        html`<button type="button" class="button primary" onClick=${control("resume")}>
          <${Icon} name="icon-verb-play" />${t("client-resume")}
        </button>`
      }
      ${
        (phase === "playing" || phase === "paused") &&
        html`<button
          type="button"
          class="button danger"
          onClick=${() => confirm(t("client-end-sure")) && control("end")()}
        >
          ${t("client-end-game")}
        </button>`
      }
    </p>
    <ul class="tools">
      ${table.value?.chairs.map((_, seat) => html`<${SeatTools} key=${seat} ask=${ask} seat=${seat} bots=${bots} />`)}
    </ul>`;
}

/** @param {{ask: (command: object) => string}} props */
export function Menu({ ask }) {
  const code = table.value?.code;
  const seated = you.value.seats.length > 0;
  const playing = table.value?.phase === "playing" || table.value?.phase === "paused";
  const leave = () => {
    if (playing && !confirm(t("client-leave-sure"))) return;
    ask({ kind: "leave" });
    panel.value = "";
  };
  return html`<aside id="side" class="side" aria-labelledby="side-title">
    <${SideHead} title=${t("client-menu")} />
    <div class="side-scroll">
      <${Likes} />
      ${!remembers && html`<p class="small">${t("client-forgets")}</p>`}
      <p class="line-up">
        <button type="button" class="button" onClick=${() => copy(`${home()}/t/${code}`)}>
          <${Icon} name="icon-copy" />${t("client-copy-link")}
        </button>
        <a class="button" href=${`/t/${code}?screen`} target="_blank"
          ><${Icon} name="icon-screen" />${t("client-big-screen")}</a
        >
        ${
          seated &&
          html`<button type="button" class="button" onClick=${() => copy(`${home()}/t/${code}#${ownSecret()}`)}>
            <${Icon} name="icon-phone" />${t("client-other-device")}
          </button>`
        }
        ${
          wasSomebodyElse() &&
          html`<button type="button" class="button" onClick=${() => bringBack(t("client-be-before"))}>
            <${Icon} name="icon-phone" />${t("client-be-back")}
          </button>`
        }
        <a class="button" href=${`/rules/${view.value?.game ?? table.value?.settings.game}`} target="_blank"
          ><${Icon} name="icon-book" />${t("client-rules")}</a
        >
      </p>
      ${you.value.host && html`<${HostTools} ask=${ask} />`}
      ${
        seated &&
        html`<p>
          <button type="button" class="button danger" onClick=${leave}>
            <${Icon} name="icon-door" />${t("client-leave", { name: nameOf(you.value.seats[0]) })}
          </button>
        </p>`
      }
      <h3>${t("client-keys")}</h3>
      <p class="small soft">${t("client-keys-help")}</p>
    </div>
  </aside>`;
}
