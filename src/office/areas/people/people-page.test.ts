import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockStaff } from '#modules/identity/accounts/change-staff.ts';
import { listStaff, listStaffPage } from '#modules/identity/queries.ts';
import { type KeysetPlace, readCursor } from '#platform/db/keyset-page.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { staff } from '#tests/factories/staff.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let visit: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  visit = await signInAs(site, 'quan-tri');
}, 120_000);
afterAll(() => site.close());

const rowsIn = (body: string) => body.match(/<tr [^>]*class="relative/g)?.length ?? 0;

test('people are found by a part of their name without diacritics and by their role; blocked ones are in a tab of their own', async () => {
  const people = await listStaff(site.db, site.clock.now());
  const one = people.find(({ role }) => role.slug === 'ke-toan');
  if (!one) throw new Error('nobody keeps the books');
  const plain = one.name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');
  const { body: found } = await visit.get(`/nguoi-dung?tim=${encodeURIComponent(plain.toLowerCase())}`);
  expect(found).toContain(one.email);
  expect(rowsIn(found)).toBe(1);
  const { body: ofRole } = await visit.get('/nguoi-dung?vai=ke-toan&cot=lan-cuoi');
  expect(ofRole).toContain(one.email);
  expect(ofRole).not.toContain('Lớp thứ hai</th>');
  expect(rowsIn(ofRole)).toBe(people.filter(({ role }) => role.slug === 'ke-toan').length);
  const block = { userId: one.id, state: 'blocked', reason: 'nghỉ việc', actor: staff('chu') } as const;
  expect(await blockStaff(site.db, block, site.clock.now())).toMatchObject({ ok: true });
  expect((await visit.get('/nguoi-dung')).body).not.toContain(one.email);
  expect((await visit.get('/nguoi-dung?xem=da-khoa')).body).toContain(one.email);
});

test('the list of people is paged, forwards and backwards', async () => {
  const all = await listStaffPage(site.db, { filter: {}, place: {} }, site.clock.now());
  const read = (place: KeysetPlace) => listStaffPage(site.db, { filter: {}, place }, site.clock.now(), 3);
  const names: string[] = [];
  let page = await read({});
  for (;;) {
    names.push(...page.rows.map(({ name }) => name));
    if (!page.next) break;
    page = await read({ after: readCursor(page.next) });
  }
  expect(names).toEqual(all.rows.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(6);
  const back = await read({ before: readCursor(page.previous ?? '') });
  expect(names.join()).toContain(back.rows.map(({ name }) => name).join());
  expect(back.rows).toHaveLength(3);
});
