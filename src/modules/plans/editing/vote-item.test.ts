import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTripPlan, someDevice } from '#tests/factories/trip-plan.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { claimDevicePlans } from '../access/plan-access.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import { listVotes } from '../queries.ts';
import { planChange } from '../schema.ts';
import { changePlan } from './change-plan.ts';
import { erasePlanEditor, sharePlan } from './share-plan.ts';
import { likePlan, type VoteOrigin, voteItem } from './vote-item.ts';

const now = new Date('2026-11-20T03:00:00Z');
const unlimited: VoteOrigin = { ip: '203.0.113.9', counting: { secret: 's', now, isOn: false } };
const database = setUpTestDatabase();

async function sharedPlan() {
  const owner = someDevice();
  const { db } = database;
  const { id, slug, days } = await createTripPlan(db, owner);
  const [itemId, otherId] = [randomUUID(), randomUUID()];
  for (const one of [itemId, otherId]) {
    const item = { kind: 'note', title: 'Ăn dê núi' };
    const draft = { op: 'add-item', id: one, dayId: days[0]?.id, item };
    expect(
      await changePlan(db, { slug, change: planChange.parse(draft), visitor: owner }, now),
    ).toMatchObject({
      ok: true,
    });
  }
  await sharePlan(db, { slug, visibility: 'link', visitor: owner }, now);
  return { owner, id, slug, itemId, otherId };
}

async function someAccount(): Promise<PlanVisitor & { userId: string }> {
  const userId = randomUUID();
  await database.db
    .insertInto('users')
    .values({ id: userId, name: 'Hà', email: `${userId}@example.vn`, created_at: now, updated_at: now })
    .execute();
  return { userId, device: null, name: 'Hà' };
}

const countOf = (itemId: string) =>
  database.db
    .selectFrom('plan_votes')
    .where('item_id', '=', itemId)
    .select((vote) => vote.fn.countAll<number>().as('votes'))
    .executeTakeFirstOrThrow();

test('PLAN-07: fifty clicks of ten people at once are ten votes, and undoing them leaves none', async () => {
  const { slug, itemId, id, owner } = await sharedPlan();
  const people = Array.from({ length: 10 }, () => someDevice());
  const vote = (visitor: PlanVisitor, isFor: boolean) =>
    voteItem(database.db, { slug, itemId, isFor, visitor, from: unlimited }, now);
  const taps = Array.from({ length: 50 }, (_, at) => vote(people[at % 10] as PlanVisitor, true));
  for (const result of await Promise.all(taps)) expect(result).toMatchObject({ ok: true });
  expect(await countOf(itemId)).toEqual({ votes: 10 });
  expect((await listVotes(database.db, id, owner)).get(itemId)).toEqual({ votes: 10, isOwn: false });
  expect((await listVotes(database.db, id, people[0] as PlanVisitor)).get(itemId)?.isOwn).toBe(true);
  await Promise.all(people.map((one) => vote(one, false)));
  expect(await vote(owner, false)).toEqual({ ok: true, votes: 0 });
});

test('a person who voted on a device and by account counts once after signing in there', async () => {
  const { slug, itemId, otherId, id } = await sharedPlan();
  const [{ device }, account] = [someDevice(), await someAccount()];
  const onDevice = { userId: null, device, name: '' };
  for (const [who, item] of [
    [onDevice, itemId],
    [onDevice, otherId],
    [account, itemId],
  ] as const)
    await voteItem(database.db, { slug, itemId: item, isFor: true, visitor: who, from: unlimited }, now);
  expect(await countOf(itemId)).toEqual({ votes: 2 });
  const signedIn = { ...account, device };
  await Promise.all([
    claimDevicePlans(database.db, signedIn),
    voteItem(database.db, { slug, itemId: otherId, isFor: true, visitor: account, from: unlimited }, now),
  ]);
  const votes = await listVotes(database.db, id, account);
  expect([votes.get(itemId), votes.get(otherId)]).toEqual([
    { votes: 1, isOwn: true },
    { votes: 1, isOwn: true },
  ]);
  await database.db.transaction().execute((tx) => erasePlanEditor(tx, account.userId));
  expect(await listVotes(database.db, id, account)).toEqual(new Map());
});

test('nobody can vote on a hidden plan, on a public plan of others, or on an item outside the plan', async () => {
  const { slug, itemId, owner } = await sharedPlan();
  const other = await sharedPlan();
  const stranger = someDevice();
  const vote = (item: string) =>
    voteItem(database.db, { slug, itemId: item, isFor: true, visitor: stranger, from: unlimited }, now);
  expect(await vote(other.itemId)).toEqual({ ok: false, reason: 'unknown_item' });
  await sharePlan(database.db, { slug, visibility: 'private', visitor: owner }, now);
  expect(await vote(itemId)).toEqual({ ok: false, reason: 'unknown_plan' });
  await sharePlan(database.db, { slug, visibility: 'public', authorName: 'Hà', visitor: owner }, now);
  expect(await vote(itemId)).toEqual({ ok: false, reason: 'not_for_readers' });
  expect(await countOf(itemId)).toEqual({ votes: 0 });
});

test('made-up devices behind one address are twenty votes and likes a day; accounts, other networks and those who take theirs back are not kept out', async () => {
  const { db } = database;
  const { id, slug, itemId } = await sharedPlan();
  const at = (ip: string, day = now): VoteOrigin => ({ ip, counting: { secret: 's', now: day, isOn: true } });
  const vote = (visitor: PlanVisitor, from: VoteOrigin, isFor = true) =>
    voteItem(db, { slug, itemId, isFor, visitor, from }, from.counting.now);
  const like = (visitor: PlanVisitor, from: VoteOrigin, likes = true) =>
    likePlan(db, { slug, visitor, likes, secret: 's', from }, from.counting.now);
  const refused = { ok: false, reason: 'too_many_devices' };
  const people = Array.from({ length: 30 }, () => someDevice());
  for (const cast of [vote, like]) {
    const cast30 = await Promise.all(people.map((who, one) => cast(who, at(`2001:db8:1:2::${one}`))));
    expect(cast30.filter(({ ok }) => ok)).toHaveLength(20);
    expect(cast30.find(({ ok }) => !ok)).toEqual(refused);
    const inside = people[cast30.findIndex(({ ok }) => ok)] as PlanVisitor;
    const outside = people[cast30.findIndex(({ ok }) => !ok)] as PlanVisitor;
    expect(await cast(inside, at('2001:db8:1:2::1')), 'the same again').toMatchObject({ ok: true });
    expect(await cast(await someAccount(), at('2001:db8:1:2::1'))).toMatchObject({ ok: true });
    expect(await cast(someDevice(), at('198.51.100.4'))).toMatchObject({ ok: true });
    expect(await cast(outside, at('2001:db8:1:2::1'), false), 'nothing to take back').toMatchObject({
      ok: true,
    });
    expect(await cast(outside, at('2001:db8:1:2::1'))).toEqual(refused);
    expect(await cast(inside, at('2001:db8:1:2::1'), false)).toMatchObject({ ok: true });
    expect(await cast(outside, at('2001:db8:1:2::1'))).toMatchObject({ ok: true });
    expect(await cast(someDevice(), at('2001:db8:1:2::1', new Date('2026-11-21T03:00:01Z')))).toMatchObject({
      ok: true,
    });
  }
  expect((await countOf(itemId)).votes).toBe(23);
  const { likes } = await db
    .selectFrom('plans')
    .select('likes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(likes).toBe(23);
});
