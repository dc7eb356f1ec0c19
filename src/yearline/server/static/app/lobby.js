// Before the game: who sits where, what is agreed, and how others find the table.

import { html, useEffect } from "./view.js";
import { Icon } from "./card.js";
import { Agreement } from "./agreement.js";
import { BotPicker, botName, copy, sendAway } from "./bits.js";
import { useOffers } from "./offers.js";
import { SitDown } from "./sitting.js";
import { Badge } from "./seats.js";
import { isScreen, table, you } from "./state.js";
import { has, t } from "./words.js";

/** @typedef {(command: object) => string} Ask */
/** @typedef {import("./offers.js").Offers} Offers */

function Invitation() {
  const code = table.value?.code ?? "";
  const link = `${location.origin}/t/${code}`;
  const share = () => navigator.share({ title: "Yearline", text: t("client-invite-text"), url: link }).catch(() => {});
  return html`<section class="panel invite" aria-labelledby="invite">
    <h2 id="invite">${t("client-invite")}</h2>
    <img class="qr" src=${`/api/tables/${code}/qr`} alt=${t("client-qr")} width="180" height="180" />
    <p class="big-code">${code}</p>
    <p class="soft small">${t("client-invite-help", { host: location.host })}</p>
    <p class="line-up"><button type="button" class="button" onClick=${() => copy(link)}><${Icon} name="icon-copy" />${t("client-copy-link")}</button>
      ${"share" in navigator && html`<button type="button" class="button" onClick=${share}><${Icon} name="icon-share" />${t("client-share")}</button>`}</p>
  </section>`;
}

/** A bot may be seated under a name that is still free, however it is written. @param {string} bot @param {string[]} coming who is about to sit down */
function freeName(bot, ...coming) {
  const taken = [...coming, ...(table.value?.chairs ?? []).map((chair) => chair.name)].map((name) => name.toLowerCase());
  for (let n = 1; ; n++) {
    const name = n === 1 ? botName(bot) : `${botName(bot)} ${n}`;
    if (!taken.includes(name.toLowerCase())) return name;
  }
}

/** The bots in the order in which they are offered a seat: first one that can be beaten, but not by chance. @param {import("./offers.js").BotOffer[]} bots */
function nextBot(bots) {
  const seated = new Set(table.value?.chairs.map((chair) => chair.bot));
  const fair = [...bots].sort((a, b) => Math.abs(a.level - PARTNER) - Math.abs(b.level - PARTNER));
  return (fair.find((bot) => !seated.has(bot.id)) ?? fair[0])?.id ?? "simple";
}
const PARTNER = 3;

/** Who sits there, in small letters. @param {import("./protocol").WireChair} chair @param {boolean} mine */
function noteOn(chair, mine) {
  if (chair.kind === "bot") return has(`bots-${chair.bot}-character`) ? t(`bots-${chair.bot}-character`) : t("client-bot");
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
    <span class="who"><b>${chair.kind === "open" ? t("client-seat-open") : chair.name}</b>${chair.kind !== "open" && html`<span class="soft small">${noteOn(chair, mine)}</span>`}
      ${chair.kind === "bot" && host && html`<${BotPicker} bots=${bots} value=${chair.bot} label=${t("client-which-bot")} onPick=${seatBot} />`}</span>
    ${chair.kind === "open" && host && html`<button type="button" class="button" onClick=${() => seatBot(nextBot(bots))}><${Icon} name="icon-bot" />${t("client-add-bot")}</button>`}
    ${chair.kind === "bot" && host && html`<button type="button" class="button plain round" aria-label=${t("client-remove", { name: chair.name })} title=${t("client-remove", { name: chair.name })} onClick=${() => ask({ kind: "free", seat })}><${Icon} name="icon-close" /></button>`}
    ${mine && html`<button type="button" class="button plain" onClick=${() => ask({ kind: "leave", seat })}>${t("client-get-up")}</button>`}
    ${chair.kind === "human" && !mine && host && html`<button type="button" class="button plain danger" onClick=${() => sendAway(ask, seat)}>${t("client-kick")}</button>`}
  </li>`;
}

/** The way into the game, below the lobby and always in sight. @param {{ask: Ask}} props */
export function StartBar({ ask }) {
  const offers = useOffers();
  if (isScreen) return null;
  const seated = (table.value?.chairs ?? []).filter((chair) => chair.kind !== "open").length;
  const needed = offers?.games.find((game) => game.game === table.value?.settings.game)?.seats[0] ?? 1;
  const host = table.value?.chairs.find((chair) => chair.host)?.name;
  if (!you.value.host) return html`<p class="start soft">${host ? t("client-host-starts", { name: host }) : t("client-host-starts-soon")}</p>`;
  return html`<div class="start">${seated < needed && html`<p class="soft small">${t("client-need-more", { count: needed })}</p>`}
    <button type="button" class="button primary big" disabled=${seated < needed} onClick=${() => ask({ kind: "start" })}><${Icon} name="icon-verb-play" />${t("client-start", { count: seated })}</button></div>`;
}

/** "Play now": sit down, seat an opponent and begin, all at once. @param {Ask} ask @param {Offers | null} offers */
function useShortCut(ask, offers) {
  useEffect(() => {
    if (!offers || location.hash !== "#now" || !you.value.host || you.value.seats.length) return;
    history.replaceState(null, "", location.pathname);
    const bot = nextBot(offers.bots);
    const name = localStorage.getItem("yearline-name") ?? t("client-you-name");
    ask({ kind: "join", name });
    ask({ kind: "bot", seat: 1, bot, name: freeName(bot, name) });
    ask({ kind: "start" });
  }, [offers]);
}

/** @param {{ask: Ask}} props */
export function Lobby({ ask }) {
  const offers = useOffers();
  useShortCut(ask, offers);
  const chairs = table.value?.chairs ?? [];
  const free = chairs.some((chair) => chair.kind === "open");
  const watching = (table.value?.watching ?? 0) - (you.value.seats.length ? 0 : 1); // nobody is told of themselves
  return html`<div class="lobby">
    <div class="lobby-main">
      <section class="panel" aria-labelledby="who">
        <h2 id="who">${t("client-who-plays")}</h2>
        <ul class="chairs">${chairs.map((_, seat) => html`<${Chair} key=${seat} seat=${seat} ask=${ask} bots=${offers?.bots ?? []} />`)}</ul>
        ${free && !isScreen && html`<${SitDown} key=${you.value.seats.length} ask=${ask} />`}
        ${watching > 0 && html`<p class="soft small">${t("client-watching", { count: watching })}</p>`}
      </section>
      ${offers && table.value && html`<${Agreement} ask=${ask} offers=${offers} />`}
    </div>
    <${Invitation} />
  </div>`;
}
