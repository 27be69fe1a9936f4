import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { listStoredRules } from '#modules/pricing/day-price/list-price-rules.ts';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { staff } from '#tests/factories/staff.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import {
  changePriceRules,
  previewPriceRules,
  type RuleChange,
  ruleMark,
  undoPriceRules,
} from './price-rules.ts';
import { ruleEditInput } from './steps/rule-edit-input.ts';

const now = new Date('2026-11-30T03:00:00Z');
const lan = staff('lan');
const weekend: PriceRuleInput = {
  kind: 'weekday',
  label: 'Cuối tuần',
  weekdays: [5, 6],
  percent: 20,
  amountVnd: 0,
};
const tet: PriceRuleInput = {
  kind: 'lunar',
  label: 'Tết',
  from: '12-29',
  to: '01-05',
  percent: 35,
  amountVnd: 0,
};

const database = setUpTestDatabase();
let hotel: TestHotel;
const db = () => database.db;
beforeAll(async () => {
  await db()
    .insertInto('holidays')
    .values({
      ...{
        holiday_group: 'giang-sinh',
        title: 'Giáng sinh',
        holiday_on: '2026-12-25',
        is_public_holiday: false,
      },
      ...{ from_on: '2026-12-24', to_on: '2026-12-25' },
    })
    .execute();
});
beforeEach(async () => {
  hotel = await createHotel(db(), { units: [{}, { title: 'Phòng Suite', base_vnd: 2_000_000 }] });
  await rollCalendar(db(), '2026-11-30');
});

const change = (one: RuleChange, actor = lan) =>
  changePriceRules(db(), { productId: hotel.productId, change: one, actor }, now);
const preview = (one: RuleChange) =>
  previewPriceRules(db(), { productId: hotel.productId, change: one, actor: lan }, now);
const undo = (actor = lan) => undoPriceRules(db(), { productId: hotel.productId, actor }, now);
const rules = () => listStoredRules(db(), hotel.productId);
const prices = async () => {
  const rows = await db()
    .selectFrom('daily_rates')
    .select(['unit_id', 'day', 'price_vnd'])
    .where('unit_id', 'in', hotel.unitIds)
    .execute();
  return new Map(rows.map((row) => [`${row.unit_id} ${row.day}`, row.price_vnd]));
};
const seen = async (label: string) => {
  const found = (await rules()).find(({ rule }) => rule.label === label);
  if (!found) throw new Error(label);
  return { id: found.id, seen: ruleMark(found) };
};

