// The way from the lobby into the game: nobody starts without themselves by accident, and who plays alone starts at
// once.

import { effect, signal } from "@preact/signals";
import { html, useEffect } from "./view.js";
import { Icon } from "./card.js";
import { botName } from "./panels.js";
import { kept } from "./device.js";
import { useOffers } from "./offers.js";
import { sitDown } from "./joining.js";
import { isScreen, refusals, table, you } from "./state.js";
import { t } from "./words.js";

/** @typedef {(command: object) => string} Ask */
/** @typedef {import("./offers.js").Offers} Offers */

/** Whether a game begins by itself, and nobody need see the lobby. */
export const dealing = signal(location.hash === "#now");
/** What begins the game as soon as the host sits. */
const begins = signal(/** @type {(() => void) | null} */ (null));

effect(() => {
  const begin = begins.value;
  if (!begin || !you.value.seats.length) return;
  begins.value = null;
  begin();
});
const before = refusals.peek();
effect(() => {
  if (refusals.value === before) return;
  begins.value = null;
  dealing.value = false;
});

/**
 * A bot may be seated under a name that is still free, however it is written.
 * @param {string} bot
 * @param {string[]} coming who is about to sit down
 */
export function freeName(bot, ...coming) {
  const taken = [...coming, ...(table.value?.chairs ?? []).map((chair) => chair.name)].map((name) =>
    name.toLowerCase(),
  );
  for (let n = 1; ; n++) {
    const name = n === 1 ? botName(bot) : `${botName(bot)} ${n}`;
    if (!taken.includes(name.toLowerCase())) return name;
  }
}

/**
 * The bots in the order in which they are offered a seat: first one that can be beaten, but not by chance.
 * @param {import("./offers.js").BotOffer[]} bots
 */
function partners(bots) {
  return [...bots].sort((a, b) => Math.abs(a.level - PARTNER) - Math.abs(b.level - PARTNER));
}

/** The first of them that does not sit here yet. @param {import("./offers.js").BotOffer[]} bots */
export function nextBot(bots) {
  const seated = new Set(table.value?.chairs.map((chair) => chair.bot));
  const fair = partners(bots);
  return (fair.find((bot) => !seated.has(bot.id)) ?? fair[0])?.id ?? "simple";
}
const PARTNER = 3;

/** Playing alone: sit down, seat the bots and begin, all at once. @param {Ask} ask @param {Offers | null} offers */
export function useShortCut(ask, offers) {
  useEffect(() => {
    if (!offers || !dealing.value) return;
    history.replaceState(history.state, "", location.pathname);
    dealing.value = you.value.host && !you.value.seats.length;
    if (!dealing.value) return;
    const name = kept("yearline-name") ?? t("client-you-name");
    const company = partners(offers.bots).slice(0, (table.value?.chairs.length ?? 1) - 1);
    ask({ kind: "join", name });
    company.forEach((bot, at) => ask({ kind: "bot", seat: at + 1, bot: bot.id, name: freeName(bot.id, name) }));
    ask({ kind: "start" });
  }, [offers]);
}

/** So few and so many may play what is agreed; the host may allow up to `widest`. @param {Offers | null} offers */
export function limits(offers) {
  const { game, options = {} } = table.value?.settings ?? {};
  const offered = offers?.games.find((one) => one.game === game);
  const [fewest, widest] = offered?.seats ?? [1, 8];
  const allowed = offered?.options.find((one) => one.name === "max_players")?.values[0] ?? widest;
  return { fewest, widest, most: Number(options["max_players"] ?? allowed) };
}

/**
 * More people than the game is for, and the button that allows it.
 * @param {{ask: Ask, count: number, most: number}} props
 */
function TooMany({ ask, count, most }) {
  const settings = table.value?.settings;
  const allow = () =>
    ask({ kind: "configure", settings: { ...settings, options: { ...settings?.options, max_players: count } } });
  const game = t(`rules-title-${settings?.game}`);
  return html`<p class="soft small">${t("client-too-many", { game, most, count })}</p>
    ${
      you.value.host &&
      html`<button type="button" class="button" onClick=${allow}>${t("client-allow-more", { count })}</button>`
    }`;
}

/** Who will play when it is started now: `coming` is the host, who does not sit yet and can. */
function company() {
  const chairs = table.value?.chairs ?? [];
  const seated = chairs.filter((chair) => chair.kind !== "open").length;
  const standing = you.value.host && !you.value.seats.length;
  return {
    seated,
    standing,
    coming: standing && seated < chairs.length,
    people: chairs.some((chair) => chair.kind === "human"),
  };
}

/** Who is to start, for those who are not. */
function Starter() {
  const host = table.value?.chairs.find((chair) => chair.host)?.name;
  return html`<p class="start soft">
    ${host ? t("client-host-starts", { name: host }) : t("client-host-starts-soon")}
  </p>`;
}

/** The way into the game, below the lobby and always in sight. @param {{ask: Ask}} props */
export function StartBar({ ask }) {
  const offers = useOffers();
  if (isScreen || dealing.value) return null;
  const hosted = table.value?.chairs.some((chair) => chair.host);
  if (!you.value.host && (hosted || !you.value.seats.length)) return html`<${Starter} />`;
  const { fewest, widest, most } = limits(offers);
  const { seated, standing, coming, people } = company();
  const count = seated + Number(coming);
  const start = () => ask({ kind: "start" });
  const sitAndStart = () => {
    if (sitDown(ask)) begins.value = start;
  };
  const alone = standing && seated >= fewest && (people || seated > 1);
  return html`<div class="start">
    ${count < fewest && html`<p class="soft small">${t("client-need-more", { count: fewest })}</p>`}
    ${count > most && count <= widest && html`<${TooMany} ask=${ask} count=${count} most=${most} />`}
    ${
      alone &&
      html`<button type="button" class="button plain" disabled=${seated > most} onClick=${start}>
        ${t("client-start-without")}
      </button>`
    }
    ${
      (coming || !standing) &&
      html`<button
        type="button"
        class="button primary big"
        disabled=${count < fewest || count > most}
        onClick=${coming ? sitAndStart : start}
      >
        <${Icon} name="icon-verb-play" />${t("client-start", { count })}
      </button>`
    }
  </div>`;
}
