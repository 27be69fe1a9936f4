import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import { loadPlan, type PlanView } from './load-plan.ts';
import { type PlanCard, planCardColumns } from './plan-card.ts';

/** A visitor's own plans and those they edit, newest first. */
export function listOwnPlans(
  db: Executor,
  { userId, device }: PlanVisitor,
): Promise<(PlanCard & { isOwner: boolean })[]> {
  if (userId === null && device === null) return Promise.resolve([]);
  const isOwner = sql<boolean>`(p.owner_user_id IS NOT NULL AND p.owner_user_id IS NOT DISTINCT FROM ${userId}::uuid)
    OR (p.owner_device IS NOT NULL AND p.owner_device IS NOT DISTINCT FROM ${device}::text)`;
  const isEditor = sql<boolean>`EXISTS (SELECT FROM plan_editors e WHERE e.plan_id = p.id
    AND e.edit_version = p.edit_version AND (e.user_id = ${userId}::uuid OR e.device = ${device}::text))`;
  return db
    .selectFrom('plans as p')
    .where((eb) => eb.or([isOwner, isEditor]))
    .select([...planCardColumns, sql<boolean>`coalesce(${isOwner}, false)`.as('isOwner')])
    .orderBy('p.updated_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(100)
    .execute();
}

/** A plan that a visitor can add items to, with its days. */
export interface OwnPlanDays {
  slug: string;
  title: string;
  days: { id: string; number: number; title: string; date: string | null }[];
}

/** Maximum plans offered, the newest. */
const max = 20;

/** The days of the plans that a visitor may change, last changed plan first. */
export async function listOwnDays(db: Executor, visitor: PlanVisitor): Promise<OwnPlanDays[]> {
  const plans = (await listOwnPlans(db, visitor)).slice(0, max);
  if (plans.length === 0) return [];
  const rows = await db
    .selectFrom('plan_days as d')
    .innerJoin('plans as p', 'p.id', 'd.plan_id')
    .where(
      'p.slug',
      'in',
      plans.map(({ slug }) => slug),
    )
    .select(['d.id', 'd.title', 'p.slug'])
    .orderBy('d.position')
    .orderBy('d.id')
    .execute();
  return plans.map(({ slug, title, startsOn }) => ({
    slug,
    title,
    days: rows
      .filter((row) => row.slug === slug)
      .map((row, index) => ({
        id: row.id,
        number: index + 1,
        title: row.title,
        date: startsOn && addDays(startsOn, index),
      })),
  }));
}

/** The plans of an account with everything that their owner and co-editors wrote and chose in them, for the owner's data export. */
export async function exportGuestPlans(db: Executor, userId: string) {
  const rows = await db
    .selectFrom('plans')
    .select('id')
    .where('owner_user_id', '=', userId)
    .orderBy('id')
    .execute();
  const plans = [];
  for (const { id } of rows) plans.push(await loadPlan(db, id));
  return plans.flatMap((plan) => (plan ? [writtenOf(plan)] : []));
}

/** The owner's part of a plan, without the catalogue's data of its products. */
function writtenOf({
  title,
  summary,
  slug,
  visibility,
  authorName,
  startsOn,
  party,
  updatedAt,
  days,
}: PlanView) {
  return {
    ...{ title, summary, slug, visibility, authorName, startsOn, party, updatedAt },
    days: days.map((day) => ({
      date: day.date,
      title: day.title,
      items: day.items.map(({ kind, title: name, unitTitle, choice, hour, note }) => ({
        ...{ kind, title: name, unitTitle, choice, hour, note },
      })),
    })),
  };
}

/** An account's comments on plans, for the same export. */
export function exportGuestComments(db: Executor, userId: string) {
  return db
    .selectFrom('plan_comments as c')
    .innerJoin('plans as p', 'p.id', 'c.plan_id')
    .where('c.user_id', '=', userId)
    .select(['p.title', 'c.author_name as name', 'c.words as content', 'c.created_at as createdAt'])
    .orderBy('c.id')
    .execute();
}
