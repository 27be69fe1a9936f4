import { movedOf } from '#modules/booking/moved-items.ts';
import { type EventReason, eventLabels } from '#modules/booking/state.ts';
import type { OtherDates } from '#modules/booking/supplier-answer/list-other-dates.ts';
import type { BookingEventRow } from './get-booking-row.ts';

/** An event in words for the guest; `at` is ISO. */
export function eventView({ at, reason }: BookingEventRow): {
  at: string;
  label: string;
  reason: EventReason;
} {
  return {
    at: new Date(at).toISOString(),
    label: eventLabels[reason as EventReason],
    reason: reason as EventReason,
  };
}

/** Items replaced by another product, with why and when, in order of time. */
export function movesOf(
  events: readonly BookingEventRow[],
): { at: string; from: string; to: string; note: string }[] {
  return events
    .filter(({ reason }) => reason === 'moved')
    .flatMap(({ at, details }) =>
      movedOf(details).map(({ title, toTitle }) => ({
        at: new Date(at).toISOString(),
        from: title,
        to: toTitle,
        note: String((details as { note?: string }).note ?? ''),
      })),
    );
}

/** Why a request was declined, and which other days the supplier offered. */
export function declineOf(events: readonly BookingEventRow[]): {
  note: string;
  isUnanswered: boolean;
  otherDates: OtherDates[];
} {
  const last = events.findLast(
    ({ reason }) => reason === 'request_declined' || reason === 'request_unanswered',
  );
  const { note = '', otherDates = [] } = (last?.details ?? {}) as {
    note?: string;
    otherDates?: OtherDates[];
  };
  return { note, isUnanswered: last?.reason === 'request_unanswered', otherDates };
}
