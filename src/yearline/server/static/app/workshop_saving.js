// Saving by itself: what was changed is kept on the device at once and sent when it can be. Nobody's work is
// overwritten in silence: if somebody else was quicker, both are shown.

/** @typedef {import("./workshop_draft.js").Draft} Draft */
/**
 * @typedef {{status: number, body: {revision?: number, draft?: Draft, text?: string}}} Answer status 0: no connection
 */
/** @typedef {"saved" | "unsaved" | "saving" | "waiting" | "conflict" | "refused"} State */
/**
 * @typedef {object} Ways
 * @property {(base: number, draft: Draft) => Promise<Answer>} send
 * @property {(task: () => void, milliseconds: number) => unknown} later
 * @property {(unsent: {revision: number, base: Draft, draft: Draft} | null) => void} keep null: all has arrived
 * @property {(state: State, more: {text?: string, gone?: boolean, theirs?: Draft, base?: Draft}) => void} told
 */

/** Somebody who types is not interrupted by every letter on its way. */
export const DELAY = 1_500;
const AGAIN = [2_000, 5_000, 15_000, 30_000];

/** @param {Ways} ways */
export function saver({ send, later, keep, told }) {
  let revision = 0;
  /** What both sides had last. @type {Draft} */
  let base = { meta: {}, columns: [], rows: [] };
  /** @type {Draft | null} */
  let pending = null;
  let planned = 0;
  let busy = false;
  let stopped = false;
  /** What somebody else has saved meanwhile. @type {{at: number, theirs: Draft} | null} */
  let quicker = null;
  let failed = 0;

  /** @param {number} milliseconds */
  function plan(milliseconds) {
    const mine = ++planned;
    later(() => mine === planned && flush(), milliseconds);
  }

  /** Where both sides agree. @param {number} at @param {Draft} draft */
  function agree(at, draft) {
    [revision, base, pending, stopped, quicker, failed] = [at, draft, null, false, null, 0];
    keep(null);
    told("saved", {});
  }

  /** @param {Draft} draft */
  function changed(draft) {
    pending = draft;
    keep({ revision, base, draft });
    if (stopped) return;
    if (!busy) told("unsaved", {});
    plan(DELAY);
  }

  async function flush() {
    if (busy || stopped || !pending) return;
    const sent = pending;
    busy = true;
    told("saving", {});
    /** @type {Answer} */
    const { status, body } = await send(revision, sent).catch(() => ({ status: 0, body: {} }));
    busy = false;
    if (status === 200) arrived(sent, Number(body.revision));
    else if (status === 409 && body.draft) clashed(Number(body.revision), body.draft);
    else if (status === 0 || status === 429 || status >= 500) wait();
    else {
      stopped = true;
      told("refused", { text: body.text, gone: status === 404 });
    }
  }

  /** @param {Draft} sent @param {number} at */
  function arrived(sent, at) {
    const more = pending !== sent ? pending : null;
    agree(at, sent);
    if (more) changed(more);
  }

  function wait() {
    told("waiting", {});
    plan(AGAIN[Math.min(failed++, AGAIN.length - 1)]);
  }

  /**
   * Somebody else was quicker. Until the person has chosen, the device keeps what both began with: another visit must
   * find the clash again.
   * @param {number} at
   * @param {Draft} theirs
   */
  function clashed(at, theirs) {
    stopped = true;
    quicker = { at, theirs };
    told("conflict", { theirs, base });
  }

  /** After a clash or a refusal: what the person wants to stand, as the next revision. @param {Draft} draft */
  function settle(draft) {
    if (quicker) [revision, base, quicker] = [quicker.at, quicker.theirs, null];
    stopped = false;
    changed(draft);
    return flush();
  }

  /** What an earlier visit could not send. @param {number} from @param {Draft} began @param {Draft} draft */
  function resume(from, began, draft) {
    const [at, theirs] = [revision, base];
    [revision, base] = [from, began];
    changed(draft);
    if (from !== at) clashed(at, theirs);
  }

  return { agree, changed, flush, resume, settle, waiting: () => pending !== null };
}
