import { bookingConfirmed, bookingRebooked } from '#modules/booking/events.ts';
import { vouchersIssued, vouchersRebooked } from '#modules/vouchers/events.ts';

/** What mails hear of after an event: of what changes vouchers, that the vouchers are as they should be. */
export function mailEvent(announced: string): string {
  if (announced === bookingConfirmed.name) return vouchersIssued.name;
  return announced === bookingRebooked.name ? vouchersRebooked.name : announced;
}
