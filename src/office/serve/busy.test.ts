import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let office: OfficeVisit;
let code: string;
let other: string;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  ({ code } = await book(site.db, site.queue, [stay], site.clock.now()));
  const later = { unitId: unitIds[0] as number, from: '2026-12-12', to: '2026-12-13' };
  ({ code: other } = await book(site.db, site.queue, [later], site.clock.now()));
  office = await signInAs(site, 'dieu-hanh');
  // People wait as long on a real site: all connections of the pool, each held until the last has it.
  const wait = () => sql`SELECT set_config('lock_timeout', '300', false), pg_sleep(0.3)`.execute(site.db);
  await Promise.all(Array.from({ length: 10 }, wait));
}, 120_000);
afterAll(() => site.close());

/** Holds a booking while something is done. */
function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  return site.db.transaction().execute(async (tx) => {
    await sql`SELECT FROM bookings WHERE code = ${code} FOR UPDATE`.execute(tx);
    return work();
  });
}

test('a form on a booking that somebody holds too long is refused in words, with what was typed, and works a little later', async () => {
  const input = { viec: 'gia-han', hours: '7', note: 'Chị ấy đang ra ngân hàng' };
  const refused = await whileHeld(() => office.post(`/dat-cho/${code}?viec=gia-han`, input));
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('chưa vào lượt');
  expect(refused.body).toContain('Chị ấy đang ra ngân hàng');
  const again = await office.post(`/dat-cho/${code}?viec=gia-han`, input);
  expect([again.statusCode, again.headers.location]).toEqual([302, expect.stringContaining('xong=gia-han')]);
});

test('nine forms at once on one booking: each is done or refused in words, none is a fault', async () => {
  const replies = await whileHeld(() =>
    Promise.all(
      Array.from({ length: 9 }, (_, at) =>
        office.post(`/dat-cho/${code}?viec=doi-email`, {
          ...{ viec: 'doi-email', email: `moi${at}@example.vn`, reason: 'nghe giọng' },
        }),
      ),
    ),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
  for (const [at, { body }] of replies.entries()) expect(body).toContain(`moi${at}@example.vn`);
});

test('of many bookings at once only the one that somebody holds is refused; the others are done and can be undone', async () => {
  const form: [string, string][] = [
    ['viec', 'nhan'],
    ['nhan', 'Đoàn Thép'],
    ...[other, code].map((one): [string, string] => ['ma', one]),
  ];
  const reply = await whileHeld(() => office.post('/dat-cho?viec=nhan', form));
  const html = reply.body.replaceAll('<!-- -->', '');
  expect(html).toContain('Đã xong: 1/2');
  expect(html).toContain('Có người đang làm trên dòng này');
  expect(html).toContain(`${other}=+Đoàn Thép`);
});
