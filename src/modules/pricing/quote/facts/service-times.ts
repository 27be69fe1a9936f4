/** Start time of a service on its day, and its length in days. */
export interface ServiceTimes {
  /** Vietnam time. */
  startsAt: string;
  /** Guests who come later have missed it (a departure); false where they may come at any time (a room). */
  isFixed: boolean;
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
  const [hours] = Array.isArray(details.openHours) ? (details.openHours as { from?: unknown }[]) : [];
  const opens = [details.checkInFrom, hours?.from].find(isText);
  return {
    startsAt: fixed ?? opens ?? '12:00',
    isFixed: fixed !== undefined,
    days: numberOf(details.days) ?? numberOf(details.validityDays) ?? 1,
    nights: numberOf(details.nights) ?? 0,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
