import { sql } from 'kysely';
import { channelTitle } from '#modules/payments/gateways/gateway.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { ListWaiting } from './waiting.ts';

const hour = 3_600_000;

interface RefundRow {
  id: string;
  code: string;
  promisedOn: string;
  submitBy: string | null;
  amountVnd: number;
}

/** Refunds that wait for approval. */
export const listToApprove: ListWaiting = async (db) => {
  const { rows } = await sql<RefundRow>`
    SELECT r.id, b.code, r.promised_on AS "promisedOn", r.submit_by AS "submitBy", r.amount_vnd AS "amountVnd"
    FROM refunds r JOIN bookings b ON b.id = r.booking_id
    WHERE r.state = 'requested'`.execute(db);
  return rows.map((row) => ({
    objectId: row.id,
    title: 'Duyệt hoàn tiền',
    about: aboutRefund(row),
    dueAt: instantInVietnam(row.submitBy ?? row.promisedOn, '16:15'),
    amountVnd: row.amountVnd,
  }));
};

/** Approved refunds whose promised day is tomorrow or earlier. */
export const listNearPromise: ListWaiting = async (db, { now }) => {
  const { rows } = await sql<RefundRow>`
    SELECT r.id, b.code, r.promised_on AS "promisedOn", r.submit_by AS "submitBy", r.amount_vnd AS "amountVnd"
    FROM refunds r JOIN bookings b ON b.id = r.booking_id
    WHERE r.state NOT IN ('requested', 'succeeded', 'rejected')
      AND r.promised_on <= ${addDays(dayInVietnam(now), 1)}::date`.execute(db);
  return rows.map((row) => ({
    objectId: row.id,
    title: row.promisedOn < dayInVietnam(now) ? 'Hoàn tiền quá hạn' : 'Hoàn tiền gần hạn',
    about: aboutRefund(row),
    dueAt: instantInVietnam(row.promisedOn, '17:00'),
    amountVnd: row.amountVnd,
  }));
};

function aboutRefund({ code, promisedOn }: RefundRow): string {
  return `${code} · hẹn khách ngày ${formatDate(promisedOn)}`;
}

/** Unmatched money. */
export const listUnmatched: ListWaiting = async (db) => {
  const { rows } = await sql<{ id: number; provider: string; receivedAt: Date; amountVnd: number | null }>`
    SELECT id, provider, received_at AS "receivedAt", amount_vnd AS "amountVnd"
    FROM payment_inbox WHERE outcome = 'unmatched'`.execute(db);
  return rows.map(({ id, provider, receivedAt, amountVnd }) => ({
    objectId: String(id),
    title: 'Tiền về không rõ của ai',
    about: `${channelTitle(provider)} báo lúc ${formatDateTime(receivedAt)}`,
    dueAt: new Date(receivedAt.getTime() + 2 * hour),
    amountVnd,
  }));
};

/** Money that arrived after its inventory was released. */
export const listLateMoney: ListWaiting = async (db) => {
  const { rows } = await sql<{ code: string; at: Date; amountVnd: number; title: string }>`
    SELECT b.code, i.product_title AS title, coalesce(l.at, b.created_at) AS at, coalesce(l.amount, 0) AS "amountVnd"
    FROM bookings b JOIN booking_items i ON i.booking_id = b.id AND i.position = 0
      LEFT JOIN LATERAL (
        SELECT max(at) AS at, -sum(amount_vnd)::bigint AS amount FROM ledger_entries
        WHERE booking_id = b.id AND account = 'guest') l ON true
    WHERE b.state = 'paid_unallocated'`.execute(db);
  return rows.map(({ code, at, amountVnd, title }) => ({
    objectId: code,
    title: 'Tiền đến sau khi hết giữ chỗ',
    about: `${code} · ${title}`,
    dueAt: new Date(at.getTime() + 4 * hour),
    amountVnd,
  }));
};

