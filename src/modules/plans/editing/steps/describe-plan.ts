import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { PlanChange } from '../../schema.ts';
import type { StepResult } from './step-result.ts';

type Describe = Extract<PlanChange, { op: 'describe' }>;

/** Changes title, summary, party and start; what somebody else changed since `version` is not overwritten. */
export async function describePlan(tx: Tx, planId: number, change: Describe): Promise<StepResult> {
  const row = await tx
    .selectFrom('plans')
    .select(['title', 'summary', 'adults', 'child_ages', 'starts_on', 'version', 'changed'])
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  const now = {
    title: row.title,
    summary: row.summary,
    party: { adults: row.adults, childAges: row.child_ages },
    startsOn: row.starts_on,
  };
  const changed = { ...(row.changed as Record<string, number>) };
  const { op, version, ...given } = change;
  const fields = Object.entries(given).filter(
    ([name, value]) => value !== undefined && !isSame(value, now[name as keyof typeof now]),
  );
  if (fields.some(([name]) => (changed[name] ?? 0) > version)) return { ok: false, reason: 'changed' };
  if (fields.length === 0) return { ok: true, what: null, about: '' };
  for (const [name] of fields) changed[name] = row.version + 1;
  const { title, summary, party, startsOn } = { ...now, ...Object.fromEntries(fields) } as typeof now;
  await tx
    .updateTable('plans')
    .set({
      title,
      summary,
      adults: party.adults,
      child_ages: party.childAges,
      starts_on: startsOn,
      changed: json(changed),
    })
    .where('id', '=', planId)
    .execute();
  return { ok: true, what: 'described', about: '' };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
