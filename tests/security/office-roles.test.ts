import type { RouteConfigEntry } from '@react-router/dev/routes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import routes from '#office/routes.ts';
import { roles } from '#reference-data/roles.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { formsOf, type PageForm } from '#tests/support/page-forms.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

/** What the guest of these tests is known by. */
const guest = { full_name: 'Khuất Ngọc Lam', phone: '+84912345671', email: 'ngoc.lam@example.com' };
const marks = [guest.full_name, '912345671', '0912 345 671', guest.email];
/** Pages that everybody has who works here: their own, and those whose content depends on each right. */
const ofEverybody = ['/', '/viec', '/viec/bao-tin', '/cach-xem', '/tim', '/toi', '/xac-nhan'];

let site: TestServer;
let admin: OfficeVisit;
/** Works here, and may do nothing. */
let nobody: OfficeVisit;
/** A person of each role but the one that was emptied. */
const people = new Map<string, OfficeVisit>();
let addresses: string[];
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  await createEveryKind(site.db);
  const { unitIds, productId } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' };
  const { id, code } = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
  await site.db.updateTable('bookings').set(guest).where('id', '=', id).execute();
  admin = await signInAs(site, 'quan-tri');
  nobody = await signInAs(site, 'chi-xem');
  await sql`UPDATE staff_roles SET rights = '{}' WHERE slug = 'chi-xem'`.execute(site.db);
  const named: Record<string, string> = { ':code': code, ':id': `${productId}`, ':unit': `${stay.unitId}` };
  Object.assign(named, {
    ':key': code,
    ':day': stay.from,
    ':slug': 'gioi-thieu',
    ':type': 'trang',
    ':rule': 'moi',
  });
  for (const { slug } of roles) if (slug !== 'chi-xem') people.set(slug, await signInAs(site, slug));
  addresses = pathsOf(routes)
    .filter((path) => !/dang-nhap|dang-xuat|\*/.test(path))
    .map((path) => path.replace(/\/:(what|part|name)\?/g, '').replace(/:\w+/g, (name) => named[name] ?? '1'));
}, 120_000);
afterAll(() => site?.close());

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(path ? [`/${path}`] : index ? ['/'] : []),
    ...pathsOf(children ?? []),
  ]);
}
const dataOf = (path: string) => `${path === '/' ? '/_' : path}.data`;

test('OPS-05: whoever has no right opens no page, list, file or data of the office but their own', async () => {
  const open: string[] = [];
  for (const path of addresses.filter((one) => !ofEverybody.includes(one))) {
    const { statusCode } = await nobody.get(path);
    // A route that only takes forms.
    if (statusCode === 400) continue;
    for (const shown of [statusCode, (await nobody.get(dataOf(path))).statusCode])
      if (![403, 404].includes(shown)) open.push(`${path} ${shown}`);
  }
  expect(open).toEqual([]);
});

test('OPS-05: pages of everybody show no guest to whoever may not read about guests', async () => {
  const asked = [...ofEverybody, ...marks.map((mark) => `/tim?tim=${encodeURIComponent(mark)}`)];
  const shown = async (visit: OfficeVisit) => {
    const bodies = [];
    for (const path of asked) bodies.push((await visit.get(path)).body);
    // The search page repeats what was searched for.
    const found = bodies.map((body, at) => body.replaceAll(marks[at - ofEverybody.length] ?? '\0', ''));
    return marks.filter((mark) => found.some((body) => body.includes(mark)));
  };
  expect(await shown(admin)).not.toEqual([]);
  expect(await shown(nobody)).toEqual([]);
});