/** Overdue balances after a deposit. */
export const listOverdueBalances: ListWaiting = async (db, { now }) => {
  const { rows } = await sql<{ code: string; dueOn: string; amountVnd: number }>`
    SELECT b.code, b.balance_due_on AS "dueOn", b.total_vnd - paid.vnd AS "amountVnd"
    FROM bookings b CROSS JOIN LATERAL (
      SELECT coalesce(-sum(amount_vnd), 0)::bigint AS vnd FROM ledger_entries l
      WHERE l.booking_id = b.id AND l.account = 'guest') paid
    WHERE b.state = 'confirmed' AND b.balance_due_on < ${dayInVietnam(now)}::date AND b.total_vnd > paid.vnd`.execute(
    db,
  );
  return rows.map(({ code, dueOn, amountVnd }) => ({
    objectId: code,
    title: 'Khách chưa trả phần còn lại',
    about: `${code} · hạn ${formatDate(dueOn)}`,
    dueAt: instantInVietnam(addDays(dueOn, 1), '12:00'),
    amountVnd,
  }));
};

/** Days of the last two weeks whose reconciliation failed. */
export const listDifferentBooks: ListWaiting = async (db, { now }) => {
  const { rows } = await sql<{ day: string; channel: string; differences: number }>`
    SELECT DISTINCT ON (day, channel) day, channel, differences FROM reconciliations
    WHERE day >= ${addDays(dayInVietnam(now), -14)}::date
    ORDER BY day, channel, id DESC`.execute(db);
  return rows
    .filter(({ differences }) => differences > 0)
    .map(({ day, channel, differences }) => ({
      objectId: `${day}-${channel}`,
      title: `Sổ ngày ${formatDate(day)} có ${differences} chỗ chưa khớp`,
      about: channel === 'internal' ? 'So tin báo với sổ cái' : `So sao kê ${channel}`,
      dueAt: instantInVietnam(addDays(day, 1), '12:00'),
      amountVnd: null,
    }));
};

const proposalTitles: Readonly<Record<string, string>> = {
  return: 'Duyệt trả lại tiền lạ',
  not_a_guests: 'Duyệt tiền về không phải của khách',
};

/** Ledger entries that one person proposed and nobody else has approved. */
export const listProposed: ListWaiting = async (db) => {
  const { rows } = await sql<{ id: number; kind: string; at: Date; amountVnd: number }>`
    SELECT id, kind, proposed_at AS at, amount_vnd AS "amountVnd"
    FROM ledger_proposals WHERE state = 'proposed'`.execute(db);
  return rows.map(({ id, kind, at, amountVnd }) => ({
    objectId: String(id),
    title: proposalTitles[kind] ?? 'Duyệt bút toán điều chỉnh',
    about: `Lập lúc ${formatDateTime(at)}`,
    dueAt: new Date(at.getTime() + 24 * hour),
    amountVnd,
  }));
};

/** Older requests for invoices are not tasks any more: a company that writes its invoices elsewhere is not flooded. */
const invoiceDays = 60;

/** Invoices that guests requested with a company's name, with the time of payment or request, and for which no number is recorded. */
export const listInvoicesToWrite: ListWaiting = async (db, { now }) => {
  const { rows } = await sql<{ code: string; since: Date; totalVnd: number }>`
    SELECT b.code, b.total_vnd AS "totalVnd", greatest(b.confirmed_at, (
      SELECT max(e.at) FROM booking_events e WHERE e.booking_id = b.id AND e.reason = 'invoice_saved')) AS since
    FROM bookings b
    WHERE b.invoice IS NOT NULL AND b.invoice_no IS NULL AND b.state IN ('confirmed', 'completed')
      AND b.confirmed_at > ${now}::timestamptz - make_interval(days => ${invoiceDays})`.execute(db);
  return rows.map(({ code, since, totalVnd }) => ({
    objectId: code,
    title: 'Khách xin hóa đơn công ty',
    about: code,
    dueAt: new Date(since.getTime() + 24 * hour),
    amountVnd: totalVnd,
  }));
};
