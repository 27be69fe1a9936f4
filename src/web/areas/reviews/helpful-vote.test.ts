import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveReviews } from '#modules/reviews/commands/save-reviews.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { review } from '#tests/factories/review.ts';
import { callPage } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { action } from './helpful-vote.ts';

let site: TestServer;
let id: number;
let slug: string;
beforeAll(async () => {
  site = await createTestServer({ env: { RATE_LIMIT: 'true' } });
  const { productId } = await createHotel(site.db);
  await site.db.transaction().execute((tx) => saveReviews(tx, [review(productId)]));
  ({ id } = await site.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow());
  ({ slug } = await site.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow());
});
afterAll(() => site.close());

/** Posts a review's form. */
function post(form: Record<string, string>, { cookie = '', of = String(id) } = {}) {
  const asked = { path: `/danh-gia/${of}/huu-ich`, params: { review: of }, cookie, ip: '203.0.113.7', form };
  return callPage(site, action, asked);
}
const counted = async (by?: Parameters<typeof post>[1]) => (await post({ by: 'script' }, by)).json();
const votes = () => site.db.selectFrom('review_votes').select('voter').execute();

test('without JavaScript a vote returns to the reviews, counts once, and is stored as a hash only', async () => {
  const reply = await post({ choice: 'reviewSort=helpful&reviewPage=2' });
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe(
    `/khach-san/${slug}.html?reviewSort=helpful&reviewPage=2#danh-gia`,
  );
  const cookie = reply.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^nv_voter=[0-9a-f-]{36}; Path=\/danh-gia; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  const [pair = ''] = cookie.split(';');
  const again = await post({ choice: '' }, { cookie: pair });
  expect(again.headers.get('location')).toBe(`/khach-san/${slug}.html#danh-gia`);
  expect(again.headers.get('set-cookie')).toBeNull();
  const [vote, ...others] = await votes();
  expect(others).toEqual([]);
  expect(vote?.voter).not.toContain(pair.split('=')[1]);
});

test('a script gets the count; a forged cookie counts as a new visitor, within the limit of the IP address', async () => {
  expect(await counted({ cookie: 'nv_voter=me' })).toEqual({ helpfulCount: 2 });
  for (let vote = 3; vote <= 20; vote += 1) await post({ by: 'script' });
  expect(await counted()).toEqual({ helpfulCount: null });
  expect((await post({})).status).toBe(429);
  expect(await votes()).toHaveLength(20);
});

test('an unknown number has no review', async () => {
  for (const of of ['999999', '0', 'abc', '1e3'])
    await expect(post({ by: 'script' }, { of })).rejects.toMatchObject({ init: { status: 404 } });
});
