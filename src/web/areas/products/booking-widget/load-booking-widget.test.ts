import { beforeAll, describe, expect, test } from 'vitest';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { findProduct } from '#modules/catalog/queries/find-product.ts';
import { quote } from '#modules/pricing/quote.ts';
import type { App } from '#platform/app.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { parseItemQuery } from '#web/parts/booking/item-query.ts';
import { loadBookingWidget } from './load-booking-widget.ts';
import { priceSoFar } from './price-so-far.ts';
import { toQuoteView } from './quote-view.ts';

const now = new Date('2026-11-25T03:00:00Z');
const database = setUpTestDatabase();
let app: App;
/** Number of SQL statements of the page since it was last reset. */
let statements = 0;
beforeAll(() => {
  const readDb = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  app = { readDb, db: database.db, clock: { now: () => now } } as App;
});

const load = (kind: KindName, query: string, details: object = {}) => shown(kind, query, details);

/** The same product with several queries. */
async function shown(kind: KindName, query: string, details: object = {}) {
  const { productId } = await createProductOfKind(database.db, kind, { details });
  const { slug } = await database.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const product = await findProduct(database.db, kind, slug);
  if (!product) throw new Error(`There is no ${kind} ${slug}`);
  const of = (words: string) => loadBookingWidget(app, product, new URLSearchParams(words));
  return { ...(await of(query)), of };
}

function surcharged() {
  return { surcharges: [{ label: 'Phụ thu Giáng sinh', on: '12-24', amountVnd: 300_000, per: 'person' }] };
}

const car = { fleet: ['xe-0', 'xe-1'], seats: 7 };

describe.each<[KindName, string, object?]>([
  ['combo', 'from=2026-12-08&adults=2&quantity=1'],
  ['tour', 'from=2026-12-08&adults=2&ages=7'],
  ['cruise', 'from=2026-12-08&adults=2'],
  ['attraction', 'from=2026-12-08&adults=2&children=1&cm=95'],
  ['experience', 'from=2026-12-08&adults=2'],
  ['car', 'from=2026-12-08&time=09:00&adults=3&extra=ghe-tre-em', car],
  ['service', 'from=2026-12-08&quantity=3'],
])('%s', (kind, query, details) => {
  test('U-44, U-45: proposes the first available start, with its final price', async () => {
    const { calendar, widget, hasSearchDates } = await load(kind, '', details);
    expect(hasSearchDates).toBe(false);
    expect(calendar.months.map((month) => month.month)).toEqual(['2026-11', '2026-12']);
    const first = calendar.months.flatMap((month) => month.cells).find(({ state }) => state === 'open');
    expect(widget).toMatchObject({
      proposed: 'first',
      refusal: null,
      errors: {},
      form: { from: first?.day },
    });
    expect(widget?.quote?.totalVnd).toBe(first?.totalVnd);
    expect(widget?.itemQuery).toContain(`from=${first?.day}`);
  });

  test('prices the selection in the address, and passes it on', async () => {
    const { widget } = await load(kind, query, details);
    expect(widget).toMatchObject({ errors: {}, refusal: null });
    const sum = widget?.quote?.lines.reduce((total, line) => total + line.amount, 0);
    expect(widget?.quote?.totalVnd).toBe(sum);
    expect(parseItemQuery(new URLSearchParams(widget?.itemQuery ?? ''))).toMatchObject({
      unitId: widget?.form.unit,
      from: '2026-12-08',
    });
  });

  test("agrees with the quote, with the calendar's statement alone where no vehicle is needed", async () => {
    const { of } = await shown(kind, '', details);
    for (const words of ['', query]) {
      statements = 0;
      const { widget } = await of(words);
      if (kind !== 'car') expect(statements, words).toBeLessThanOrEqual(kind === 'tour' ? 2 : 1);
      const item = parseItemQuery(new URLSearchParams(widget?.itemQuery ?? ''));
      if (!item) throw new Error('Nothing was quoted');
      const quoted = await quote(database.db, { items: [item] }, now);
      expect(quoted.ok && toQuoteView(quoted.quote), words).toEqual(widget?.quote);
    }
  });

  test('reports a past day at its field', async () => {
    const { widget } = await load(kind, query.replace('2026-12-08', '2026-11-20'), details);
    expect(widget?.quote).toBeNull();
    expect(widget?.errors.from).toMatch(/\S/);
  });
});

describe.each<[KindName, string, object?]>([
  ['combo', 'adults=2', surcharged()],
  ['combo', 'adults=2&ages=7', surcharged()],
  ['combo', 'adults=4', { ...surcharged(), pricedPer: 'two' }],
  ['tour', 'adults=3&ages=7&singles=1'],
  ['cruise', 'adults=2', { mandatoryFees: [{ label: 'Dạ tiệc', on: '12-24', amountVnd: 1_200_000 }] }],
  ['cruise', 'adults=3&quantity=2&ages=7', { mandatoryFees: [] }],
  ['attraction', 'adults=2&children=1&cm=95'],
  ['experience', 'adults=1&ages=3'],
])('%s for %s', (kind, party, details) => {
  test('U-42, P-01, P-02, P-03: a day of the calendar costs what the widget shows once it is chosen', async () => {
    const { calendar, widget, of } = await shown(kind, party, details);
    const cells = calendar.months.flatMap((month) => month.cells).filter((cell) => cell.state === 'open');
    const pressed = [cells[0], cells.find(({ day }) => day === '2026-12-24'), cells.at(-1)];
    for (const cell of pressed) {
      if (!cell) throw new Error('There is no such day');
      const after = (await of(`${party}&from=${cell.day}`)).widget;
      expect(after?.quote?.totalVnd, cell.day).toBe(cell.totalVnd);
      expect(after?.units.find((unit) => unit.id === after.form.unit)?.priceVnd).toBe(cell.totalVnd);
      const departure = after?.departures?.find(({ day }) => day === cell.day);
      if (after?.departures) expect(departure?.totalVnd, `departure ${cell.day}`).toBe(cell.totalVnd);
    }
    expect(calendar.pricedFor).toContain(widget?.party);
  });
});