test('a rule changes days, card and log together; prices set by hand stay; it is undone once', async () => {
  const unitId = hotel.unitIds[0] as number;
  await db()
    .updateTable('daily_rates')
    .set({ set_vnd: 900_000, price_vnd: 900_000, list_vnd: 900_000 })
    .where('unit_id', '=', unitId)
    .where('day', '=', '2026-12-04')
    .execute();
  const before = await prices();
  const added = await change({
    do: 'add',
    unitId: null,
    rule: { ...weekend, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  });
  expect(added).toMatchObject({ ok: true, effect: { days: 2 * 548 - 1, setByHand: 1 } });
  const is = await prices();
  expect([is.get(`${unitId} 2026-12-04`), is.get(`${unitId} 2026-12-05`)]).toEqual([900_000, 1_200_000]);
  const card = await db()
    .selectFrom('products')
    .select('final_price_vnd as vnd')
    .where('id', '=', hotel.productId)
    .executeTakeFirst();
  expect(card?.vnd).toBe(900_000);
  expect(await undo(staff('minh'))).toEqual({ ok: false, reason: 'nothing_to_undo' });
  expect(await undo()).toMatchObject({ ok: true, effect: { days: 2 * 548 - 1 } });
  expect(await prices()).toEqual(before);
  expect(await undo()).toEqual({ ok: false, reason: 'nothing_to_undo' });
  const { lines } = await listHistory(db(), { objectType: 'product', objectId: String(hotel.productId) });
  expect(lines.map(({ before: was, after }) => [was, after])).toEqual([
    [expect.objectContaining({ 'Cuối tuần': expect.stringContaining('+20% giá gốc') }), {}],
    [{}, expect.objectContaining({ 'Cuối tuần': expect.stringContaining('+20% giá gốc') })],
  ]);
});

test('a rule of one unit changes only that one, is edited with its version, and removed', async () => {
  const unitId = hotel.unitIds[1] as number;
  expect(await change({ do: 'add', unitId, rule: tet })).toMatchObject({
    effect: {
      units: [
        {
          ...{ title: 'Phòng Suite', fromOn: '2027-02-05', dearer: expect.any(Number), cheaper: 0 },
          most: { day: '2027-02-05', wasVnd: 2_000_000, isVnd: 2_700_000 },
        },
      ],
    },
  });
  const known = await seen('Tết');
  const dearer = { do: 'edit', ...known, unitId, rule: { ...tet, percent: 40 } } as const;
  expect(await change(dearer)).toMatchObject({ ok: true });
  expect(await change(dearer, staff('minh'))).toEqual({ ok: false, reason: 'changed_meanwhile' });
  expect(await change({ do: 'remove', ...(await seen('Tết')) })).toMatchObject({ ok: true });
  expect(await rules()).toEqual([]);
  expect(await change({ do: 'remove', ...known })).toEqual({ ok: false, reason: 'unknown_rule' });
});

test('a change by more than half needs a reason, up as well as down', async () => {
  const steep = (rule: Partial<PriceRuleInput>) =>
    change({ do: 'add', unitId: null, rule: { ...tet, ...rule } });
  expect(await steep({ percent: 60 })).toEqual({ ok: false, reason: 'reason_needed' });
  expect(await steep({ percent: 0, amountVnd: -600_000 })).toEqual({ ok: false, reason: 'reason_needed' });
  expect(await steep({ percent: 50 })).toMatchObject({ ok: true });
  expect(await steep({ percent: 60, reason: 'Cháy phòng mọi năm' })).toMatchObject({ ok: true });
  expect(await steep({ kind: 'holiday', holiday: 'khong-co' })).toEqual({
    ok: false,
    reason: 'unknown_holiday',
  });
});

test("a colleague's later change of a rule cannot be undone; of two concurrent undos one succeeds", async () => {
  await change({ do: 'add', unitId: null, rule: weekend });
  await change({ do: 'add', unitId: null, rule: tet }, staff('minh'));
  expect(await undo()).toEqual({ ok: false, reason: 'changed_meanwhile' });
  const both = await Promise.all([undo(staff('minh')), undo(staff('minh'))]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await undo()).toMatchObject({ ok: true });
});

const amounts = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 50 }), amountVnd: fc.constant(0) }),
  fc.record({
    percent: fc.constant(0),
    amountVnd: fc.integer({ min: 1, max: 400 }).map((one) => one * 1000),
  }),
);
const off = amounts.map(({ percent, amountVnd }) => ({ percent: -percent, amountVnd: -amountVnd }));
const monthDay = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((pair) => pair.map((one) => String(one).padStart(2, '0')).join('-'));
const when: fc.Arbitrary<Partial<PriceRuleInput> & Pick<PriceRuleInput, 'kind'>> = fc.oneof(
  fc.record({
    kind: fc.constant('weekday' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  }),
  fc.record({ kind: fc.constantFrom('season' as const, 'lunar' as const), from: monthDay, to: monthDay }),
  fc.record({
    kind: fc.constant('lunar' as const),
    lunarDays: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.constant({ kind: 'holiday' as const, holiday: 'giang-sinh' }),
);
const anyRule = fc
  .tuple(
    fc.oneof(
      fc.tuple(when, fc.oneof(amounts, off)),
      fc.tuple(fc.constant({ kind: 'deal' as const, from: '2026-12-01', to: '2027-03-31' }), off),
    ),
    fc.string({ minLength: 1, maxLength: 20 }).map((text) => `L${text.trim()}`),
  )
  .map(([[kind, amount], label]) => ruleEditInput.parse({ ...kind, ...amount, label }));

test('the preview equals the result, and undo restores every price', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyRule, fc.constantFrom('add', 'edit', 'remove'), fc.integer({ min: 0, max: 2 })), {
        minLength: 1,
        maxLength: 4,
      }),
      async (steps) => {
        for (const [rule, action, at] of steps) {
          const known = await rules();
          const target = known[at % Math.max(1, known.length)];
          const unitId = [null, ...hotel.unitIds][at] ?? null;
          const one: RuleChange =
            target && action !== 'add'
              ? action === 'edit'
                ? { do: 'edit', id: target.id, seen: ruleMark(target), unitId, rule }
                : { do: 'remove', id: target.id, seen: ruleMark(target) }
              : { do: 'add', unitId, rule };
          const before = await prices();
          const previewed = await preview(one);
          expect(await rules(), 'a preview changes nothing').toEqual(known);
          expect(await change(one)).toEqual(previewed);
          if (!previewed.ok) continue;
          const after = await prices();
          const moved = [...after].filter(([key, vnd]) => before.get(key) !== vnd);
          expect(moved).toHaveLength(previewed.effect.days);
          expect(await undo()).toMatchObject({ ok: true });
          expect(await prices()).toEqual(before);
          await change(one);
        }
      },
    ),
    { numRuns: 12 },
  );
});

test.each([
  [{ kind: 'weekday', label: '', percent: 10 }, 'label'],
  [{ kind: 'weekday', percent: 10 }, 'weekdays'],
  [{ kind: 'season', from: '31-12', to: '02-28', percent: 10 }, 'from'],
  [{ kind: 'season', from: '12-15', to: '02-30', percent: 10 }, 'to'],
  [{ kind: 'lunar', from: '12-29', to: '01-31', percent: 10 }, 'to'],
  [{ kind: 'lunar', lunarDays: [31], percent: 10 }, 'lunarDays.0'],
  [{ kind: 'holiday', percent: 10 }, 'holiday'],
  [{ kind: 'deal', from: '2026-12-01', to: '2026-11-30', percent: -10 }, 'to'],
  [{ kind: 'deal', from: '2026-12-01', to: '2026-12-30', percent: 10 }, 'percent'],
  [{ kind: 'early-bird', percent: -10 }, 'days'],
  [{ kind: 'long-stay', percent: -10 }, 'nights'],
  [{ kind: 'weekday', weekdays: [6], percent: 0 }, 'percent'],
  [{ kind: 'weekday', weekdays: [6], percent: 10, amountVnd: -5000 }, 'amountVnd'],
  [{ kind: 'weekday', weekdays: [6], percent: 0, amountVnd: 500 }, 'amountVnd'],
])('%j is refused at %s', (rule, field) => {
  const read = ruleEditInput.safeParse({ label: 'Luật', amountVnd: 0, ...rule });
  expect(read.error?.issues.map(({ path }) => path.join('.'))).toContain(field);
});
