// What is agreed before the start, explained in words: the game, its options, the decks, the seats and the clock.

import { kept as remembered } from "./device.js";
import { html } from "./view.js";
import { frame, table, you } from "./state.js";
import { has, inWords, t, tFirst } from "./words.js";

/** @typedef {import("./offers.js").Offers} Offers */
/** @typedef {import("./offers.js").OptionOffer} OptionOffer */
/** @typedef {Required<import("./protocol").WireSettings>} WireSettings */
/** What an option can be, or be for each seat. @typedef {WireSettings["options"][string]} Value */

const CLOCKS = [0, 30, 60, 120, 300, 86400, 259200];
/** Options that a table seldom changes stay folded away. */
const SELDOM = [
  "setup_order",
  "equal_in_gap",
  "discard_blocked",
  "browse_own_stacks",
  "first_player",
  "max_players",
  "playoff",
];

/** What holds where nobody chose. @param {OptionOffer} option @param {string} language */
const usual = ({ by_language, values }, language) => (by_language && values.includes(language) ? language : values[0]);

/** A value of an option in words. @param {string} option @param {Value} value */
function valueWords(option, value) {
  if (option === "first_player" && typeof value === "number") return t("client-value-seat", { number: value + 1 });
  const spelled = String(value).replaceAll("_", "-");
  const name = option.replaceAll("_", "-");
  return has(`client-value-${name}-${spelled}`)
    ? t(`client-value-${name}-${spelled}`)
    : tFirst([`client-value-${spelled}`, "client-value"], { value: String(value) });
}

/**
 * @template {Value} T
 * @param {{label: string, help?: string, value: T, values: T[], words: (value: T) => string,
 * onPick: (value: T) => void, id: string}} props
 */
