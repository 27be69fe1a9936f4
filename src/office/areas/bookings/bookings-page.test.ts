import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBookings } from '#modules/booking/board/list-bookings.ts';
import { listOfficeVouchers } from '#modules/vouchers/queries/list-vouchers.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let office: OfficeVisit;
let codes: string[];

beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const hotel = await createBookableHotel(site.db, { allotment: 99 });
  const stay = { unitId: hotel.unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  codes = [];
  for (let at = 0; at < 30; at++)
    codes.push((await book(site.db, site.queue, [stay], site.clock.now())).code);
  office = await signInAs(site, 'dieu-hanh');
}, 120_000);
afterAll(() => site.close());

/** Posts to the list's open sheet and returns the page's visible text. */
const act = async (form: Record<string, string | string[]>, visit = office) => {
  const typed = Object.entries(form).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, one] as [string, string]),
  );
  const reply = await visit.post(
    `/dat-cho?viec=${String(form.viec).replace('-lai', '').replace('gui', 'gui-lai')}`,
    typed,
  );
  return { statusCode: reply.statusCode, body: reply.body.replaceAll('<!-- -->', '') };
};
/** The value of a hidden field of the page, by name. */
const sentAlong = (body: string, name: string) =>
  [...body.matchAll(new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );
const owners = async () => {
  const rows = await site.db.selectFrom('bookings').select(['code', 'owner']).execute();
  return rows.filter(({ owner }) => owner === office.me.id).map(({ code }) => code);
};

test('a selection, or all that a filter finds, is counted before anything is done', async () => {
  const chosen = await office.get(`/dat-cho?viec=ghi-chu&ma=${codes[0]}&ma=${codes[1]}`);
  expect(chosen.body).toContain('Ghi chú… · 2 dòng');
  const all = await office.get(`/dat-cho?viec=giao&ma=${codes[0]}&tat-ca=1&trang-thai=held`);
  expect(all.body).toContain('Giao cho… · 30 dòng');
  expect(all.body).toContain(office.me.name);
  expect(await owners()).toEqual([]);
});

test("many bookings are assigned in batches, listed as one's own, and undone", async () => {
  const first = await act({ viec: 'giao', cho: office.me.id, ma: codes });
  expect(first.body).toContain('Đang làm: 25/30');
  const rest = sentAlong(first.body, 'ma');
  expect(rest).toHaveLength(5);
  const hoan = sentAlong(first.body, 'hoan');
  const last = await act({ viec: 'giao', cho: office.me.id, ma: rest, hoan, tong: '30' });
  expect(last.body).toContain('Đã xong: 30/30');
  expect(await owners()).toHaveLength(30);
  expect((await office.get('/dat-cho?xem=cua-toi')).body).toContain(codes[0]);
  const { lines } = await listHistory(site.db, { verb: 'booking.assign', objectId: codes[0] as string });
  expect(lines[0]).toMatchObject({ actor: `staff:${office.me.id}`, after: { owner: office.me.name } });
  const undone = await act({ viec: 'giao-lai', hoan: sentAlong(last.body, 'hoan') });
  expect(undone.body).toContain('Đã hoàn tác: 30/30');
  expect(await owners()).toEqual([]);
});

test('what a colleague has done since is not undone with it, and it is said who', async () => {
  const [one, two] = codes as [string, string];
  const colleague = await signInAs(site, 'quan-tri');
  const given = await act({ viec: 'giao', cho: office.me.id, ma: [one, two] });
  const taken = await act({ viec: 'giao', cho: colleague.me.id, ma: one }, colleague);
  expect(taken.body).toContain('Đã xong: 1/1');
  const undone = await act({ viec: 'giao-lai', hoan: sentAlong(given.body, 'hoan') });
  expect(undone.body).toMatch(
    new RegExp(`1 dòng không làm được.*${one}.*giao đặt chỗ này cho người khác.*${colleague.me.name}`, 's'),
  );
  expect(await owners()).toEqual([]);
  const kept = site.db.selectFrom('bookings').select('owner').where('code', '=', one);
  expect(await kept.executeTakeFirst()).toEqual({ owner: colleague.me.id });
  await act({ viec: 'giao', cho: 'khong-ai', ma: one });
  const noted = await act({ viec: 'ghi-chu', ghi: 'Đoàn chung', ma: [one] });
  await act({ viec: 'ghi-chu-lai', hoan: sentAlong(noted.body, 'hoan') });
  await act({ viec: 'giao', cho: 'khong-ai', ma: one }, colleague);
  const again = await act({ viec: 'ghi-chu-lai', hoan: sentAlong(noted.body, 'hoan') });
  expect(again.body).toMatch(new RegExp(`Ghi chú này không còn.*${colleague.me.name}`, 's'));
});

test('a note is added to each and removed again; sending mails cannot be undone; what cannot be done is reported', async () => {
  const [one, two] = codes as [string, string];
  const empty = await act({ viec: 'ghi-chu', ghi: ' ', ma: [one] });
  expect([empty.statusCode, empty.body.includes('Viết điều cần ghi.')]).toEqual([422, true]);
  const noted = await act({ viec: 'ghi-chu', ghi: 'Đoàn chung', ma: [one, two, 'DVZZZZZZZ'] });
  expect(noted.body).toMatch(/2\/3 dòng.*1 dòng không làm được.*DVZZZZZZZ.*Không tìm thấy/s);
  expect((await office.get(`/dat-cho/${one}`)).body).toContain('Đoàn chung');
  await act({ viec: 'ghi-chu-lai', hoan: sentAlong(noted.body, 'hoan') });
  expect((await office.get(`/dat-cho/${one}`)).body).not.toContain('Đoàn chung');
  const mailed = await act({ viec: 'gui-lai', ma: [one] });
  expect(mailed.body).toContain('Đã xong: 1/1');
  expect(mailed.body).not.toContain('Hoàn tác');
  const looking = await signInAs(site, 'chi-xem');
  expect((await looking.get('/dat-cho')).body).not.toContain('Giao cho');
  const refused = await act({ viec: 'giao', cho: 'khong-ai', ma: one }, looking);
  expect(refused.body).toContain('không được làm việc này');
});

test('a label is put on many, found by the filter, read in the list and taken back; the history keeps it', async () => {
  const [one, two, three] = codes as [string, string, string];
  const put = await act({ viec: 'nhan', nhan: ' Đoàn  Thép ', ma: [one, two] });
  expect(put.body).toContain('Đã xong: 2/2 dòng');
  const labelled = async (label: string) => {
    const { body } = await office.get(`/dat-cho?xem=tat-ca&nhan=${encodeURIComponent(label)}`);
    return codes.filter((code) => body.includes(`>${code}</a>`));
  };
  expect((await labelled('Đoàn Thép')).sort()).toEqual([one, two].sort());
  expect(await labelled('Đoàn')).toEqual([]);
  const again = await act({ viec: 'nhan', nhan: 'đoàn thép', ma: [two, three] });
  expect(sentAlong(again.body, 'hoan')).toEqual([`${three}=+đoàn thép`]);
  const undone = await act({ viec: 'nhan-lai', hoan: sentAlong(put.body, 'hoan') });
  expect(undone.body).toContain('Đã hoàn tác: 2/2 dòng');
  expect(await labelled('Đoàn Thép')).toEqual([]);
  expect(await labelled('đoàn thép')).toEqual([three]);
  const { lines } = await listHistory(site.db, { verb: 'booking.label', objectId: two });
  expect(lines.map(({ before, after }) => [before, after])).toEqual([
    [{ labels: 'Đoàn Thép' }, { labels: '' }],
    [{ labels: '' }, { labels: 'Đoàn Thép' }],
  ]);
});

test('a label taken off many comes back as it was spelled; one that names the guest is refused with what was typed', async () => {
  const [one] = codes as [string];
  await act({ viec: 'nhan', nhan: 'Tết', ma: [one] });
  const off = await act({ viec: 'nhan', nhan: 'tẾT', bo: 'on', ma: [one] });
  expect(sentAlong(off.body, 'hoan')).toEqual([`${one}=-Tết`]);
  await act({ viec: 'nhan-lai', hoan: sentAlong(off.body, 'hoan') });
  const { fullName, labels } = await site.db
    .selectFrom('bookings')
    .select(['full_name as fullName', 'labels'])
    .where('code', '=', one)
    .executeTakeFirstOrThrow();
  expect(labels).toEqual(['Tết']);
  const named = fold(fullName);
  const many = await act({ viec: 'nhan', nhan: named, ma: [one] });
  expect(many.body).toContain('Nhãn không ghi tên');
  const refused = await office.post(`/dat-cho/${one}`, { viec: 'nhan', nhan: named });
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toMatch(
    new RegExp(`name="nhan"[^>]*value="${named}"|value="${named}"[^>]*name="nhan"`),
  );
  expect((await office.get(`/dat-cho/${one}`)).body).not.toContain(`Bỏ nhãn ${named}`);
});

test('on its own page a booking gets a label and loses it; whoever may not write notes is refused', async () => {
  const [, , , code] = codes as [string, string, string, string];
  await office.post(`/dat-cho/${code}`, [
    ['viec', 'nhan'],
    ['nhan', 'gọi lại thứ Hai'],
  ]);
  expect((await office.get(`/dat-cho/${code}`)).body).toContain('Bỏ nhãn gọi lại thứ Hai');
  await office.post(`/dat-cho/${code}`, [
    ['viec', 'bo-nhan'],
    ['nhan', 'gọi lại thứ Hai'],
  ]);
  expect((await office.get(`/dat-cho/${code}`)).body).not.toContain('Bỏ nhãn gọi lại');
  const reader = await signInAs(site, 'chi-xem');
  const refused = await act({ viec: 'nhan', nhan: 'x', ma: [code] }, reader);
  expect(refused.body).toContain('Vai trò của bạn không được làm việc này');
});

test('guests who owe are reminded of it once a day; whoever was is counted out of the next choice', async () => {
  const [one, two] = codes.slice(10) as [string, string];
  const sheet = () => office.get(`/dat-cho?viec=nhac-tien&ma=${one}&ma=${two}`);
  expect((await sheet()).body).toContain('Nhắc tiền · 2 dòng');
  expect((await act({ viec: 'nhac-tien', ma: [one] })).body).toContain('Đã xong: 1/1');
  const { body } = await sheet();
  expect(body.replaceAll('<!-- -->', '')).toMatch(/Nhắc tiền · 1 dòng.*1 dòng đã chọn không cần nhắc/s);
  const again = await act({ viec: 'nhac-tien', ma: [one, two] });
  expect(again.body, 'and who did').toMatch(
    /1\/2 dòng.*Hôm nay đã nhắc khách này rồi.*Việc gần nhất: Phạm Thu Hà/s,
  );
  const queued = site.queue.sent.filter(({ name }) => name === 'booking.mail_asked');
  expect(queued.slice(-2).map(({ data }) => (data as { mail: string }).mail)).toEqual(['held', 'held']);
  expect((await office.get(`/dat-cho/${one}`)).body).toContain('Đã nhắc trả tiền');
});

test('an empty list says how many rows there would be without each filter', async () => {
  const { body } = await office.get('/dat-cho?tim=khong-co-ai&trang-thai=held');
  const text = body.replaceAll('<!-- -->', '');
  expect(text).toContain('Bỏ lọc “khong-co-ai” thì có 30');
  expect(text).toContain('Bỏ lọc Trạng thái thì có 0');
});

test('bookings are found by what was sold and by its supplier, however it is typed', async () => {
  const other = await createBookableHotel(site.db);
  const stay = { unitId: other.unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  const { code } = await book(site.db, site.queue, [stay], site.clock.now());
  await site.db
    .updateTable('products')
    .set({ title: 'Nhà nghỉ Gió Ngàn' })
    .where('id', '=', other.productId)
    .execute();
  const rows = async (sold: string) =>
    (await listBookings(site.db, { view: 'all', sold }, {}, { limit: 99, now: site.clock.now() })).rows.map(
      (row) => row.code,
    );
  expect(await rows('gio ngan')).toEqual([code]);
  const { brand } = await site.db
    .selectFrom('suppliers as s')
    .innerJoin('products as p', 'p.supplier_id', 's.id')
    .where('p.id', '=', other.productId)
    .select('s.brand')
    .executeTakeFirstOrThrow();
  expect(await rows(brand.toUpperCase())).toContain(code);
  expect(await rows('khong co noi nay')).toEqual([]);
  expect((await office.get('/dat-cho?xem=tat-ca&cua=gio+ngan')).body).toContain(code);
  const { rows: vouchers } = await listOfficeVouchers(
    site.db,
    { view: 'all', text: '', today: '2026-12-08', sold: 'gio ngan' },
    {},
  );
  expect(vouchers).toEqual([]);
});
