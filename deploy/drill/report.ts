/** What an act was like for guests. */
export interface ActResult {
  name: string;
  /** The longest time in which no booking was acknowledged, in seconds. */
  gapSeconds: number;
  /** How long a page had been out of date when it was asked for, at most, in seconds. */
  oldestPageSeconds: number;
  /** Answers that were no answers: connections that broke, and 5xx; of the API and of pages. */
  failedRequests: number;
  requests: number;
  bars: { gapSeconds?: number; failedRequests?: number };
  /** Alarms that were seen, and those that must have been; null where there was nobody to see them. */
  alarms: { seen: readonly string[]; wanted: readonly string[] } | null;
}

/** A fact about the whole drill, and what it must be. */
export interface Fact {
  name: string;
  value: number;
  atMost: number;
}

const oldestPage = 5;

/** What does not hold, one line each; none when the drill has passed. */
export function failuresOf(results: readonly ActResult[], facts: readonly Fact[]): string[] {
  const ofActs = results.flatMap(({ name, gapSeconds, oldestPageSeconds, failedRequests, bars, alarms }) => [
    ...over(name, 's without a booking', gapSeconds, bars.gapSeconds),
    ...over(name, 's old was a page', oldestPageSeconds, oldestPage),
    ...over(name, 'failed requests', failedRequests, bars.failedRequests),
    ...(alarms?.wanted.filter((one) => !alarms.seen.includes(one)) ?? []).map(
      (one) => `${name}: ${one} was not among the alarms`,
    ),
  ]);
  return [...ofActs, ...facts.flatMap(({ name, value, atMost }) => over(name, 'of them', value, atMost))];
}

function over(name: string, unit: string, value: number, atMost: number | undefined): string[] {
  return atMost === undefined || value <= atMost
    ? []
    : [`${name}: ${round(value)} ${unit}, ${atMost} at most`];
}

/** The table of a run, as Markdown. */
export function tableOf(results: readonly ActResult[], facts: readonly Fact[]): string {
  const acts = results.map(
    ({ name, gapSeconds, oldestPageSeconds, failedRequests, requests, bars, alarms }) =>
      row(
        name,
        `${round(gapSeconds)} s${bars.gapSeconds === undefined ? '' : ` (≤ ${bars.gapSeconds})`}`,
        `${round(oldestPageSeconds)} s`,
        `${failedRequests} of ${requests}${bars.failedRequests === undefined ? '' : ` (≤ ${bars.failedRequests})`}`,
        alarms?.seen.join(', ') || '–',
      ),
  );
  return [
    row('what happens', 'longest without a booking', 'oldest page (≤ 5 s)', 'failed requests', 'alarms'),
    row('---', '---', '---', '---', '---'),
    ...acts,
    '',
    row('over the whole drill', 'is', 'at most'),
    row('---', '---', '---'),
    ...facts.map(({ name, value, atMost }) =>
      row(name, String(round(value)), Number.isFinite(atMost) ? String(atMost) : '–'),
    ),
    '',
  ].join('\n');
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const round = (value: number) => Math.round(value * 10) / 10;
