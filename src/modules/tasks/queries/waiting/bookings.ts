import { sql } from 'kysely';
import { listShortTours } from '#modules/booking/disruption/queries.ts';
import { listAwaited } from '#modules/booking/trip/find-booking.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { ListWaiting } from './waiting.ts';

/** Bookings on request that a supplier must accept before their guest pays. */
export const listRequestedBookings: ListWaiting = async (db) => {
  const { rows } = await sql<{ code: string; who: string; fromOn: string; dueAt: Date; totalVnd: number }>`
    SELECT b.code, i.product_title AS who, i.from_on AS "fromOn", b.answer_by AS "dueAt", b.total_vnd AS "totalVnd"
    FROM bookings b JOIN booking_items i ON i.booking_id = b.id AND i.position = 0
    WHERE b.state = 'on_request'`.execute(db);
  return rows.map(({ code, who, fromOn, dueAt, totalVnd }) => ({
    objectId: code,
    title: `Hỏi chỗ: ${who}`,
    about: `${code} · đi ${formatDate(fromOn)}`,
    dueAt,
    amountVnd: totalVnd,
  }));
};

/** Paid items that their supplier has not confirmed. */
export const listUnconfirmedBookings: ListWaiting = async (db, { now }) =>
  (await listAwaited(db, now)).flatMap(({ code, items }) =>
    items.flatMap(({ position, by, title, supplier, fromOn, amountVnd }) =>
      by === null
        ? []
        : {
            objectId: `${code}-${position + 1}`,
            title: `${supplier ?? title} chưa xác nhận`,
            about: `${code} · ${title} · đi ${formatDate(fromOn)}`,
            dueAt: new Date(by),
            amountVnd,
          },
    ),
  );

/** A guest who has paid must not wait long to be offered an alternative. */
const soonMs = 30 * 60_000;

/** Paid items that their supplier has declined: their guests wait for an alternative. */
export const listDeclinedItems: ListWaiting = async (db, { now }) =>
  (await listAwaited(db, now)).flatMap(({ code, items }) =>
    items.flatMap(({ position, title, supplier, fromOn, amountVnd, declinedAt }) =>
      declinedAt === null
        ? []
        : {
            objectId: `${code}-${position + 1}`,
            title: `${supplier ?? title} không nhận được khách`,
            about: `${code} · ${title} · đi ${formatDate(fromOn)}`,
            dueAt: new Date(declinedAt.getTime() + soonMs),
            amountVnd,
          },
    ),
  );

/** Departures with too few guests: their guests are notified three days before. */
export const listShortDepartures: ListWaiting = async (db, { now }) =>
  (await listShortTours(db, dayInVietnam(now))).map(({ productId, title, day, guests, groupMin }) => ({
    objectId: `${productId}-${day}`,
    title: `${title} ${formatDate(day)} mới ${guests}/${groupMin} khách`,
    about: 'Quyết định chạy, gộp hay dời, rồi báo khách',
    dueAt: instantInVietnam(addDays(day, -3), '15:00'),
    amountVnd: null,
  }));

/** Unanswered messages of guests about their bookings, one task for each booking. */
export const listGuestMessages: ListWaiting = async (db) => {
  const { rows } = await sql<{ code: string; what: string; since: Date }>`
    SELECT b.code, i.product_title AS what, min(m.at) AS since
    FROM booking_messages m JOIN bookings b ON b.id = m.booking_id
    JOIN booking_items i ON i.booking_id = b.id AND i.position = 0
    WHERE m.is_guest AND m.settled_at IS NULL
    GROUP BY b.code, i.product_title`.execute(db);
  return rows.map(({ code, what, since }) => ({
    objectId: code,
    title: 'Lời nhắn của khách',
    about: `${code} · ${what}`,
    dueAt: new Date(since.getTime() + 24 * 3_600_000),
    amountVnd: null,
  }));
};

/** Late arrivals at an item whose supplier has not read of it: suppliers are called an hour before. */
export const listLateArrivals: ListWaiting = async (db, { now }) => {
  const { rows } = await sql<{
    code: string;
    position: number;
    what: string;
    arrivesAt: Date;
    notedAt: Date;
  }>`
    SELECT b.code, a.position, i.product_title AS what, a.arrives_at AS "arrivesAt", a.noted_at AS "notedAt"
    FROM booking_arrivals a JOIN bookings b ON b.id = a.booking_id
    JOIN booking_items i ON i.booking_id = a.booking_id AND i.position = a.position
    WHERE a.kind = 'late' AND a.acknowledged_at IS NULL AND a.ended_at IS NULL
      AND a.arrives_at > ${now} AND b.state = 'confirmed'`.execute(db);
  return rows.map(({ code, position, what, arrivesAt, notedAt }) => ({
    objectId: `${code}-${position + 1}`,
    title: `Khách đến muộn: ${what}`,
    about: `${code} · đến ${formatDateTime(arrivesAt.toISOString())}`,
    dueAt: new Date(Math.max(notedAt.getTime() + 900_000, arrivesAt.getTime() - 3_600_000)),
    amountVnd: null,
  }));
};
