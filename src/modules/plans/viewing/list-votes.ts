import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';

/** The number of votes for an item, and whether this visitor voted for it. */
export interface ItemVotes {
  votes: number;
  isOwn: boolean;
}

export const noVotes: ItemVotes = { votes: 0, isOwn: false };

/** The votes of a plan by item; items without any are left out. */
export async function listVotes(
  db: Executor,
  planId: number,
  { userId, device }: PlanVisitor,
): Promise<Map<string, ItemVotes>> {
  const rows = await db
    .selectFrom('plan_votes as v')
    .innerJoin('plan_items as i', 'i.id', 'v.item_id')
    .where('i.plan_id', '=', planId)
    .groupBy('i.id')
    .select([
      'i.id',
      sql<number>`count(*)::int`.as('votes'),
      sql<boolean>`coalesce(bool_or(v.user_id = ${userId}::uuid OR v.device = ${device}::text), false)`.as(
        'isOwn',
      ),
    ])
    .execute();
  return new Map(rows.map(({ id, ...votes }) => [id, votes]));
}

/** An account's votes in plans, for its owner's data export. */
export function exportGuestVotes(db: Executor, userId: string) {
  return db
    .selectFrom('plan_votes as v')
    .innerJoin('plan_items as i', 'i.id', 'v.item_id')
    .innerJoin('plans as p', 'p.id', 'i.plan_id')
    .where('v.user_id', '=', userId)
    .select(['p.title', 'i.title as item', 'v.at as votedAt'])
    .orderBy('v.at')
    .execute();
}
