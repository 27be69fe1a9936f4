import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerAsOwner,
  decideComment,
  hideComment,
  listComments,
  listCommentsToRead,
} from '#modules/plans/comments/write-comment.ts';
import { changePlan } from '#modules/plans/editing/change-plan.ts';
import { sharePlan } from '#modules/plans/editing/share-plan.ts';
import {
  adoptPlan,
  decidePlan,
  listPlansOfOffice,
  retirePlan,
} from '#modules/plans/editorial/decide-plan.ts';
import { planChange } from '#modules/plans/schema.ts';
import { listWaitingComments, listWaitingPlans } from '#modules/tasks/queries/waiting/list-waiting-plans.ts';
import { staff } from '#tests/factories/staff.ts';
import { createTripPlan, someDevice, viewPlan } from '#tests/factories/trip-plan.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sharingOf } from '#web/app/shared-page.ts';
import * as commentPage from './comment-page.tsx';
import { loadPlanComments } from './load-plan-comments.ts';
import * as publicPlan from './public-plan-page.tsx';
import * as publicPlans from './public-plans-page.tsx';
import * as reportPage from './report-comment-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const actor = staff('an');
const visitor = someDevice();
const now = () => site.clock.now();

async function publish(): Promise<string> {
  const { slug } = await createTripPlan(site.db, visitor, { startsOn: '2026-12-07' });
  await sharePlan(site.db, { slug, visibility: 'public', authorName: 'Lan', visitor }, now());
  const { version } = await viewPlan(site.db, slug, visitor);
  const asked = { slug, seen: version, isPublished: true, reason: '' };
  expect(await decidePlan(site.db, { ...asked, actor }, now())).toEqual({
    ok: true,
  });
  return slug;
}

const open = (slug: string) =>
  callPage(site, publicPlan.loader, { path: `/ke-hoach/${slug}`, params: { slug } });

test('PLAN-05: a plan is public once staff have approved it, without dates or any name but the chosen one', async () => {
  const { slug } = await createTripPlan(site.db, visitor, {
    title: 'Bốn ngày Tà Xùa',
    startsOn: '2026-12-07',
  });
  await expect(open(slug), 'private').rejects.toMatchObject({ init: { status: 404 } });
  await sharePlan(site.db, { slug, visibility: 'public', authorName: 'Lan', visitor }, now());
  await expect(open(slug), 'unread').rejects.toMatchObject({ init: { status: 404 } });
  expect(await listWaitingPlans(site.db, { now: now(), config: site.app.config })).toMatchObject([
    { objectId: slug },
  ]);
  const [waiting] = (await listPlansOfOffice(site.db)).waiting;
  const asked = { slug, isPublished: true, reason: '', actor };
  const stale = await decidePlan(site.db, { ...asked, seen: 0 }, now());
  expect(stale).toEqual({ ok: false, reason: 'changed' });
  const powerless = { ...actor, rights: {} };
  const refused = await decidePlan(
    site.db,
    { ...asked, seen: waiting?.version ?? 0, actor: powerless },
    now(),
  );
  expect(refused).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await decidePlan(site.db, { ...asked, seen: waiting?.version ?? 0 }, now())).toEqual({ ok: true });
  const page = await open(slug);
  expect(page).toMatchObject({
    plan: { authorName: 'Lan', title: 'Bốn ngày Tà Xùa' },
    days: [{ date: null }, {}, {}],
  });
  expect(JSON.stringify(page)).not.toContain('2026');
  const listed = await callPage(site, publicPlans.loader, { path: '/ke-hoach' });
  expect(listed).toMatchObject({ page: { results: [{ slug, startsOn: null }] } });
  expect((await site.get(`/api/v1/plans/${slug}`)).json()).toMatchObject({
    access: 'viewer',
    startsOn: null,
  });
  // An edit sends the plan back to moderation.
  const change = planChange.parse({ op: 'describe', version: 99, title: 'Tên mới' });
  await changePlan(site.db, { slug, change, visitor }, now());
  await expect(open(slug), 'changed').rejects.toMatchObject({ init: { status: 404 } });
  expect(sharingOf(publicPlan.headers)?.tags).toContain('plans');
});

