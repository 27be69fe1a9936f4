import { awaitsQuoteOpening, noteQuoteOpened } from '#modules/booking/access/trip-link-tokens.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { App } from '#platform/app.ts';
import { staffBrowser } from '#platform/http/staff-browser.ts';

const isStaff = (request: Request) => staffBrowser.is(request.headers.get('cookie') ?? undefined);

/** Whether a page should report that its visitor has opened a quote. */
export async function awaitsOpening(
  request: Request,
  { db }: App,
  { code, state }: Pick<BookingView, 'code' | 'state'>,
): Promise<boolean> {
  return isAwaitingPayment(state) && !isStaff(request) && awaitsQuoteOpening(db, code);
}

/** Records that a quote's guest has opened it: somebody with access who is not staff. */
export async function noteOpened(request: Request, { db, clock }: App, code: string): Promise<void> {
  if (!isStaff(request)) await noteQuoteOpened(db, code, clock.now());
}
