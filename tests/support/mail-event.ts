import { bookingConfirmed, bookingRebooked } from '#modules/booking/events.ts';
import { vouchersIssued, vouchersRebooked } from '#modules/vouchers/events.ts';

/** The event that mails listen to after an announced one: where vouchers change, the event after they are issued. */
export function mailEvent(announced: string): string {
  if (announced === bookingConfirmed.name) return vouchersIssued.name;
  return announced === bookingRebooked.name ? vouchersRebooked.name : announced;
}
