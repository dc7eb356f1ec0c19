// Before the game: who sits where, what is agreed, and how others find the table.

import { html } from "./view.js";
import { Icon } from "./card.js";
import { Agreement, agreedWords } from "./agreement.js";
import { shareSheet } from "./handing.js";
import { BotPicker, copy, sendAway } from "./panels.js";
import { home, onlyHere } from "./device.js";
import { LessonOffer } from "./lesson_offer.js";
import { useOffers } from "./offers.js";
import { NextGame, SitDown } from "./joining.js";
import { dealing, freeName, limits, nextBot, useShortCut } from "./start.js";
import { Badge } from "./seats.js";
import { isScreen, table, you } from "./state.js";
import { has, t } from "./words.js";

/** @typedef {(command: object) => string} Ask */
/** @typedef {import("./offers.js").Offers} Offers */

function Invitation() {
  const code = table.value?.code ?? "";
  return html`<section class="panel invite" aria-labelledby="invite">
    <h2 id="invite">${t("client-invite")}</h2>
    <img class="qr" src=${`/api/tables/${code}/qr`} alt=${t("client-qr")} width="180" height="180" />
    <p class="big-code">${code}</p>
    <p class="soft small">${t("client-invite-help", { host: new URL(home()).host })}</p>
    ${onlyHere() && html`<p class="notice small">${t("client-invite-only-here")}</p>`}
    ${!isScreen && html`<${Ways} code=${code} />`}
  </section>`;
}

/** The ways to bring others here. @param {{code: string}} props */
function Ways({ code }) {
  const link = `${home()}/t/${code}`;
  const share = async () =>
    (await shareSheet({ title: "Yearline", text: t("client-invite-text"), url: link })) || copy(link);
  return html`<p class="line-up">
    <button type="button" class="button" onClick=${() => copy(link)}>
      <${Icon} name="icon-copy" />${t("client-copy-link")}
    </button>
    ${
      "share" in navigator &&
      html`<button type="button" class="button" onClick=${share}>
        <${Icon} name="icon-share" />${t("client-share")}
      </button>`
    }
    <a class="button" href=${`/t/${code}?screen`} target="_blank"
      ><${Icon} name="icon-screen" />${t("client-show-screen")}</a
    >
  </p>`;
}

/** Who sits there, in small letters. @param {import("./protocol").WireChair} chair @param {boolean} mine */
function noteOn(chair, mine) {
  if (chair.kind === "bot")
    return has(`bots-${chair.bot}-character`) ? t(`bots-${chair.bot}-character`) : t("client-bot");
  if (mine) return t("client-you");
  if (chair.host) return t("client-host");
  return chair.here ? "" : t("client-away");
}

/** @param {{seat: number, ask: Ask, bots: import("./offers.js").BotOffer[]}} props */
function Chair({ seat, ask, bots }) {
  const chair = /** @type {import("./protocol").WireChair} */ (table.value?.chairs[seat]);
  const mine = you.value.seats.includes(seat);
  const { host } = you.value;
  const seatBot = (/** @type {string} */ bot) => ask({ kind: "bot", seat, bot, name: freeName(bot) });
  return html`<li class=${`chair ${chair.kind}`}>
    <${Badge} seat=${seat} />
    <span class="who"
      ><b>${chair.kind === "open" ? t("client-seat-open") : chair.name}</b
      >${chair.kind !== "open" && html`<span class="soft small">${noteOn(chair, mine)}</span>`}
      ${
        chair.kind === "bot" &&
        host &&
        html`<${BotPicker} bots=${bots} value=${chair.bot} label=${t("client-which-bot")} onPick=${seatBot} />`
      }</span
    >
    ${
      chair.kind === "open" &&
      host &&
      html`<button
        type="button"
        class="button add-bot"
        disabled=${!bots.length}
        onClick=${() => seatBot(nextBot(bots))}
      >
        <${Icon} name="icon-bot" /><span>${t("client-add-bot")}</span>
      </button>`
    }
    ${
      chair.kind === "bot" &&
      host &&
      html`<button
        type="button"
        class="button plain round"
        aria-label=${t("client-remove", { name: chair.name })}
        title=${t("client-remove", { name: chair.name })}
        onClick=${() => ask({ kind: "free", seat })}
      >
        <${Icon} name="icon-close" />
      </button>`
    }
    ${
      mine &&
      html`<button type="button" class="button plain" onClick=${() => ask({ kind: "leave", seat })}>
        ${t("client-get-up")}
      </button>`
    }
    ${
      chair.kind === "human" &&
      !mine &&
      host &&
      html`<button type="button" class="button plain danger" onClick=${() => sendAway(ask, seat)}>
        ${t("client-kick")}
      </button>`
    }
  </li>`;
}

/** What is played, before who plays it. @param {{offers: Offers | null}} props */
function GameNow({ offers }) {
  const { game = "coop" } = table.value?.settings ?? {};
  const { fewest, most } = limits(offers);
  const offer = offers?.games.find((one) => one.game === game);
  const agreed = /** @type {import("./agreement.js").WireSettings} */ (table.value?.settings);
  return html`<section class="panel game-now" aria-labelledby="game-now">
    <img src=${`/games/${game}.svg`} alt="" width="320" height="150" decoding="async" />
    <div>
      <h2 id="game-now">${t(`rules-title-${game}`)}</h2>
      ${offer && html`<p>${t(`rules-short-${game}`, agreedWords(offer, agreed))}</p>`}
      <p class="soft small">
        ${offers && t("client-game-players", { from: fewest, to: most })}${offers && " · "}
        <a href=${`/rules/${game}`} target="_blank">${t("client-rules")}</a>
      </p>
    </div>
  </section>`;
}

/** @param {{ask: Ask, offers: Offers | null}} props */
function People({ ask, offers }) {
  const chairs = table.value?.chairs ?? [];
  const free = chairs.some((chair) => chair.kind === "open");
  const seated = you.value.seats.length;
  const watching = (table.value?.watching ?? 0) - (seated ? 0 : 1); // nobody is told of themselves
  return html`<section class="panel" aria-labelledby="who">
    <h2 id="who">${t("client-who-plays")}</h2>
    <ul class="chairs">
      ${chairs.map((_, seat) => html`<${Chair} key=${seat} seat=${seat} ask=${ask} bots=${offers?.bots ?? []} />`)}
    </ul>
    ${isScreen && html`<p>${t("client-screen-join")}</p>`}
    ${free && !isScreen && html`<${SitDown} key=${seated} ask=${ask} />`}
    ${
      !free &&
      !seated &&
      !isScreen &&
      html`<p>${t("client-full")}</p>
        <${NextGame} ask=${ask} />`
    }
    ${watching > 0 && html`<p class="soft small">${t("client-watching", { count: watching })}</p>`}
  </section>`;
}

/** @param {{ask: Ask}} props */
export function Lobby({ ask }) {
  const offers = useOffers();
  useShortCut(ask, offers);
  if (dealing.value) return html`<p class="loading" role="status">${t("client-dealing")}</p>`;
  return html`<div class="lobby">
    <div class="lobby-main">
      <${GameNow} offers=${offers} />
      <${People} ask=${ask} offers=${offers} />
      <${LessonOffer} />
      ${
        offers &&
        table.value &&
        html`<details class="panel agreement">
          <summary>${t(you.value.host ? "client-change-game" : "client-agreed-now")}</summary>
          <${Agreement} ask=${ask} offers=${offers} />
        </details>`
      }
    </div>
    <${Invitation} />
  </div>`;
}
