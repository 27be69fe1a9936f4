import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotePlan } from '#modules/plans/pricing/quote-plan.ts';
import { loadPlan, type PlanView } from '#modules/plans/viewing/load-plan.ts';
import { addDays } from '#platform/time/days.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let plans: PlanView[];
beforeAll(async () => {
  site = await createTestServer({ demo: true });
  const rows = await site.db.selectFrom('plans').select('id').where('is_editorial', '=', true).execute();
  plans = [];
  for (const { id } of rows) plans.push((await loadPlan(site.db, id)) as PlanView);
}, demoTimeoutMs);
afterAll(() => site.close());

test('PLAN-05: the demo has ten public plans, with hours, routes and a minimum price', () => {
  expect(plans).toHaveLength(10);
  for (const plan of plans) {
    expect(plan).toMatchObject({ visibility: 'public', isEditorial: true, review: null });
    expect(plan.fromVnd, plan.slug).toBeGreaterThan(0);
    expect(plan.picture, plan.slug).not.toBeNull();
    const items = plan.days.flatMap((day) => day.items);
    expect(
      items.filter(({ hour }) => hour === null),
      plan.slug,
    ).toEqual([]);
    expect(
      items.flatMap(({ warnings }) => warnings),
      plan.slug,
    ).toEqual([]);
    expect(plan.days.flatMap(({ legs }) => legs).length, plan.slug).toBeGreaterThan(0);
  }
});

test('PLAN-05: every plan can be priced and booked, beginning on any weekday', async () => {
  for (const plan of plans)
    for (let shift = 0; shift < 7; shift++) {
      const startsOn = addDays('2026-12-07', shift);
      const days = plan.days.map((day, index) => ({ ...day, date: addDays(startsOn, index) }));
      const quote = await quotePlan(site.app, { ...plan, startsOn, days }, { ip: '' });
      const refused = Object.values(quote?.prices ?? {}).filter(({ state }) => state !== 'priced');
      expect(refused, `${plan.slug} ${startsOn}`).toEqual([]);
      expect(Object.keys(quote?.prices ?? {})).toHaveLength(
        days.flatMap(({ items }) => items).filter(({ kind }) => kind === 'product').length,
      );
    }
});