function Pick({ label, help, value, values, words, onPick, id }) {
  const choose = (/** @type {import("./view.js").On<HTMLSelectElement>} */ event) =>
    onPick(values[event.currentTarget.selectedIndex]);
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <select id=${id} disabled=${!you.value.host} aria-describedby=${help ? `${id}-help` : undefined} onChange=${choose}>
      ${values.map((one, i) => html`<option key=${i} selected=${one === value}>${words(one)}</option>`)}
    </select>
    ${help && html`<p class="help" id=${`${id}-help`}>${help}</p>`}
  </div>`;
}

/** A deck more or a deck less, but at least one. @param {string[]} decks @param {string} id */
function toggled(decks, id) {
  if (!decks.includes(id)) return [...decks, id];
  return decks.length > 1 ? decks.filter((one) => one !== id) : decks;
}

/** From what is agreed to what shall be. @typedef {(now: Value) => Value} Update */

/**
 * An option, and where it may differ from seat to seat, a field for each.
 * @param {{option: OptionOffer, value: Value, seats: number, onPick: (update: Update) => void}} props
 */
function OptionField({ option, value, seats, onPick }) {
  const name = option.name.replaceAll("_", "-");
  const each = Array.isArray(value);
  const values = [...option.values].sort((a, b) => (typeof a === "number" && typeof b === "number" ? a - b : 0));
  const words = (/** @type {Value} */ one) => (one === EACH ? t("client-value-each") : valueWords(option.name, one));
  const pick = (/** @type {Value} */ one) => onPick(() => (one === EACH ? Array(seats).fill(option.values[0]) : one));
  const chairs = table.value?.chairs ?? [];
  return html`<${Pick}
      id=${`option-${name}`}
      label=${t(`client-option-${name}`)}
      help=${t(`client-option-${name}-help`)}
      values=${option.per_seat ? [...values, EACH] : values}
      value=${each ? EACH : value}
      words=${words}
      onPick=${pick}
    />
    ${
      each &&
      html`<fieldset class="each" disabled=${!you.value.host}>
        <legend>${t(`client-option-${name}-each`)}</legend>
        <p class="help">${t(`client-option-${name}-each-help`)}</p>
        ${value.map(
          (own, seat) =>
            html`<${Pick}
              key=${seat}
              id=${`option-${name}-${seat}`}
              label=${chairs[seat]?.name || t("client-value-seat", { number: seat + 1 })}
              values=${values}
              value=${own}
              words=${words}
              onPick=${(/** @type {number} */ one) => onPick((now) => (Array.isArray(now) ? now.with(seat, one) : now))}
            />`,
        )}
      </fieldset>`
    }`;
}
const EACH = "each";

/** The chairs that stay when there are fewer: of the open ones, the last go first. @param {number} seats */
function kept(seats) {
  const chairs = (table.value?.chairs ?? []).map(({ kind }, seat) => ({ kind, seat }));
  while (chairs.length > seats)
    chairs.splice(
      chairs.findLastIndex((chair) => chair.kind === "open"),
      1,
    );
  return chairs.map((chair) => chair.seat);
}

/**
 * Options for another number of seats: they follow those who sit, and new seats get what the last one has.
 * @param {WireSettings["options"]} options
 * @param {number} seats
 */
function forSeats(options, seats) {
  const stay = kept(seats);
  const first = options["first_player"];
  const fitted = (/** @type {Value} */ value) =>
    Array.isArray(value) ? Array.from({ length: seats }, (_, seat) => value[stay[seat] ?? value.length - 1]) : value;
  const all = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, fitted(value)]));
  return typeof first === "number"
    ? { ...all, first_player: stay.includes(first) ? stay.indexOf(first) : "rulebook" }
    : all;
}

/**
 * The decks that suit a game: the one of its own name, or none that is another game's.
 * @param {string} game
 * @param {WireSettings} agreed
 * @param {Offers} offers
 */
function decksFor(game, agreed, offers) {
  if (offers.decks.some((deck) => deck.id === game)) return [game];
  const free = (/** @type {string} */ id) => !offers.games.some((one) => one.game === id);
  const kept = agreed.decks.filter(free);
  return kept.length
    ? kept
    : offers.decks
        .map((deck) => deck.id)
        .filter(free)
        .slice(0, 1);
}

/** What was sent last, and on which frame. @type {{seq: number, settings: WireSettings | null}} */
let sent = { seq: -1, settings: null };

/**
 * The settings after a change; one that is not answered yet is not undone by the next.
 * @param {WireSettings} agreed
 * @param {(now: WireSettings) => Partial<WireSettings>} update
 */
function changed(agreed, update) {
  const seq = frame.value?.seq ?? 0;
  const now = (sent.seq === seq && sent.settings) || agreed;
  sent = { seq, settings: { ...now, ...update(now) } };
  return sent.settings;
}

/**
 * The options of a game as its words tell them: as agreed, or as the game comes.
 * @param {Offers["games"][number]} offer
 * @param {WireSettings} agreed
 */
export function agreedWords(offer, agreed) {
  const usual = Object.fromEntries(offer.options.map((one) => [one.name, one.values[0]]));
  return inWords(offer.game === agreed.game ? { ...usual, ...agreed.options } : usual);
}

/** The decks that this device has made, for its table to choose from. @returns {Offers["decks"]} */
function ownDecks() {
  try {
    return JSON.parse(remembered("yearline-decks") || "[]").filter(
      (/** @type {{id: string, name: string}} */ one) => one.id && one.name,
    );
  } catch {
    return [];
  }
}

/** @param {{ask: (command: object) => string, offers: Offers}} props */
export function Agreement({ ask, offers }) {
  const agreed = /** @type {WireSettings} */ (table.value?.settings);
  const change = (/** @type {(now: WireSettings) => Partial<WireSettings>} */ update) =>
    ask({ kind: "configure", settings: changed(agreed, update) });
  const game = offers.games.find((one) => one.game === agreed.game);
  const seated = table.value?.chairs.filter((chair) => chair.kind !== "open").length ?? 0;
  const choose = (/** @type {string} */ name, /** @type {Update} */ update) =>
    change(({ options }) => ({ options: { ...options, [name]: update(options[name]) } }));
  const option = (/** @type {OptionOffer} */ one) =>
    html`<${OptionField}
      key=${one.name}
      option=${one}
      value=${agreed.options[one.name] ?? usual(one, agreed.language)}
      seats=${agreed.seats}
      onPick=${(/** @type {Update} */ update) => choose(one.name, update)}
    />`;
  const own = ownDecks();
  const brought = agreed.decks
    .filter((id) => !offers.decks.some((deck) => deck.id === id))
    .map((id) => ({
      id,
      name: own.find((deck) => deck.id === id.split(".")[0])?.name || t("client-own-deck"),
      cards: 0,
    }));
  const decks = [
    ...offers.decks,
    ...brought,
    ...own.filter((deck) => !agreed.decks.some((id) => id.split(".")[0] === deck.id)),
  ];
  const counts = [...Array(8).keys()]
    .map((i) => i + 1)
    .filter((n) => n >= Math.max(seated, 1) && n <= Math.max(seated, game?.seats[1] ?? 8));
  return html`<section aria-labelledby="agreed">
    <h2 id="agreed">${t("client-agreed")}</h2>
    <fieldset disabled=${!you.value.host}>
      <legend class="unseen">${t("client-game")}</legend>
      <div class="choices">
        ${offers.games.map(
          (one) =>
            html`<label key=${one.game} class="choice"
              ><input
                type="radio"
                name="game"
                checked=${one.game === agreed.game}
                onChange=${() =>
                  change((now) => ({ game: one.game, options: {}, decks: decksFor(one.game, now, offers) }))}
              />
              <span
                ><strong>${t(`rules-title-${one.game}`)}</strong
                ><span>${t(`rules-short-${one.game}`, agreedWords(one, agreed))}</span></span
              ></label
            >`,
        )}
      </div>
    </fieldset>
    <fieldset disabled=${!you.value.host}>
      <legend>${t("client-decks")}</legend>
      ${decks.map(
        (deck) =>
          html`<label key=${deck.id} class="check"
            ><input
              type="checkbox"
              checked=${agreed.decks.includes(deck.id)}
              onChange=${() => toggleDeck(deck.id)}
            /><span
              >${deck.name}${" "}<span class="soft small"
                >${deck.cards ? t("client-cards", { count: deck.cards }) : ""}</span
              ></span
            ></label
          >`,
      )}
    </fieldset>
    <div class="pairs">
      <${Pick}
        id="seats"
        label=${t("client-seats")}
        values=${counts}
        value=${agreed.seats}
        words=${(/** @type {number} */ n) => String(n)}
        onPick=${(/** @type {number} */ n) => change(({ options }) => ({ seats: n, options: forSeats(options, n) }))}
      />
      <${Pick}
        id="clock"
        label=${t("client-clock")}
        help=${t("client-clock-help")}
        values=${CLOCKS}
        value=${agreed.clock}
        words=${(/** @type {number} */ n) => t(`client-clock-${n}`)}
        onPick=${(/** @type {number} */ n) => change(() => ({ clock: n }))}
      />
      ${game?.options.filter((one) => !SELDOM.includes(one.name)).map(option)}
    </div>
    <details>
      <summary>${t("client-more-options")}</summary>
      <div class="pairs">
        ${game?.options.filter((one) => SELDOM.includes(one.name)).map(option)}
        <${Pick}
          id="fallback"
          label=${t("client-fallback")}
          values=${["bot", "random"]}
          value=${agreed.fallback}
          words=${(/** @type {string} */ one) => t(`client-fallback-${one}`)}
          onPick=${(/** @type {WireSettings["fallback"]} */ one) => change(() => ({ fallback: one }))}
        />
        <${Pick}
          id="on-leave"
          label=${t("client-on-leave")}
          values=${["rulebook", "bot"]}
          value=${agreed.on_leave}
          words=${(/** @type {string} */ one) => t(`client-on-leave-${one}`)}
          onPick=${(/** @type {WireSettings["on_leave"]} */ one) => change(() => ({ on_leave: one }))}
        />
      </div>
    </details>
  </section>`;

  /** @param {string} id */
  function toggleDeck(id) {
    change(({ decks }) => ({ decks: toggled(decks, id) }));
  }
}
