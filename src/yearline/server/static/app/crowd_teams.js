// The teams of a crowd: a sign, a name and a colour each, and how they stand. The seats join them in turn.

import { html } from "./view.js";
import { t } from "./words.js";

/** @typedef {import("./protocol").CrowdMessage} Crowd */
/** @typedef {import("./protocol").CrowdTeam} CrowdTeam */

/** Sun, moon, star, cloud: drawn, since not every font has them. */
const SIGNS = [
  "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4z" +
    "M3.5 5l1.5-1.5 2.8 2.8-1.5 1.5zm12.7 12.7 1.5-1.5 2.8 2.8-1.5 1.5zM3.5 19l2.8-2.8 1.5 1.5L5 20.5z" +
    "M16.2 6.3 19 3.5 20.5 5l-2.8 2.8z",
  "M20.5 14.5A9 9 0 1 1 9.5 3.5a7 7 0 0 0 11 11z",
  "m12 2 3 6.6 7.2.8-5.3 4.9 1.4 7.1-6.3-3.6-6.3 3.6 1.4-7.1L1.8 9.4 9 8.6z",
  "M7 19a5 5 0 0 1-.7-9.9A6.2 6.2 0 0 1 18.2 10 4.5 4.5 0 0 1 17.5 19z",
];

/** The team of a seat, or null where everybody plays alone. @param {Crowd} seen @param {number | null} seat */
export const teamOf = ({ teams }, seat) => (seat === null || !teams.length ? null : seat % teams.length);

/** @param {number} team */
export const teamName = (team) => t("crowd-team", { team: team + 1 });

/** A team's sign and name. @param {{team: number | null}} props */
export function Team({ team }) {
  if (team === null) return null;
  return html`<span class=${`team team-${team + 1}`}><${Sign} team=${team} />${teamName(team)}</span>`;
}

/** @param {{team: number}} props */
export function Sign({ team }) {
  return html`<svg class="team-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[team]} /></svg>`;
}

/** The best team first. @param {Crowd} seen */
export const best = ({ teams }) =>
  teams.map((one, team) => ({ ...one, team })).sort((one, two) => one.place - two.place || one.team - two.team);

/** How the teams stand; before the game begins, how many people each has. @param {{seen: Crowd}} props */
export function Teams({ seen }) {
  if (!seen.teams.length) return null;
  if (seen.phase === "lobby")
    return html`<ul class="teams-met">
      ${seen.teams.map(({ people }, team) => html`<li key=${team}><${Team} team=${team} /> <b>${people}</b></li>`)}
    </ul>`;
  const own = teamOf(seen, seen.you.seat);
  return html`<ol class="teams">
    ${best(seen).map(
      ({ team, share, place }) =>
        html`<li key=${team} class=${`team-${team + 1}`} aria-current=${team === own || undefined}>
          <i>${place}</i><${Team} team=${team} />
          <span class="bar" aria-hidden="true"><i style=${{ width: `${share}%` }}></i></span><b>${share}%</b>
        </li>`,
    )}
  </ol>`;
}