/** A checksum of each table; sessions and what a person keeps for themselves are left out. */
async function contents(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND table_name NOT IN ('sessions', 'allowances', 'task_readers', 'task_notices')
    ORDER BY 1`.execute(site.db);
  const sums: string[] = [];
  for (const { name } of rows) {
    const { rows: found } = await sql<{ sum: string | null }>`
      SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${sql.table(name)} t`.execute(
      site.db,
    );
    sums.push(`${name} ${found[0]?.sum}`);
  }
  return sums;
}

/** The forms of pages, and of the sheets that these lead to, by what they do. */
async function offeredTo(visit: OfficeVisit): Promise<Map<string, PageForm>> {
  const forms = new Map<string, PageForm>();
  const sheets = new Map<string, string>();
  const read = async (address: string) => {
    const { body, headers } = await visit.get(address);
    if (!/html/.test(String(headers['content-type']))) return '';
    for (const form of formsOf(body, `/quan-tri${address}`)) forms.set(deedOf(form), form);
    return body;
  };
  for (const path of addresses)
    for (const [, href = ''] of (await read(path)).matchAll(/ href="\/quan-tri(\/[^"]*viec=[^"]*)"/g)) {
      const address = href.replaceAll('&amp;', '&');
      sheets.set(address.replace(/[?&](?!viec=)[\w-]+=[^&]*/g, ''), address);
    }
  for (const address of sheets.values()) await read(address);
  return forms;
}

/** What a form does: where it goes, and the fields that name the deed. */
const deedOf = ({ target, fields }: PageForm) =>
  JSON.stringify([
    target.replace(/[?].*/, ''),
    fields.filter(([name]) => name === 'do' || name === 'viec'),
    [...new Set(fields.map(([name]) => name.replace(/\d+/g, '#')))].toSorted(),
  ]);

/** Their own things, which everybody may change. */
const isOwn = ({ target }: PageForm) =>
  /dang-xuat|giao-dien|chuong|^\/quan-tri\/(toi|xac-nhan|viec\/bao-tin|cach-xem)\b/.test(target);

test('OPS-05: a form that a role is not offered does nothing for it', async () => {
  const all = [...(await offeredTo(admin)).entries()].filter(([, form]) => !isOwn(form));
  expect(all.length).toBeGreaterThan(60);
  const done: string[] = [];
  for (const [role, visit] of people) {
    const own = await offeredTo(visit);
    const others = all.filter(([deed]) => !own.has(deed));
    const before = await contents();
    for (const [deed, { target, fields }] of others) {
      const [path = '', query = ''] = target.replace(/^\/quan-tri/, '').split('?');
      // Whoever works here may end their own sessions.
      if (fields.some(([, value]) => value === visit.me.id)) continue;
      const reply = await visit.post(`${dataOf(path || '/')}${query && `?${query}`}`, fields);
      const isRefused = reply.statusCode >= 400 || /"(refused|problem|problems|errors)"/.test(reply.body);
      const isForbidden = /ai trò của bạn/.test(reply.body);
      if (!isRefused || reply.statusCode >= 500 || (isForbidden && reply.statusCode !== 403))
        done.push(`${role} ${reply.statusCode} ${deed} ${reply.body.slice(0, 200)}`);
    }
    const after = await contents();
    const written = after.filter((line) => !before.includes(line)).map((line) => line.split(' ')[0]);
    if (written.length > 0) done.push(`${role} wrote ${written.join(', ')}`);
    if (role === 'quan-tri') expect(others).toEqual([]);
    else expect(others.length, role).toBeGreaterThan(10);
  }
  expect(done).toEqual([]);
}, 400_000);

test('OPS-05: forms of every page of the office do nothing for whoever has no right, and something for who has', async () => {
  const forms = new Map<string, PageForm>();
  for (const path of addresses) {
    const { body, headers } = await admin.get(path);
    if (!/html/.test(String(headers['content-type']))) continue;
    for (const form of formsOf(body, path)) forms.set(JSON.stringify(form), form);
  }
  const office = [...forms.values()]
    .map(({ target, fields }) => ({ target: target.replace(/^\/quan-tri/, '') || '/', fields }))
    // Their own sessions, which everybody may end.
    .filter(({ fields }) => !fields.some(([, value]) => value === nobody.me.id))
    .filter(
      ({ target }) => !/dang-xuat|giao-dien|chuong|^\/(toi|xac-nhan|viec\/bao-tin|cach-xem)\b/.test(target),
    );
  expect(office.length).toBeGreaterThan(25);
  const before = await contents();
  for (const { target, fields } of office)
    for (const to of [target, target.replace(/^([^?]*)/, (path) => dataOf(path))])
      expect((await nobody.post(to, fields)).statusCode, to).toBeLessThan(500);
  expect((await nobody.get('/')).statusCode, 'still signed in').toBe(200);
  expect(await contents()).toEqual(before);
  for (const { target, fields } of office) await admin.post(target, fields);
  const after = await contents();
  expect(after.filter((line) => !before.includes(line)).length).toBeGreaterThan(3);
}, 120_000);