test('P-34: the calendar marks days with a surcharge and names it', async () => {
  const { calendar } = await load('combo', 'adults=2', surcharged());
  const cells = calendar.months.flatMap((month) => month.cells);
  expect(cells.find(({ day }) => day === '2026-12-24')?.added).toEqual([
    { label: 'Phụ thu Giáng sinh', amountVnd: 600_000, isSurcharge: true },
  ]);
  expect(cells.filter(({ added }) => added.length > 0)).toHaveLength(1);
});

test('shows a party that fits nowhere the prices for two adults, and says so', async () => {
  const { calendar, widget } = await load('cruise', 'adults=20');
  expect(calendar.pricedFor).toContain('2 người lớn');
  expect(widget?.form.adults).toBe(20);
  expect(calendar.months.flatMap((month) => month.cells).some((cell) => cell.totalVnd !== null)).toBe(true);
});

test('asks for missing ages before pricing', async () => {
  const { widget } = await load('tour', 'from=2026-12-08&adults=2&children=2&ages=7');
  expect(widget).toMatchObject({ quote: null, errors: { ages: expect.any(String) } });
});

test('asks for heights where the gate measures children', async () => {
  const { widget } = await load('attraction', 'from=2026-12-08&adults=1&children=2&cm=95&cm=150');
  expect(parseItemQuery(new URLSearchParams(widget?.itemQuery ?? ''))?.options.childHeightsCm).toEqual([
    95, 150,
  ]);
  expect(widget?.quote?.totalVnd).toBe(2_000_000);
});

test('keeps the ages of children from a link, and asks for their heights', async () => {
  const { widget, of } = await shown('attraction', 'from=2026-12-08&adults=1&ages=4-9');
  const asks = { form: { children: 2 }, quote: null };
  expect(widget, 'no error for a guest who has not been asked yet').toMatchObject({
    ...asks,
    asksHeights: true,
  });
  expect(widget?.errors).toEqual({});
  const { widget: adultOnly } = await of('from=2026-12-08&adults=1');
  expect(widget && priceSoFar(widget), 'the total of the list, which leaves these children out').toBe(
    adultOnly?.quote?.totalVnd,
  );
  const sent = await of('from=2026-12-08&adults=1&ages=4-9&children=2&cm=&cm=');
  expect(sent.widget).toMatchObject({ ...asks, asksHeights: false, errors: { cm: expect.any(String) } });
});

test('derives the number of packs from the guests where a pack is for two', async () => {
  const { widget } = await load('combo', 'from=2026-12-08&adults=4', { pricedPer: 'two' });
  expect(widget).toMatchObject({ refusal: null, formOptions: { quantity: null } });
  expect(parseItemQuery(new URLSearchParams(widget?.itemQuery ?? ''))?.quantity).toBe(2);
});

test('sells a combo without a day', async () => {
  const { widget } = await load('combo', 'open=1&adults=2&quantity=1');
  expect(widget?.errors).toEqual({});
  expect(parseItemQuery(new URLSearchParams(widget?.itemQuery ?? ''))?.options.openDated).toBe(true);
});

test('explains why days of a combo are unavailable', async () => {
  const blackouts = [{ from: '2026-12-20', to: '2026-12-22', reason: 'Kín phòng dịp đông' }];
  const { calendar, widget } = await load('combo', 'from=2026-12-21&adults=2&quantity=1', { blackouts });
  const cell = calendar.months.flatMap((month) => month.cells).find(({ day }) => day === '2026-12-21');
  expect(cell).toMatchObject({ state: 'closed', blackout: 'Kín phòng dịp đông' });
  expect(widget?.errors.from).toContain('Kín phòng dịp đông');
});

test('U-44: a departure names the surcharge of its day, included in its price', async () => {
  const { widget, of } = await shown('cruise', 'adults=2', {
    mandatoryFees: [{ label: 'Dạ tiệc Giáng sinh', on: '12-24', amountVnd: 650_000 }],
  });
  const gala = widget?.departures?.find(({ day }) => day === '2026-12-24');
  expect(gala?.added).toContain('dạ tiệc Giáng sinh');
  const quoted = (await of('adults=2&from=2026-12-24')).widget?.quote;
  expect(quoted?.lines.map(({ label }) => label)).toContain('Dạ tiệc Giáng sinh');
  expect(gala?.totalVnd).toBe(quoted?.totalVnd);
});

test('U-44: a day without a departure is replaced by the next departure, and the page says so', async () => {
  const { widget } = await load('cruise', 'from=2026-12-08&adults=2', { sailingWeekdays: [6] });
  expect(widget).toMatchObject({ proposed: 'next', askedDay: '2026-12-08', form: { from: '2026-12-12' } });
  expect(widget?.quote?.totalVnd).toBe(widget?.departures?.find(({ day }) => day === '2026-12-12')?.totalVnd);
});

test('U-43: each unit has its price on the chosen day, and the total is that of the chosen unit', async () => {
  const { widget } = await load('attraction', 'from=2026-12-08&adults=2');
  const chosen = widget?.units.find(({ id }) => id === widget.form.unit);
  expect(chosen).toMatchObject({ isOfDay: true, priceVnd: widget?.quote?.totalVnd });
});
