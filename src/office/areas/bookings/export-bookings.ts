import { listBookings } from '#modules/booking/board/list-bookings.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { exportRoute } from '../../parts/list/export-route.ts';
import { boardFilter, listedBooking } from './board-filter.ts';
import { bookingList } from './booking-list.tsx';

/** Exports the bookings that the list shows. */
export const loader = exportRoute({
  list: bookingList,
  object: 'bookings',
  file: 'dat-cho',
  async load({ app, actor, address, now, limit }) {
    const filter = boardFilter(address, actor);
    const { rows, next } = await listBookings(app.readDb, filter, {}, { limit, now });
    return { rows: rows.map((row) => listedBooking(row, dayInVietnam(now))), next };
  },
});
