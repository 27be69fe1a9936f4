import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveEditorialPlan } from '#modules/plans/editorial/save-editorial-plan.ts';
import { editorialPlan } from '#modules/plans/schema.ts';
import { callPage } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sharingOf } from '#web/app/shared-page.ts';
import * as provincePage from './province-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

test('PLAN-04: suggested plans are shown on the page of each province they visit, and on no other', async () => {
  for (const [code, slug] of [
    ['T1', 'tinh-mot'],
    ['T2', 'tinh-hai'],
  ] as const)
    await site.db
      .insertInto('provinces')
      .values({
        ...{ code, slug, title: slug, type: 'province', region: 'north' },
        ...{ sub_region: '', lat: 20, lng: 105 },
      })
      .execute();
  const days = [{ title: 'Ra biển', items: [] }];
  const plan = { slug: 'mot-ngay', title: 'Một ngày', provinces: ['tinh-mot'], days };
  await saveEditorialPlan(site.db, editorialPlan.parse(plan), site.clock.now());
  const plansOf = async (slug: string) =>
    (
      (await callPage(site, provincePage.loader, {
        path: `/provinces/${slug}.html`,
        params: { file: `${slug}.html` },
      })) as Awaited<ReturnType<typeof provincePage.loader>>
    ).plans.map((one) => one.slug);
  expect(await plansOf('tinh-mot')).toEqual(['mot-ngay']);
  expect(await plansOf('tinh-hai')).toEqual([]);
  expect(sharingOf(provincePage.headers)?.tags, 'it hears of changed plans').toContain('plans');
});
