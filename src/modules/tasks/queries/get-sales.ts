import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';

export interface Sales {
  /** Sales in each hour of the day, in đồng: 24 numbers, for today the coming ones are 0. */
  today: number[];
  lastWeek: number[];
  /** Up to this minute, on both days. */
  todayVnd: number;
  lastWeekVnd: number;
  bookings: number;
  /** Up to this minute, by sales in descending order. */
  kinds: { kind: KindName; todayVnd: number; lastWeekVnd: number }[];
}

/** Sales confirmed today, compared with the same day of last week. */
export async function getSales(db: Executor, now: Date): Promise<Sales> {
  const from = instantInVietnam(dayInVietnam(now));
  const before = instantInVietnam(addDays(dayInVietnam(now), -7));
  const passedMs = now.getTime() - from.getTime();
  const [hours, kinds] = await Promise.all([
    listHours(db, { from, before, now }),
    listKinds(db, { from, before, now, sameHour: new Date(before.getTime() + passedMs) }),
  ]);
  const hoursOf = (isToday: boolean) => {
    const sums = Array.from({ length: 24 }, () => 0);
    for (const row of hours) if (row.isToday === isToday) sums[row.hour] = row.amountVnd;
    return sums;
  };
  const sum = (key: 'todayVnd' | 'lastWeekVnd') => kinds.reduce((total, row) => total + row[key], 0);
  return {
    today: hoursOf(true),
    lastWeek: hoursOf(false),
    todayVnd: sum('todayVnd'),
    lastWeekVnd: sum('lastWeekVnd'),
    bookings: hours.reduce((total, row) => total + (row.isToday ? row.bookings : 0), 0),
    kinds: kinds.toSorted((one, other) => other.todayVnd - one.todayVnd),
  };
}

/** A gift card only counts as a sale when it pays for something. */
const isNoGift = sql`NOT EXISTS (SELECT FROM gift_cards g WHERE g.booking_id = b.id)`;

async function listHours(db: Executor, { from, before, now }: { from: Date; before: Date; now: Date }) {
  const { rows } = await sql<{ isToday: boolean; hour: number; amountVnd: number; bookings: number }>`
    SELECT confirmed_at >= ${from} AS "isToday",
      extract(hour FROM confirmed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::int AS hour,
      sum(total_vnd)::bigint AS "amountVnd", count(*)::int AS bookings
    FROM bookings b
    WHERE (confirmed_at BETWEEN ${from} AND ${now}
      OR (confirmed_at >= ${before} AND confirmed_at < ${before}::timestamptz + INTERVAL '1 day')) AND ${isNoGift}
    GROUP BY 1, 2`.execute(db);
  return rows;
}

async function listKinds(
  db: Executor,
  { from, before, now, sameHour }: { from: Date; before: Date; now: Date; sameHour: Date },
) {
  const { rows } = await sql<Sales['kinds'][number]>`
    SELECT i.kind, coalesce(sum(i.amount_vnd) FILTER (WHERE b.confirmed_at >= ${from}), 0)::bigint AS "todayVnd",
      coalesce(sum(i.amount_vnd) FILTER (WHERE b.confirmed_at < ${from}), 0)::bigint AS "lastWeekVnd"
    FROM bookings b JOIN booking_items i ON i.booking_id = b.id
    WHERE (b.confirmed_at BETWEEN ${from} AND ${now} OR b.confirmed_at BETWEEN ${before} AND ${sameHour}) AND ${isNoGift}
    GROUP BY i.kind`.execute(db);
  return rows;
}
