import { expect, test } from 'vitest';
import { savePassengers } from '#modules/booking/trip/passengers.ts';
import { tokenSecret } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { openManifest } from './open-manifest.ts';
import { listRooms } from './rooms.ts';

const now = new Date('2026-11-21T03:00:00Z');
const queue = createFakeQueue();
const day = '2026-12-01';
const database = setUpTestDatabase();

test('a cruise for fewer passengers than the booking has names gets the first of them or the chosen ones, each once, also over two cabins', async () => {
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 10 });
  const ship = await createProductOfKind(database.db, 'cruise', { allotment: 10 });
  const items = [
    itemOf(tour, day, { adults: 4 }),
    itemOf(ship, day, { adults: 2 }),
    itemOf(ship, day, { adults: 1 }),
  ];
  const { code } = await bookAndPay(database.db, queue, items, now);
  const save = async (goesOn: (number[] | null)[]) => {
    const names = ['An', 'Bình', 'Chi', 'Dũng'];
    const passengers = names.map((name, at) => ({ fullName: `Lê ${name}`, goesOn: goesOn[at] ?? null }));
    const list = { code, passengers, actor: 'guest' as const };
    expect(await savePassengers(database.db, queue, list, { secrets: tokenSecret, now })).toEqual({
      ok: true,
    });
  };
  await save([]);
  const namesOn = async (productId: number) => {
    const opened = await openManifest(
      database.db,
      { productId, day, actor: staff('lan') },
      { secrets: tokenSecret, now },
    );
    return opened.ok ? opened.manifest.lines.map(({ fullName }) => fullName).sort() : opened.reason;
  };
  expect(await namesOn(tour.productId)).toEqual(['Lê An', 'Lê Bình', 'Lê Chi', 'Lê Dũng']);
  expect(await namesOn(ship.productId)).toEqual(['Lê An', 'Lê Bình', 'Lê Chi']);
  const sleepers = async () =>
    (await listRooms(database.db, ship.productId, day)).map(({ fullName }) => fullName).sort();
  expect(await sleepers()).toEqual(['Lê An', 'Lê Bình', 'Lê Chi']);

  // The ship's first item is the second of the booking. The named travellers go, and where too few are named the first of the others.
  await save([[], [1], [1], [1]]);
  expect(await namesOn(ship.productId)).toEqual(['Lê Bình', 'Lê Chi', 'Lê Dũng']);
  expect(await sleepers()).toEqual(['Lê Bình', 'Lê Chi', 'Lê Dũng']);
  await save([[], [], [], [1]]);
  expect(await namesOn(ship.productId)).toEqual(['Lê An', 'Lê Bình', 'Lê Dũng']);
  expect(await namesOn(tour.productId)).toEqual(['Lê An', 'Lê Bình', 'Lê Chi', 'Lê Dũng']);
});
