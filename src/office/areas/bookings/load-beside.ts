import { type BoardRow, countBeside, listBookings } from '#modules/booking/board/list-bookings.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readCursor, writeCursor } from '#platform/db/keyset-page.ts';
import { readListAddress } from '../../parts/list/list-address.ts';
import { boardFilter } from './board-filter.ts';
import { bookingAddress } from './booking-address.ts';
import { bookingList } from './booking-list.tsx';

/** The neighbours of a booking in the list that it was opened from. */
export interface Beside {
  /** The list itself, and its tab's title. */
  list: { to: string; title: string };
  previous: string | null;
  next: string | null;
  /** Position in the list; null where counting would take too long. */
  at: { number: number; of: string } | null;
}

/** Neighbours in the list; null where the booking was not opened from a list. */
export async function loadBeside(
  { readDb, clock }: App,
  { code, query, actor }: { code: string; query: URLSearchParams; actor: StaffActor },
): Promise<Beside | null> {
  const search = query.get('trong');
  const place = readCursor(query.get('o') ?? '');
  if (search === null || !place) return null;
  const address = readListAddress(search, bookingList);
  const filter = boardFilter(address, actor);
  const now = clock.now();
  const [before, after, counted] = await Promise.all([
    // One more: rows changed meanwhile have moved, and one may be the booking itself.
    listBookings(readDb, filter, { before: place }, { limit: 2, now }),
    listBookings(readDb, filter, { after: place }, { limit: 2, now }),
    countBeside(readDb, filter, { place, but: code }, now),
  ]);
  const to = (row: BoardRow | undefined) =>
    row ? bookingAddress(row.code, query, { o: writeCursor([row.changedAt.toISOString(), row.id]) }) : null;
  const isOther = (row: BoardRow) => row.code !== code;
  const { title } = bookingList.views?.find(({ slug }) => slug === address.view) ?? { title: 'Tất cả' };
  return {
    list: { to: `/dat-cho${search}`, title },
    previous: to(before.rows.findLast(isOther)),
    next: to(after.rows.find(isOther)),
    at: counted && !counted.before.isMore ? placeOf(counted) : null,
  };
}

function placeOf({ before, after }: NonNullable<Awaited<ReturnType<typeof countBeside>>>): Beside['at'] {
  const number = before.count + 1;
  return { number, of: `${number + after.count}${after.isMore ? '+' : ''}` };
}
