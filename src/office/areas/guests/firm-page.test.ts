import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFirm } from '#modules/firms/commands/open-firm.ts';
import { setFirmLimit } from '#modules/firms/commands/set-firm-limit.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let office: OfficeVisit;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  unitId = (await createBookableHotel(site.db, { from: '2027-05-01', to: '2027-06-01', allotment: 20 }))
    .unitIds[0] as number;
  office = await signInAs(site, 'tu-van');
}, 120_000);
afterAll(() => site.close());

const now = () => site.clock.now();
const shown = async (path: string) =>
  (await office.get(path)).body.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');

/** Creates a firm with one manager. */
async function open(name: string, taxCode: string) {
  const boss = await createGuestAccount(site.db, now());
  const opened = await openFirm(
    site.db,
    { userId: boss, fields: { name, taxCode, address: '1 Trần Phú', email: null } },
    now(),
  );
  if (!opened.ok) throw new Error(opened.reason);
  return { firmId: opened.firmId, boss };
}

async function bookFor(firmId: string, accountId: string, approval: 'waiting' | null = null) {
  const stay = { unitId, from: '2027-05-10', to: '2027-05-12' };
  const booked = await (approval ? book : bookAndPay)(site.db, site.queue, [stay], now());
  await site.db
    .updateTable('bookings')
    .set({ firm_id: firmId, account_id: accountId, approval })
    .where('id', '=', booked.id)
    .execute();
  return booked.code;
}

test('the office lists firms, finds one by name without diacritics, tax code or member, and shows what waits', async () => {
  const [sea, hill] = [
    await open('Công ty Sao Biển', '0100109106'),
    await open('Xí nghiệp Đồi Chè', '0312345678'),
  ];
  await setFirmLimit(site.db, { firmId: sea.firmId, userId: sea.boss, limitVnd: 5_000_000 }, now());
  const code = await bookFor(sea.firmId, sea.boss);
  const waiting = await bookFor(sea.firmId, sea.boss, 'waiting');
  const all = await shown('/khach/cong-ty');
  expect(all).toContain('Công ty Sao Biển');
  expect(all).toContain('Xí nghiệp Đồi Chè');
  expect(all).toContain('1 chờ duyệt');
  expect(all).toContain('5.000.000 ₫');
  const { email } = await site.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', hill.boss)
    .executeTakeFirstOrThrow();
  for (const text of ['doi che', '031234', email ?? '']) {
    const found = await shown(`/khach/cong-ty?tim=${encodeURIComponent(text)}`);
    expect(found, text).toContain('Xí nghiệp Đồi Chè');
    expect(found, text).not.toContain('Sao Biển');
  }
  for (const [view, is] of [
    ['cho-duyet', true],
    ['co-han-muc', true],
    ['chua-dat', false],
  ] as const)
    expect((await shown(`/khach/cong-ty?xem=${view}`)).includes('Sao Biển'), view).toBe(is);

  const page = await shown(`/khach/cong-ty/${sea.firmId}`);
  for (const words of [
    code,
    waiting,
    '2 đặt chỗ',
    'Chờ duyệt',
    '5.000.000 ₫',
    `/khach/${sea.boss}`,
    'Quản lý',
  ])
    expect(page, words).toContain(words);
  // The page shows the actor's name, not the id that the history keeps.
  const panel = page.slice(page.indexOf('Lịch sử'), page.indexOf('</main>'));
  expect(panel).toContain('Đặt hạn mức duyệt của công ty');
  expect(panel).not.toContain(sea.boss);
  const { lines } = await listHistory(site.db, { objectType: 'firm', objectId: sea.firmId }, 20);
  expect(lines.map(({ verb, actorName }) => [verb, actorName])).toContainEqual([
    'guest.read',
    office.me.name,
  ]);
  expect((await office.get(`/khach/cong-ty/${sea.boss}`)).statusCode).toBe(404);
  expect((await office.get('/khach/cong-ty/khong-co')).statusCode).toBe(404);
});

test('a long list of firms is paged, each once, and is empty without the right to see guests', async () => {
  for (let number = 0; number < 52; number++) await open(`Công ty Dài ${number}`, '0100109106');
  const seen = new Set<string>();
  let path: string | undefined = '/khach/cong-ty';
  for (let page = 0; path !== undefined && page < 5; page++) {
    const { body }: { body: string } = await office.get(path);
    for (const [, id = ''] of body.matchAll(/\/khach\/cong-ty\/([0-9a-f-]{36})/g)) seen.add(id);
    const next: string | undefined = /href="[^"]*(\?[^"]*sau=[^"]*)"/
      .exec(body)?.[1]
      ?.replaceAll('&amp;', '&');
    path = next && `/khach/cong-ty${next}`;
  }
  const { count } = await site.db
    .selectFrom('firms')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(seen.size).toBe(Number(count));
  const none = await signInAs(site, 'bien-tap');
  expect((await none.get('/khach/cong-ty')).statusCode).toBe(403);
});

test('operations record what a manager said by phone; the firm’s history names both, and a consultant cannot', async () => {
  const { firmId, boss } = await open('Công ty Gọi Điện', '0100109106');
  const code = await bookFor(firmId, boss, 'waiting');
  const path = `/dat-cho/${code}`;
  const lead = await signInAs(site, 'dieu-hanh');
  const form = { viec: 'cong-ty-duyet', managerId: boss, answer: 'no', note: '', reason: 'Gọi từ số đã lưu' };
  expect((await lead.get(`${path}?viec=cong-ty-duyet`)).body).toContain('Quản lý đã gọi');
  expect((await lead.post(path, form)).body).toContain('người đặt sẽ đọc');
  expect((await office.post(path, { ...form, answer: 'yes' })).body).toContain('không được làm việc này');
  expect((await lead.post(path, { ...form, answer: 'yes' })).headers.location).toContain(
    'xong=cong-ty-duyet',
  );
  const page = await shown(`/khach/cong-ty/${firmId}`);
  const panel = page.slice(page.indexOf('Lịch sử'), page.indexOf('</main>'));
  expect(panel).toContain('Quản lý công ty duyệt đặt chỗ');
  expect(panel).toContain(lead.me.name);
  expect(panel).toContain('Gọi từ số đã lưu');
  expect(panel).not.toContain(boss);
});