test('PLAN-05: a public plan is copied without its dates, and liked once per device', async () => {
  const slug = await publish();
  const asked = { path: `/ke-hoach/${slug}`, params: { slug } };
  const copied = (await callPage(site, publicPlan.action, {
    ...asked,
    form: { intent: 'copy' },
  })) as Response;
  const [status, to] = redirectOf(copied);
  expect([status, to]).toEqual([303, expect.stringMatching(/^\/chuyen-di\/ke-hoach\/[a-z0-9]{16}$/)]);
  const copy = (to as string).split('/').at(-1) as string;
  const row = await site.db
    .selectFrom('plans')
    .select(['starts_on', 'visibility', 'author_name'])
    .where('slug', '=', copy)
    .executeTakeFirst();
  expect(row).toEqual({ starts_on: null, visibility: 'private', author_name: '' });
  const cookie = (copied.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  for (let time = 0; time < 2; time++)
    await callPage(site, publicPlan.action, { ...asked, cookie, form: { intent: 'like' } });
  expect(await open(slug)).toMatchObject({ plan: { likes: 1 } });
});

test("PLAN-05: a like can be undone; the visitor's own page shows it, the shared one does not", async () => {
  const slug = await publish();
  const asked = { path: `/ke-hoach/${slug}`, params: { slug } };
  const press = (intent: string, cookie: string) =>
    callPage(site, publicPlan.action, { ...asked, cookie, form: { intent } });
  const seen = async (cookie: string) => {
    const own = { ...asked, path: `/ke-hoach/${slug}?thich=1`, cookie };
    const shown = await callPage(site, publicPlan.loader, own);
    return 'plan' in shown ? [shown.isLiked, shown.plan.likes] : [];
  };
  const liked = (await press('like', '')) as Response;
  expect(redirectOf(liked)).toEqual([303, `/ke-hoach/${slug}?thich=1`]);
  const device = (liked.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  expect(await seen(device)).toEqual([true, 1]);
  expect(await seen('')).toEqual([false, 1]);
  expect(await open(slug)).toMatchObject({ isLiked: null });
  // Signed in on the same device they are the same person, and count once.
  const both = `${device}; ${(await signInGuest(site)).cookie}`;
  expect(await seen(both)).toEqual([true, 1]);
  await press('like', both);
  expect(await seen(both)).toEqual([true, 1]);
  for (let time = 0; time < 2; time++) await press('unlike', both);
  expect(await seen(both)).toEqual([false, 0]);
  expect(await seen(device)).toEqual([false, 0]);
  const { ownKeys } = sharingOf(publicPlan.headers) ?? {};
  expect(ownKeys, 'with the key it is drawn for whoever asks alone').toContain('thich');
});

test('PLAN-05: a plan without a province is found by those of its items, in the order of its days', async () => {
  const { slug, days } = await createTripPlan(site.db, visitor, {});
  const placeIn = async (name: string) => {
    const code = name.slice(0, 2).toUpperCase();
    const { id: province_id } = await site.db
      .insertInto('provinces')
      .values({
        ...{ code, slug: name, title: name, type: 'province', region: 'north' },
        ...{ sub_region: '', lat: 20, lng: 105 },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const place = {
      slug: `hang-${name}`,
      title: name,
      kind: 'hang động',
      lat: 20,
      lng: 105,
      status: true,
      province_id,
    };
    const { id } = await site.db.insertInto('places').values(place).returning('id').executeTakeFirstOrThrow();
    return id;
  };
  const add = async (day: number, placeId: number) => {
    const item = { kind: 'place', placeId };
    const change = planChange.parse({ op: 'add-item', id: randomUUID(), dayId: days[day]?.id, item });
    await changePlan(site.db, { slug, change, visitor }, now());
  };
  const [later, first] = [await placeIn('vinh-xa'), await placeIn('nui-gan')];
  await add(2, later);
  await add(0, first);
  await add(1, later);
  await sharePlan(site.db, { slug, visibility: 'public', authorName: 'Lan', visitor }, now());
  expect((await viewPlan(site.db, slug, visitor)).provinces.map((one) => one.slug)).toEqual([
    'nui-gan',
    'vinh-xa',
  ]);
});

test('PLAN-05: public plans are filtered by days, province and budget together; invalid values are ignored', async () => {
  const slug = await publish();
  const province = await site.db
    .insertInto('provinces')
    .values({
      ...{ code: 'T9', slug: 'tinh-loc', title: 'Tỉnh Lọc', type: 'province', region: 'north' },
      ...{ sub_region: '', lat: 20, lng: 105 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id, day_count: days } = await site.db
    .updateTable('plans')
    .set({ from_vnd: 4_000_000 })
    .where('slug', '=', slug)
    .returning(['id', 'day_count'])
    .executeTakeFirstOrThrow();
  await site.db
    .insertInto('plan_provinces')
    .values({ plan_id: id, province_id: province.id, position: 0 })
    .execute();
  const list = async (query: string) =>
    (await callPage(site, publicPlans.loader, { path: `/ke-hoach?${query}` })) as Awaited<
      ReturnType<typeof publicPlans.loader>
    >;
  const found = async (query: string) => (await list(query)).page.results.map((plan) => plan.slug);
  expect((await list('')).filters[1]?.options).toContainEqual({ value: 'tinh-loc', label: 'Tỉnh Lọc' });
  expect(await found(`province=tinh-loc&budget=5000000&days=${days}`)).toEqual([slug]);
  expect(await found('province=tinh-loc&budget=3000000')).toEqual([]);
  expect(await found(`province=tinh-loc&days=${days === 2 ? 3 : 2}`)).toEqual([]);
  expect((await list('province=khong-co&budget=7')).chosen).toEqual({});
  expect(await found('province=khong-co&budget=7')).toEqual(await found(''));
});

test("PLAN-05: staff turn a visitor's plan into one of the company, and unpublish it", async () => {
  const { slug } = await createTripPlan(site.db, visitor, {
    title: 'Hai ngày Cát Bà',
    startsOn: '2026-12-07',
  });
  const asked = { slug, address: 'cat-ba-thu', special: true, actor };
  expect(await adoptPlan(site.db, asked, now()), 'private').toEqual({ ok: false, reason: 'unknown_plan' });
  await sharePlan(site.db, { slug, visibility: 'link', visitor }, now());
  expect(await adoptPlan(site.db, asked, now())).toEqual({ ok: true });
  expect(await adoptPlan(site.db, asked, now())).toEqual({ ok: false, reason: 'address_taken' });
  expect(await open('cat-ba-thu')).toMatchObject({ plan: { isEditorial: true, title: 'Hai ngày Cát Bà' } });
  const history = await site.db
    .selectFrom('history')
    .select('verb')
    .where('object_id', '=', 'cat-ba-thu')
    .execute();
  expect(history).toEqual([{ verb: 'plan.edit' }]);
  expect(await retirePlan(site.db, { slug: 'cat-ba-thu', reason: 'cũ', actor }, now())).toEqual({ ok: true });
  await expect(open('cat-ba-thu')).rejects.toMatchObject({ init: { status: 404 } });
});

test('PLAN-06: a comment is read by staff first, has one level of replies, can be reported, and is refused with a reason', async () => {
  const slug = await publish();
  const asked = { path: `/ke-hoach/${slug}/binh-luan`, params: { slug } };
  const empty = await callPage(site, commentPage.action, { ...asked, form: { authorName: '', words: 'x' } });
  expect(empty).toMatchObject({
    init: { status: 422 },
    data: { typed: { words: 'x' }, errors: { authorName: expect.any(String), words: expect.any(String) } },
  });
  const form = { authorName: 'Minh', words: 'Đi ngày mưa thì sao?' };
  expect(redirectOf(await callPage(site, commentPage.action, { ...asked, form }))[0]).toBe(303);
  expect(await open(slug)).toMatchObject({ comments: [] });
  const [comment] = await listCommentsToRead(site.db);
  const id = comment?.id ?? 0;
  expect(await listWaitingComments(site.db, { now: now(), config: site.app.config })).toMatchObject([
    { objectId: String(id) },
  ]);
  const verdict = { id, isPublished: true, reason: '', actor };
  const powerless = await decideComment(site.db, { ...verdict, actor: { ...actor, rights: {} } }, now());
  expect(powerless).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await decideComment(site.db, verdict, now())).toEqual({ ok: true });
  expect(await open(slug)).toMatchObject({
    comments: [{ id, authorName: 'Minh', words: 'Đi ngày mưa thì sao?' }],
  });
  const answer = { plan: slug, authorName: 'Lan', words: 'Vẫn đi được.', answersId: id };
  const posted = await site.post('/api/v1/plan-comments', answer);
  expect([posted.statusCode, posted.json().status]).toEqual([201, 'pending']);
  await decideComment(site.db, { ...verdict, id: posted.json().id }, now());
  const deeper = await site.post('/api/v1/plan-comments', { ...answer, answersId: posted.json().id });
  expect(deeper.json()).toMatchObject({ status: 404, code: 'unknown_comment' });
  const read = (await site.get(`/api/v1/plan-comments?plan=${slug}`)).json();
  expect(read).toMatchObject({ totalResults: 2, results: [{ id }, { answersId: id }] });
  const report = { path: `${asked.path}/${id}/bao-cao`, params: { slug, comment: String(id) } };
  await callPage(site, reportPage.action, { ...report, form: { words: 'Quảng cáo' } });
  expect(await listCommentsToRead(site.db)).toMatchObject([
    { id, reports: 'Quảng cáo', status: 'published' },
  ]);
  await decideComment(site.db, { ...verdict, isPublished: false, reason: 'quảng cáo' }, now());
  expect(await listCommentsToRead(site.db)).toEqual([]);
  const left = await listComments(site.db, slug, { page: 1, limit: 10 });
  expect(left.results.map((one) => one.id)).not.toContain(id);
});

test('comments of a plan that is not shared are hidden', async () => {
  const { slug } = await createTripPlan(site.db, visitor);
  const comment = { plan: slug, authorName: 'Lan', words: 'Hay quá' };
  expect((await site.post('/api/v1/plan-comments', comment)).statusCode).toBe(404);
  expect((await site.get(`/api/v1/plan-comments?plan=${slug}`)).json()).toMatchObject({ totalResults: 0 });
});

test('plans shared by link have comments; the owner hides and replies, marked as the owner, and nobody else does', async () => {
  const { slug } = await createTripPlan(site.db, visitor);
  await sharePlan(site.db, { slug, visibility: 'link', visitor }, now());
  const post = async (words: string, answersId: number | null = null) =>
    (await site.post('/api/v1/plan-comments', { plan: slug, authorName: 'Minh', words, answersId })).json()
      .id;
  const publish = (id: number) => decideComment(site.db, { id, isPublished: true, reason: '', actor }, now());
  const id = await post('Ngày hai đi kịp không?');
  await publish(id);
  const below = await post('Mình cũng hỏi vậy', id);
  await publish(below);
  const shown = async () =>
    (await site.get(`/api/v1/plan-comments?plan=${slug}`))
      .json()
      .results.map(
        (one: { words: string; byOwner: boolean }) => `${one.words}${one.byOwner ? ' (chủ)' : ''}`,
      );
  expect(await shown()).toHaveLength(2);

  const answer = { slug, id, words: 'Kịp, đi từ 7 giờ.', visitor };
  const stranger = someDevice();
  expect(await answerAsOwner(site.db, { ...answer, visitor: stranger }, now())).toMatchObject({
    reason: 'not_owner',
  });
  expect(await answerAsOwner(site.db, { ...answer, id: below }, now()), 'one deep').toMatchObject({
    reason: 'unknown_comment',
  });
  expect(await answerAsOwner(site.db, answer, now())).toEqual({ ok: true });
  expect(await shown(), 'staff read it first').toHaveLength(2);
  const waiting = (await listCommentsToRead(site.db)).find(({ words }) => words === answer.words);
  expect(waiting?.authorName).toBe('Người lập kế hoạch');
  await publish(waiting?.id ?? 0);
  expect(await shown()).toContain('Kịp, đi từ 7 giờ. (chủ)');

  const hide = { slug, id, isHidden: true, visitor };
  expect(await hideComment(site.db, { ...hide, visitor: stranger }, now())).toMatchObject({
    reason: 'not_owner',
  });
  expect(await hideComment(site.db, hide, now())).toEqual({ ok: true });
  expect(await shown(), 'with its answers').toEqual([]);
  expect(await post('Hỏi tiếp', id), 'nobody answers what is hidden').toBeUndefined();
  const owners = await loadPlanComments(site.db, {
    slug,
    id: (await viewPlan(site.db, slug, visitor)).id,
    isOwner: true,
  });
  expect(owners.map(({ isHidden }) => isHidden)).toEqual([true, false, false]);
  expect(await hideComment(site.db, { ...hide, isHidden: false }, now())).toEqual({ ok: true });
  expect(await shown()).toHaveLength(3);
  const changes = await site.db
    .selectFrom('plan_changes')
    .select(['what', 'about'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(changes).toEqual([
    { what: 'show-comment', about: 'Minh' },
    { what: 'hide-comment', about: 'Minh' },
  ]);
  await sharePlan(site.db, { slug, visibility: 'private', visitor }, now());
  expect(await shown(), 'private').toEqual([]);
});

test('replies of an owner that wait for staff are limited', async () => {
  const slug = await publish();
  const { id } = (
    await site.post('/api/v1/plan-comments', { plan: slug, authorName: 'Minh', words: 'Hay quá' })
  ).json();
  await decideComment(site.db, { id, isPublished: true, reason: '', actor }, now());
  const answer = { slug, id, words: 'Cảm ơn bạn', visitor };
  const done = [];
  for (let n = 0; n < 21; n++) done.push(await answerAsOwner(site.db, answer, now()));
  expect(done.filter(({ ok }) => ok)).toHaveLength(20);
  expect(done.at(-1)).toEqual({ ok: false, reason: 'too_many_answers' });
});
