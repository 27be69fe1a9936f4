import {
  disruptionReasonLabels,
  disruptionReasons,
  listAffectedGuests,
  listDisruptions,
  previewClosing,
  searchScopes,
} from '#modules/booking/disruption/queries.ts';
import type { App } from '#platform/app.ts';
import { namesOfActors } from '#platform/history/list-actors.ts';
import { addDays, dayInVietnam, isDay } from '#platform/time/days.ts';
import { readScope } from './read-scope.ts';

export type DisruptionsData = Awaited<ReturnType<typeof loadDisruptions>>;

/** Number of days back for which closings are shown. */
const daysBack = 90;

/** The closings, the chosen one with its guests, and the options of the form. @param query of the address */
export async function loadDisruptions({ db, clock }: Pick<App, 'db' | 'clock'>, query: URLSearchParams) {
  const today = dayInVietnam(clock.now());
  const [text, scopeText] = [query.get('tim')?.slice(0, 80) ?? '', query.get('chon') ?? ''];
  const [fromOn, toOn] = [query.get('tu') ?? '', query.get('den') ?? ''];
  const scope = readScope(scopeText);
  const isDated = isDay(fromOn) && isDay(toOn) && toOn >= fromOn;
  const [rows, scopes, preview] = await Promise.all([
    listDisruptions(db, addDays(today, -daysBack)),
    searchScopes(db, text),
    scope ? previewClosing(db, scope, isDated ? { fromOn, toOn } : { fromOn: today, toOn: today }) : null,
  ]);
  const nameOf = await namesOfActors(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  const closings = rows.map(({ reason, createdBy, ...row }) => ({
    ...row,
    createdBy: nameOf(createdBy),
    closesDays: reason !== 'regrouped',
    reasonLabel: disruptionReasonLabels[reason as keyof typeof disruptionReasonLabels],
  }));
  const chosen = closings.find(({ id }) => id === query.get('dot')) ?? null;
  return {
    closings,
    chosen,
    guests: chosen ? await listAffectedGuests(db, chosen.id) : [],
    form: { text, scopeText: preview ? scopeText : '', fromOn, toOn, isDated },
    scopes,
    preview,
    isUnknown: scope !== null && preview === null,
    reasons: disruptionReasons.map((value) => ({ value, title: disruptionReasonLabels[value] })),
    today,
  };
}
