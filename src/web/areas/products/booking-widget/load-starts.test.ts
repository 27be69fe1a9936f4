import { expect, test } from 'vitest';
import { findProduct } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';
import { addDays } from '#platform/time/days.ts';
import { demoLoadedOn, demoNow } from '#tests/support/demo-template.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { loadBookingWidget } from './load-booking-widget.ts';

const database = setUpTestDatabase({ demo: true });

test('cabins that are too small for the party are told from those not on sale, beside one that takes it', async () => {
  const { db } = database;
  const product = await findProduct(db, 'cruise', 'du-thuyen-sao-hom-ha-long-2n1d');
  if (!product) throw new Error('The demo has no such cruise');
  const app = { readDb: db, db, clock: { now: () => demoNow } } as App;
  const unitsFor = async (party: string) => {
    const params = new URLSearchParams(`from=${addDays(demoLoadedOn, 21)}&${party}`);
    const { widget } = await loadBookingWidget(app, product, params);
    return widget?.units.map(({ priceVnd, isMisfit }) => ({ isPriced: priceVnd !== null, isMisfit }));
  };
  const [misfit, taken] = [
    { isPriced: false, isMisfit: true },
    { isPriced: true, isMisfit: false },
  ];
  expect(await unitsFor('adults=2&ages=5,8')).toEqual([misfit, misfit, taken, taken]);
  expect(await unitsFor('adults=2')).toEqual([taken, taken, taken, taken]);
});
