/** When a service begins on its day and how many days it lasts. */
export interface ServiceTimes {
  /** Clock time in Vietnam. */
  startsAt: string;
  /** Guests who come later have missed it (a departure); false where they may come at any time (a room). */
  isFixed: boolean;
  days: number;
  nights: number;
}

/**
 * Reads the hour and the length of a service out of the details of product and unit, whatever the kind: an hour of the
 * unit (slot, entry) goes before departure or boarding, and these before the hour from which guests are let in.
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
