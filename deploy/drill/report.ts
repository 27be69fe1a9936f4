/** The effect of an act on guests. */
export interface ActResult {
  name: string;
  /** The longest period without an acknowledged booking, in seconds. */
  gapSeconds: number;
  /** How stale a page was at most when it was requested, in seconds. */
  oldestPageSeconds: number;
  /** Failed requests: broken connections, and 5xx; of the API and of pages. */
  failedRequests: number;
  requests: number;
  bars: { gapSeconds?: number; failedRequests?: number };
  /** Alarms whose condition was true, and those for which it must be; null without a monitor. */
  alarms: { seen: readonly string[]; wanted: readonly string[] } | null;
}

/** A figure of the whole drill, and its limit. */
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

/** The results of a run as a Markdown table. */
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
