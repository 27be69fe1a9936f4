/** Start time of a service on its day, and its length in days. */
export interface ServiceTimes {
  /** Vietnam time. */
  startsAt: string;
  /** Guests who come later have missed it (a departure); false where they may come at any time (a room). */
  isFixed: boolean;
  /** The latest closing time of where guests may come at any time of a single day; null elsewhere, and where it closes after midnight. */
  closesAt: string | null;
  days: number;
  nights: number;
}

/**
 * Reads start time and length of a service from the details of product and unit, for any kind: a time of the unit
 * (slot, entry) takes precedence over departure or boarding, and these over the check-in time.
 */
export function serviceTimes(
  details: Record<string, unknown>,
  unitDetails: Record<string, unknown>,
): ServiceTimes {
  const fixed = [unitDetails.startsAt, unitDetails.entryAt, details.departureTime, details.boardingAt].find(
    isText,
  );
  const hours = Array.isArray(details.openHours) ? (details.openHours as OpenHours[]) : [];
  const opens = [details.checkInFrom, hours[0]?.from].find(isText);
  const days = numberOf(details.days) ?? numberOf(details.validityDays) ?? 1;
  return {
    startsAt: fixed ?? opens ?? '12:00',
    isFixed: fixed !== undefined,
    closesAt: fixed === undefined && days === 1 ? lastClosing(hours) : null,
    days,
    nights: numberOf(details.nights) ?? 0,
  };
}

interface OpenHours {
  from?: unknown;
  to?: unknown;
}

function lastClosing(hours: readonly OpenHours[]): string | null {
  const closings = hours.map(({ from, to }) => (isText(from) && isText(to) && to > from ? to : null));
  return closings.includes(null) ? null : (closings.toSorted().at(-1) ?? null);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
