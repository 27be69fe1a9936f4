import { sql } from 'kysely';
import { getSettings } from '#modules/settings/queries.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { type PointProgramme, type Tier, tierOf } from './rules/points-for.ts';
import { type PointLine, type PointLot, replayPoints, usablePoints } from './rules/replay-points.ts';

/** A line of the points ledger as shown to its guest. */
export interface PointEntryView extends PointLine {
  id: number;
  reason: string;
  at: Date;
  /** The balance after it. */
  balance: number;
}

/** A guest's points. */
export interface PointsView {
  /** Points usable today. */
  usable: number;
  /** Points taken back that were already gone: the next points pay for them. */
  debt: number;
  /** What expires next, soonest first. */
  lots: PointLot[];
  tier: Tier;
  next: Tier | null;
  earnedInYear: number;
  programme: PointProgramme;
}

/** The points of a guest; without any, zero and the first tier. */
export async function getPoints(db: Executor, userId: string, now: Date): Promise<PointsView> {
  const { points: programme } = await getSettings(db);
  const account = await db
    .selectFrom('point_accounts')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const earnedInYear = account ? await findEarnedInYear(db, account.id, now) : 0;
  const left = replayPoints(account ? await linesOf(db, account.id) : []);
  const today = dayInVietnam(now);
  return {
    usable: usablePoints(left, today),
    debt: left.debt,
    lots: left.lots.filter(({ expiresOn }) => expiresOn >= today),
    ...tierOf(programme, earnedInYear),
    earnedInYear,
    programme,
  };
}

/** All lines of a guest's points with the balance after each, newest first. */
export async function listPointEntries(db: Executor, userId: string): Promise<PointEntryView[]> {
  const rows = await db
    .selectFrom('point_entries as entry')
    .innerJoin('point_accounts as account', 'account.id', 'entry.account_id')
    .select([
      'entry.id',
      'entry.kind',
      'entry.booking_id as bookingId',
      'entry.points',
      'entry.expires_on as expiresOn',
      'entry.reason',
      'entry.at',
    ])
    .where('account.user_id', '=', userId)
    .orderBy('entry.id')
    .execute();
  let balance = 0;
  return rows
    .map((row) => {
      balance += row.points;
      return { ...row, balance };
    })
    .reverse();
}

/** The ledger of a guest's points, for a copy of their data. */
export async function exportPoints(db: Executor, userId: string) {
  const entries = await listPointEntries(db, userId);
  return entries.map(({ kind, points, balance, expiresOn, reason, at }) => ({
    kind,
    points,
    balance,
    expiresOn,
    reason,
    at: at.toISOString(),
  }));
}

/** The owner of a points account; null once that guest's account is erased. */
export async function findPointsOwner(db: Executor, accountId: string): Promise<string | null> {
  const account = await db
    .selectFrom('point_accounts')
    .select('user_id as userId')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.userId ?? null;
}

/** Points earned by an account within a year, less those taken back: the basis of its tier. */
export async function findEarnedInYear(db: Executor, accountId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ earned: number }>`
    SELECT coalesce(sum(points), 0)::int AS earned FROM point_entries
    WHERE account_id = ${accountId} AND kind IN ('earn', 'take_back') AND at > ${now}::timestamptz - interval '1 year'`.execute(
    db,
  );
  return Math.max(0, rows[0]?.earned ?? 0);
}

/** Guests' outstanding points and their worth in đồng at most: the company's liability. */
export interface PointsLiability {
  accounts: number;
  points: number;
  amountVnd: number;
  /** Points taken back that were already gone. */
  debt: number;
}

export async function getPointsLiability(db: Executor): Promise<PointsLiability> {
  const { points: programme } = await getSettings(db);
  const { rows } = await sql<{ accounts: number; points: number; debt: number }>`
    SELECT count(*) FILTER (WHERE points > 0)::int AS accounts,
      coalesce(sum(points) FILTER (WHERE points > 0), 0)::bigint AS points,
      coalesce(-sum(points) FILTER (WHERE points < 0), 0)::bigint AS debt
    FROM (
      SELECT sum(entry.points) AS points FROM point_entries entry
      JOIN point_accounts account ON account.id = entry.account_id AND account.user_id IS NOT NULL
      GROUP BY account.id
    ) sums`.execute(db);
  const { accounts = 0, points = 0, debt = 0 } = rows[0] ?? {};
  return { accounts, points, debt, amountVnd: points * programme.pointVnd };
}

/** A month's changes of the points of all accounts, including those of erased guests. */
export interface PointsOfMonth {
  /** '2026-11'. */
  month: string;
  byKind: Partial<Record<string, number>>;
  /** The balance at its end. */
  after: number;
}

/** The last months (in Vietnam) with any change, newest first. */
export async function listPointMonths(db: Executor, limit = 12): Promise<PointsOfMonth[]> {
  const { rows } = await sql<PointsOfMonth>`
    SELECT month, jsonb_object_agg(kind, points) AS "byKind",
      (sum(sum(points)) OVER (ORDER BY month))::bigint AS after
    FROM (
      SELECT to_char(at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM') AS month, kind, sum(points) AS points
      FROM point_entries GROUP BY 1, 2
    ) sums GROUP BY month ORDER BY month DESC LIMIT ${limit}`.execute(db);
  return rows;
}

function linesOf(db: Executor, accountId: string): Promise<PointLine[]> {
  return db
    .selectFrom('point_entries')
    .select(['kind', 'booking_id as bookingId', 'points', 'expires_on as expiresOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}
