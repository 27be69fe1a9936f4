import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import {
  type BoardFilter,
  type BoardRow,
  countBookings,
  listBookings,
  mostCounted,
  sumBookings,
} from '#modules/booking/board/list-bookings.ts';
import { listLabels, longestLabel } from '#modules/booking/board/notes.ts';
import { isBookingCode } from '#modules/booking/schema.ts';
import type { Database } from '#platform/db/connect.ts';
import { readCursor, writeCursor } from '#platform/db/keyset-page.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress, writeListAddress } from '../../parts/list/list-address.ts';
import { NoRows } from '../../parts/list/no-rows.tsx';
import { readBulkChoice } from '../../parts/list/read-bulk-choice.ts';
import type { ListAddress } from '../../parts/list/types.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { listColleagues } from '../../parts/people/colleagues.ts';
import { boardFilter, boardViews, listedBooking } from './board-filter.ts';
import { bookingAddress } from './booking-address.ts';
import { bookingBulk } from './booking-bulk.ts';
import { BookingBulkSheet } from './booking-bulk-sheet.tsx';
import { bookingList } from './booking-list.tsx';
import { runBookingBulk } from './run-booking-bulk.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.read');
  const { readDb, clock } = appOf(context);
  const now = clock.now();
  const address = readListAddress(new URL(request.url).search, bookingList);
  const { after, before } = address;
  const filter = boardFilter(address, actorOf(context));
  const place = { after: after ? readCursor(after) : null, before: before ? readCursor(before) : null };
  const [{ rows, next, previous }, counts, sum, labels] = await Promise.all([
    listBookings(readDb, filter, place, { now }),
    countBookings(readDb, now),
    sumBookings(readDb, filter, now),
    listLabels(readDb),
  ]);
  const today = dayInVietnam(now);
  const bySlug = Object.entries(boardViews).flatMap(([slug, name]) =>
    counts[name] === undefined ? [] : [[slug, counts[name]] as const],
  );
  return {
    rows: rows.map((row) => ({ ...listedBooking(row, today), href: hrefOf(row, address) })),
    next,
    previous,
    counts: Object.fromEntries(bySlug),
    about: sumWords(sum),
    labels: { known: labels, longest: longestLabel },
    without: rows.length === 0 ? await countWithout(readDb, address, { me: actorOf(context), now }) : {},
    now: now.toISOString(),
    bulk: await readBulk(new URL(request.url).searchParams, readDb, { filter, now }),
  };
}

/** How many bookings an empty list would have without each of its filters; not counted above the most that are. */
async function countWithout(
  db: Database,
  address: ListAddress,
  { me, now }: { me: { id: string }; now: Date },
): Promise<Record<string, number>> {
  const fewer: [string, ListAddress][] = [
    ...(address.text ? [['tim', { ...address, text: '' }] as [string, ListAddress]] : []),
    ...Object.keys(address.filters).map((name): [string, ListAddress] => {
      const { [name]: _, ...filters } = address.filters;
      return [name, { ...address, filters }];
    }),
  ];
  const counted = await Promise.all(
    fewer.map(async ([name, one]) => [name, await sumBookings(db, boardFilter(one, me), now)] as const),
  );
  return Object.fromEntries(counted.flatMap(([name, sum]) => (sum ? [[name, sum.count]] : [])));
}

/** A booking's address that records the list it was opened from, for its previous and next links. */
function hrefOf({ id, code, changedAt }: BoardRow, address: ListAddress): string {
  const trong = writeListAddress({ ...address, after: '', before: '' }, bookingList, {}) || '?';
  return bookingAddress(code, '', { trong, o: writeCursor([changedAt.toISOString(), id]) });
}

/** The bookings that a bulk sheet is about, and the staff that they may be assigned to. */
async function readBulk(
  query: URLSearchParams,
  db: Database,
  { filter, now }: { filter: BoardFilter; now: Date },
): Promise<{ name: string; keys: string[]; left: number; staff: { id: string; name: string }[] } | null> {
  const findAll = async (limit: number) =>
    (await listBookings(db, filter, {}, { limit, now })).rows.map(({ code }) => code);
  const choice = await readBulkChoice(query, bookingList, { isKey: isBookingCode, findAll });
  if (!choice) return null;
  const { name } = choice;
  const action = bookingBulk.find((one) => one.name === name);
  const fits = action && 'fits' in action ? action.fits : null;
  const chosen = { view: 'all', codes: choice.keys } as const;
  const keys = fits
    ? (await listBookings(db, chosen, {}, { limit: choice.keys.length, now })).rows
        .filter((row) => fits(listedBooking(row, dayInVietnam(now))))
        .map(({ code }) => code)
    : choice.keys;
  const staff = name === 'giao' ? await listColleagues(db, now) : [];
  return { name, keys, left: choice.keys.length - keys.length, staff };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireRight(context, 'booking.read');
  const reply = await runBookingBulk(await request.formData(), {
    app: appOf(context),
    actor: actorOf(context),
  });
  if (!reply) throw data(null, { status: 400 });
  return data(reply, { status: reply.problem ? 422 : 200 });
}

export const meta = () => [{ title: 'Đặt chỗ' }];

const sumWords = (sum: Awaited<ReturnType<typeof sumBookings>>) =>
  sum
    ? `${sum.count.toLocaleString('vi-VN')} kết quả · ${formatVnd(sum.totalVnd)}`
    : `hơn ${mostCounted.toLocaleString('vi-VN')} kết quả`;

export default function BookingsPage() {
  const { rows, next, previous, counts, about, labels, without, now, bulk } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  useLive(['bookings']);
  const { search } = useLocation();
  const backTo = `/dat-cho${writeListAddress(readListAddress(search, bookingList), bookingList, {})}`;
  return (
    <PageBody>
      <PageHead title="Đặt chỗ" about={about}>
        {may('booking.sell') && (
          <ButtonLink to="/khach-goi" look="primary">
            Đặt hộ khách
          </ButtonLink>
        )}
      </PageHead>
      <List
        list={bookingList}
        rows={rows}
        now={now}
        counts={counts}
        suggestions={{ nhan: labels.known }}
        next={next}
        previous={previous}
        empty={
          <NoRows
            list={bookingList}
            noun="đặt chỗ"
            without={without}
            title="Không có đặt chỗ nào đang mở"
            all="?xem=tat-ca"
          >
            <p>Khách đặt trên trang, hoặc bạn đặt hộ khách, là đơn hiện ở đây ngay.</p>
            <ButtonLink to="?xem=tat-ca" className="mt-3">
              Xem tất cả
            </ButtonLink>
          </NoRows>
        }
      />
      {bulk && <BookingBulkSheet key={bulk.name} {...{ bulk, labels, reply, backTo }} />}
    </PageBody>
  );
}
