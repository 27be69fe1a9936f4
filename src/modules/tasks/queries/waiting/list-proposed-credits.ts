import { sql } from 'kysely';
import type { ListWaiting } from './waiting.ts';

const hour = 3_600_000;

/** Credits for guests that one person proposed and a second has to approve. */
export const listProposedCredits: ListWaiting = async (db) => {
  const { rows } = await sql<{ code: string; by: string; at: Date; amountVnd: number }>`
    SELECT b.code, p.proposed_name AS by, p.proposed_at AS at, p.amount_vnd AS "amountVnd"
    FROM credit_proposals p JOIN bookings b ON b.id = p.booking_id WHERE p.state = 'proposed'`.execute(db);
  return rows.map(({ code, by, at, amountVnd }) => ({
    objectId: code,
    title: 'Duyệt tín dụng tặng khách',
    about: `${code} · ${by} đề nghị`,
    dueAt: new Date(at.getTime() + 24 * hour),
    amountVnd,
  }));
};
