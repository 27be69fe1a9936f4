import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { activeItems, requestMoved } from '#modules/booking/active-items.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';

/** Opens a sent quote for revision: redirects to a call's address with its items. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.sell');
  const { db, clock } = appOf(context);
  const { code = '' } = params;
  const booking = await findBookingByCode(db, code, clock.now());
  if (!booking) throw data(null, { status: 404 });
  const items = activeItems(booking.quote);
  const query = new URLSearchParams({ sua: code });
  const [first] = items;
  if (first) {
    query.set('di', first.from);
    if (first.to > first.from) query.set('ve', first.to);
    query.set('lon', String(first.adults));
    if (first.childAges.length > 0) query.set('tuoi', first.childAges.join(' '));
    query.set('xem', String(first.productId));
  }
  for (const item of items) query.append('mon', JSON.stringify(requestMoved(item, 0)));
  return redirect(`/khach-goi?${query}`);
}
