import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PlanVisitor } from '#modules/plans/access/plan-visitor.ts';
import type { PlanView } from '#modules/plans/viewing/load-plan.ts';
import { createTripPlan, someDevice, viewPlan } from '#tests/factories/trip-plan.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { editLinkKey } from '../access/edit-link.ts';
import { planChange } from '../schema.ts';
import { changePlan } from './change-plan.ts';
import { joinPlan } from './share-plan.ts';

const now = new Date('2026-11-20T03:00:00Z');
const secret = 'a'.repeat(40);
const interleavings = 500;
const database = setUpTestDatabase();

/** Expected final state: every confirmed text is kept, or was overwritten by somebody who had seen it. */
interface Ledger {
  /** Items that were added and not removed with confirmation. */
  alive: Set<string>;
  /** The last confirmed note of each item, by the order of versions. */
  notes: Map<string, { note: string; version: number }>;
  hours: Map<string, { hour: string; version: number }>;
}

test('two concurrent editors lose nothing, over 500 random interleavings', { timeout: 180_000 }, async () => {
  const owner = someDevice();
  const partner = someDevice();
  const { slug } = await createTripPlan(database.db, owner);
  const { id, edit_version: editVersion } = await database.db
    .selectFrom('plans')
    .select(['id', 'edit_version'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const key = editLinkKey(secret, { planId: id, editVersion });
  expect(await joinPlan(database.db, { slug, key, secret }, { visitor: partner, name: 'Minh' }, now)).toEqual(
    {
      ok: true,
    },
  );
  const { next: random } = seededRandom(20_261_124);
  const ledger: Ledger = { alive: new Set(), notes: new Map(), hours: new Map() };
  // What each editor has on screen: refreshed only now and then, so mostly outdated.
  const screens = await Promise.all([view(slug, owner), view(slug, partner)]);
  let refusals = 0;
  for (let round = 0; round < interleavings; round++) {
    for (const side of [0, 1]) if (random() < 0.3) screens[side] = await view(slug, owner);
    const tries = [owner, partner].map((visitor, side) =>
      attempt({ slug, visitor, screen: screens[side] as PlanView, random, ledger, round, side }),
    );
    refusals += (await Promise.all(tries)).filter((isTaken) => !isTaken).length;
    if (round % 50 === 49) await compare(slug, owner, ledger);
  }
  await compare(slug, owner, ledger);
  // Without any conflicts the test would prove nothing.
  expect(refusals).toBeGreaterThan(10);
});

const view = (slug: string, visitor: PlanVisitor) => viewPlan(database.db, slug, visitor);

async function compare(slug: string, visitor: PlanVisitor, ledger: Ledger): Promise<void> {
  const plan = await view(slug, visitor);
  const items = plan.days.flatMap((day) => day.items);
  expect(items.map(({ id }) => id).toSorted()).toEqual([...ledger.alive].toSorted());
  for (const item of items) {
    expect(item.note).toBe(ledger.notes.get(item.id)?.note ?? '');
    expect(item.hour).toBe(ledger.hours.get(item.id)?.hour ?? null);
  }
  const counted = await database.db
    .selectFrom('plans')
    .select(['day_count', 'item_count'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  expect(counted).toEqual({ day_count: plan.days.length, item_count: items.length });
}

interface Try {
  slug: string;
  visitor: PlanVisitor;
  screen: PlanView;
  random: () => number;
  ledger: Ledger;
  round: number;
  side: number;
}

/** Performs one action as the screen suggests it. @returns whether it was accepted */
async function attempt({ slug, visitor, screen, random, ledger, round, side }: Try): Promise<boolean> {
  const pick = <T>(list: T[]): T | undefined => list[Math.floor(random() * list.length)];
  const items = screen.days.flatMap((day) => day.items);
  const [day, item, other] = [pick(screen.days), pick(items), pick(items)];
  const id = randomUUID();
  const text = `${round}-${side}`;
  const hour = `${String(round % 24).padStart(2, '0')}:${side}0`;
  const [dice, detail] = [random(), random()];
  const send = async (draft: object) =>
    changePlan(database.db, { slug, change: planChange.parse(draft), visitor }, now);
  if (dice < 0.3 && items.length < 60) {
    const result = await send({
      op: 'add-item',
      id,
      dayId: day?.id,
      before: other?.id ?? null,
      item: { kind: 'note', title: text },
    });
    if (result.ok) ledger.alive.add(id);
    return result.ok;
  }
  if (dice < 0.4) return (await send({ op: 'add-day', id, title: text, before: day?.id ?? null })).ok;
  if (dice < 0.47) return (await send({ op: 'remove-day', id: day?.id })).ok;
  if (dice < 0.53)
    return (await send({ op: 'move-day', id: day?.id, before: pick(screen.days)?.id ?? null })).ok;
  if (!item) return true;
  if (dice < 0.7)
    return (await send({ op: 'move-item', id: item.id, dayId: day?.id, before: other?.id ?? null })).ok;
  if (dice < 0.8) {
    const result = await send({ op: 'remove-item', id: item.id, version: item.version });
    if (result.ok) ledger.alive.delete(item.id);
    return result.ok;
  }
  const fields = detail < 0.5 ? { note: text } : { hour };
  const result = await send({ op: 'edit-item', id: item.id, version: item.version, fields });
  // Of two edits of a field from the same screen only the first can be accepted, so the order of replies is that of the edits.
  if (result.ok && detail < 0.5) take(ledger.notes, item.id, { note: text, version: result.version });
  if (result.ok && detail >= 0.5) take(ledger.hours, item.id, { hour, version: result.version });
  return result.ok;
}

/** Replies can arrive in any order; the plan's version tells which edit was later. */
function take<T extends { version: number }>(kept: Map<string, T>, id: string, acknowledged: T): void {
  if ((kept.get(id)?.version ?? 0) < acknowledged.version) kept.set(id, acknowledged);
}
