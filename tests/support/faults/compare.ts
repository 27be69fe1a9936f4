import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import { listQueueFigures } from '#platform/queue/queue-figures.ts';
import { brokenInvariants } from '../broken-invariants.ts';
import type { Diary } from './guests.ts';

/** Expectations after all faults, each with the number of violations. */
export interface Verdict {
  'acknowledged bookings that are missing': number;
  'keys with more than one booking': number;
  'acknowledged transfers without a confirmed booking': number;
  'confirmed bookings without a voucher': number;
  'confirmed bookings whose mail did not go out': number;
  'confirmed bookings with two mails in the outbox': number;
  'jobs older than a minute': number;
  'jobs given up': number;
  'broken rules of money and places': number;
}

/** Compares the replies to guests with the database. */
export async function compare(db: Database, diary: Diary): Promise<Verdict> {
  const { rows } = await sql<{ code: string; state: string; vouchers: number; mails: number; sent: number }>`
    SELECT b.code, b.state, (SELECT count(*)::int FROM vouchers v WHERE v.booking_id = b.id) AS vouchers,
      count(m.id)::int AS mails, count(m.sent_at)::int AS sent
    FROM bookings b LEFT JOIN mails m ON m.booking_id = b.id AND m.template = 'confirmed'
    GROUP BY b.id`.execute(db);
  const there = new Map(rows.map((row) => [row.code, row]));
  const confirmed = rows.filter(({ state }) => state === 'confirmed');
  const unacknowledged = there.size - new Set(diary.acknowledged).size;
  const figures = await listQueueFigures(db);
  const count = (isWanted: (figure: (typeof figures)[number]) => boolean) =>
    figures.filter(isWanted).reduce((sum, figure) => sum + figure.count, 0);
  return {
    'acknowledged bookings that are missing': diary.acknowledged.filter((code) => !there.has(code)).length,
    // An unacknowledged booking belongs to a guest who gave up, or is a second one with the same key.
    'keys with more than one booking':
      Math.max(0, unacknowledged - diary.givenUp) +
      (diary.acknowledged.length - new Set(diary.acknowledged).size),
    'acknowledged transfers without a confirmed booking': diary.paid.filter(
      (code) => there.get(code)?.state !== 'confirmed',
    ).length,
    'confirmed bookings without a voucher': confirmed.filter(({ vouchers }) => vouchers === 0).length,
    'confirmed bookings whose mail did not go out': confirmed.filter(({ sent }) => sent === 0).length,
    'confirmed bookings with two mails in the outbox': confirmed.filter(({ mails }) => mails > 1).length,
    'jobs older than a minute': count(({ state, oldestSeconds }) => state !== 'failed' && oldestSeconds > 60),
    'jobs given up': count(({ state }) => state === 'failed'),
    'broken rules of money and places': Object.keys(await brokenInvariants(db)).length,
  };
}
