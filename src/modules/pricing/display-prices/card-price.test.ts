import { expect, test } from 'vitest';
import type { PricedFor } from '#modules/catalog/commands/set-display-prices.ts';
import { briefCard, getProductCards } from '#modules/catalog/queries/product-cards.ts';
import { quote } from '#modules/pricing/quote.ts';
import { addDays } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { demoLoadedOn, demoNow } from '#tests/support/demo-template.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';

const database = setUpTestDatabase({ demo: true });

type Wanted = Pick<PricedFor, 'unitId' | 'ratePlanId' | 'from' | 'to' | 'quantity' | 'adults'>;

/** Total of a quote for adults only; null when it is refused. */
async function totalOf(wanted: Wanted): Promise<number | null> {
  const options = { extraBeds: 0, singles: 0, extras: [], openDated: false };
  const result = await quote(database.db, { items: [{ ...wanted, childAges: [], options }] }, demoNow);
  return result.ok ? result.quote.total : null;
}

async function printedOf(kind: 'combo' | 'attraction') {
  const rows = await database.db
    .selectFrom('products')
    .select(['id', 'slug', 'price_for'])
    .where('kind', '=', kind)
    .where('price_for', 'is not', null)
    .execute();
  return rows.map(({ price_for, ...row }) => ({ ...row, pricedFor: price_for as unknown as PricedFor }));
}

test('U-60: the price of a combo on its card is one guest’s share of the quote', async () => {
  const printed = await printedOf('combo');
  expect(printed.length).toBeGreaterThan(10);
  const cards = await getProductCards(
    database.db,
    printed.map(({ id }) => id),
  );
  for (const card of cards) {
    const pricedFor = printed.find(({ id }) => id === card.id)?.pricedFor as PricedFor;
    const { unitId, ratePlanId, from, to, quantity } = pricedFor;
    const adults = Math.max(2, card.guestsOfPrice ?? 0);
    const totalVnd = await totalOf({ unitId, ratePlanId, from, to, quantity, adults });
    expect(briefCard(card), card.slug).toMatchObject({
      finalPrice: Math.ceil((totalVnd ?? 0) / adults),
      priceUnit: '/khách',
      priceNote: `Đi ${adults} người: ${formatVnd(totalVnd ?? 0)}`,
    });
  }
});

test('U-43: a cheaper ticket for certain hours is shown with the lowest price at which it is quoted', async () => {
  const printed = (await printedOf('attraction')).filter(({ pricedFor }) => pricedFor.cheaper);
  const slug = 've-dinh-ngan-suong-cap-treo-lang-nui';
  const pricedFor = printed.find((row) => row.slug === slug)?.pricedFor;
  expect(pricedFor?.cheaper?.unitTitle).toBe('Vé chiều sau 15:30');
  const { id: unitId } = await database.db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .where('p.slug', '=', slug)
    .where('u.title', '=', 'Vé chiều sau 15:30')
    .select('u.id')
    .executeTakeFirstOrThrow();
  const totals: number[] = [];
  for (let ahead = 1; ahead <= 60; ahead++) {
    const day = addDays(demoLoadedOn, ahead);
    const total = await totalOf({ ...(pricedFor as PricedFor), unitId, from: day, to: day });
    if (total !== null) totals.push(total);
  }
  expect(Math.min(...totals)).toBe((pricedFor?.cheaper?.priceVnd ?? 0) * 2);
});
