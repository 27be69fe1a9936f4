import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteQuoteOpened } from '#modules/booking/access/trip-link-tokens.ts';
import { giveCredit } from '#modules/booking/goodwill/give-credit.ts';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { findStaffEnquiry } from '#modules/enquiries/queries/find-staff-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { sumUsableCredits } from '#modules/payments/credits/credits.ts';
import { addCostRate } from '#modules/sales/commands/cost-rates.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let seller: OfficeVisit;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute(async (tx) => {
    await saveSettings(tx, settings);
    await ensureReferenceData(tx);
  });
  const hotel = await createBookableHotel(site.db, { from: dayInVietnam(site.clock.now()) });
  unitId = hotel.unitIds[0] as number;
  seller = await signInAs(site, 'tu-van');
}, 120_000);
afterAll(() => site.close());

test.each([
  'noi=%F0%9F%8E%89&di=9999-99-99&ve=x&lon=abc&tuoi=99,-1&tien=xx&loai=nothing&o=place:x&mon=%7B',
  'di=9999-12-31&ve=2026-01-01&lon=-5&o=province:&mon=%5B%5D',
  `noi=${'9'.repeat(290)}&xep=?&di=2026-12-10&lon=2.5`,
])('an address with invalid parameters shows a usable page: %s', async (query) => {
  expect((await seller.get(`/khach-goi?${query}`)).statusCode).toBe(200);
});

const offersIn = (body: string) =>
  [...body.matchAll(/Thêm<span[^>]*> (?:<!-- -->)?([^<]+)/g)].map(([, title]) => title);

test('a product is found by its name, and the name is kept with the wish; an unknown name is ignored', async () => {
  const title = 'Homestay Giàn Bầu Trà Quế';
  await createBookableHotel(site.db, { from: dayInVietnam(site.clock.now()), product: { title } });
  const [, month, day] = addDays(dayInVietnam(site.clock.now()), 3).split('-');
  const ask = async (name: string) => {
    const sentence = `${name} ${day}/${month} 1 đêm 2 lớn`;
    return (await seller.get(`/khach-goi?noi=${encodeURIComponent(sentence)}`)).body;
  };
  const named = await ask('homestay gian bau tra que');
  expect(named.includes('Tên có')).toBe(true);
  expect(offersIn(named)).toEqual([title]);
  expect(/ten=homestay\+gian\+bau\+tra\+que/.test(named)).toBe(true);
  expect((await ask('homestay zzyzx')).includes('Tên có')).toBe(false);
});

test('a party too large for one room is offered the fewest rooms that fit it, with their price', async () => {
  const title = 'Lữ quán Bến Mây';
  await createBookableHotel(site.db, { from: dayInVietnam(site.clock.now()), product: { title } });
  const [, month, day] = addDays(dayInVietnam(site.clock.now()), 3).split('-');
  const callText = `lu quan ben may ${day}/${month} 1 đêm 5 lớn`;
  const { body } = await seller.get(`/khach-goi?noi=${encodeURIComponent(callText)}`);
  expect(offersIn(body)).toEqual([title]);
  expect(body).toContain('3 × ');
  expect(body).toContain('3.000.000');
});

test('a former town that is now part of a province stands for its own area, not for the whole province', async () => {
  const title = 'Nhà Gỗ Đồi Cù Đà Lạt';
  await createBookableHotel(site.db, { from: dayInVietnam(site.clock.now()), product: { title } });
  const [, month, day] = addDays(dayInVietnam(site.clock.now()), 3).split('-');
  const textOfCall = `khách sạn đà lạt ${day}/${month} 1 đêm 2 lớn`;
  const { body } = await seller.get(`/khach-goi?noi=${encodeURIComponent(textOfCall)}`);
  expect(offersIn(body)).toEqual([title]);
  expect(body).toContain('Tên có “<!-- -->đà lạt');
  expect(body).not.toContain('province:lam-dong');
});

test('an invalid form is refused with texts, and input is kept', async () => {
  const reply = await seller.post('/khach-goi', { mon: '{', fullName: 'Mai', phone: 'x' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('Chưa chọn dịch vụ nào.');
});

test("a guest's link needs the right to sell, and copying it is logged", async () => {
  const item = { unitId, from: '2026-12-10', to: '2026-12-12', quantity: 1, adults: 2 };
  const form = { mon: JSON.stringify(item), fullName: 'Trần Thị Mai', phone: '0912345678', terms: 'on' };
  const sold = await seller.post('/khach-goi', form);
  const path = String(sold.headers.location).replace('/quan-tri', '');
  expect(path).toMatch(/^\/khach-goi\/DV/);
  expect((await seller.get(path)).body).toMatch(/Khách chưa mở.*pass=/s);
  // The page is revalidated after every change of a booking: that does not count as taking the link again.
  await seller.get(path);
  const taken = async () => (await listHistory(site.db, { verb: 'booking.link_taken' })).lines;
  expect(await taken()).toMatchObject([{ actor: `staff:${seller.me.id}` }]);
  await (await signInAs(site, 'dieu-hanh')).get(path);
  expect(await taken()).toHaveLength(2);
  const onlooker = await signInAs(site, 'chi-xem');
  expect((await onlooker.get(path)).statusCode).toBe(403);
  const code = path.split('/').at(-1) ?? '';
  await noteQuoteOpened(site.db, code, site.clock.now());
  const opened = (await seller.get(path)).body.replaceAll('<!-- -->', '');
  expect(opened).toMatch(/Khách mở \S+/);
  expect(opened).not.toContain('Khách chưa mở');
  expect((await seller.get(`/dat-cho/${code}`)).body).toContain('Khách mở báo giá lần đầu');
});

test('a quote is revised on its page, at the price without its own places; a press sends the link', async () => {
  const scarce = await createBookableHotel(site.db, { allotment: 1, from: dayInVietnam(site.clock.now()) });
  const item = { unitId: scarce.unitIds[0], from: '2026-12-16', to: '2026-12-18', quantity: 1, adults: 2 };
  const form = { mon: JSON.stringify(item), fullName: 'Lê Thị Bình', phone: '0912345699', terms: 'on' };
  const code = String((await seller.post('/khach-goi', form)).headers.location)
    .split('/')
    .at(-1);
  const link = `/khach-goi/${code}`;
  expect((await seller.get(link)).body).toContain(`/khach-goi/${code}/sua`);
  expect((await seller.post(link, { do: 'sms' })).body).toContain('Tin nhắn đang gửi tới khách.');
  const twice = await seller.post(link, { do: 'sms' });
  expect([twice.statusCode, twice.body.includes(`Việc gần nhất: ${seller.me.name}`)]).toEqual([409, true]);
  const opened = String((await seller.get(`${link}/sua`)).headers.location).replace('/quan-tri', '');
  expect(opened).toContain(`sua=${code}`);
  const page = (await seller.get(opened)).body;
  expect(page).toContain('value="Lê Thị Bình"');
  const search = page.slice(page.indexOf('name="noi"'), page.indexOf('Tìm chỗ còn bán'));
  expect(search, 'a search stays about this quote').toContain(`name="sua" value="${code}"`);
  expect(page, 'its own room does not stand in its way').not.toContain('Bỏ món này');
  const again = { ...form, sua: code ?? '', mon: JSON.stringify({ ...item, to: '2026-12-19' }) };
  const next = String((await seller.post('/khach-goi', again)).headers.location).replace('/quan-tri', '');
  expect((await seller.get(next)).body.replaceAll('<!-- -->', '')).toMatch(/, bản 2.*Bản 1/s);
  expect((await seller.get(link)).body).toContain('Bản này đã có bản mới thay');
  expect((await seller.post('/khach-goi', again)).body).toContain('Báo giá này đã có bản mới hơn.');
  const onlooker = await signInAs(site, 'chi-xem');
  expect((await onlooker.get(`${link}/sua`)).statusCode).toBe(403);
  expect((await onlooker.post(link, { do: 'sms' })).statusCode).toBe(403);
});

test('an enquiry is answered by a booking: its guest is prefilled, and it shows the result', async () => {
  const input = enquiryInput.parse(requestBody({ kind: 'tu-van', name: 'Lê Văn Cường' }));
  const asked = await createEnquiry(site.db, site.queue, input, { actor: 'guest', now: site.clock.now() });
  if (!asked.ok) throw new Error(asked.reason);
  const { code } = asked.enquiry;
  const item = JSON.stringify({ unitId, from: '2026-12-13', to: '2026-12-14', quantity: 1, adults: 2 });
  const page = `/khach-goi?yeu-cau=${code}&mon=${encodeURIComponent(item)}`;
  expect((await seller.get(page)).body).toContain('value="Lê Văn Cường"');
  const onlooker = await signInAs(site, 'chi-xem');
  expect((await onlooker.get(page)).body).not.toContain('Lê Văn Cường');
  const form = { mon: item, fullName: 'Lê Văn Cường', phone: input.phone, terms: 'on', 'yeu-cau': code };
  const sold = await seller.post('/khach-goi', form);
  const booking = String(sold.headers.location).split('/').at(-1);
  const enquiry = await findStaffEnquiry(site.db, code, site.clock.now());
  expect(enquiry).toMatchObject({ state: 'dang-xu-ly' });
  expect(enquiry?.events.map(({ note }) => note)).toContain(`Đã giữ chỗ ${booking} cho khách.`);
});

test('a choice is priced for a week before and after, with lunar days; it is carried to another day', async () => {
  const first = addDays(dayInVietnam(site.clock.now()), 10);
  const item = { unitId, from: first, to: addDays(first, 2), quantity: 1, adults: 2 };
  const query = new URLSearchParams({ loai: 'hotel', di: item.from, ve: item.to, lon: '2' });
  query.append('mon', JSON.stringify(item));
  const { body } = await seller.get(`/khach-goi?${query}`);
  const strip = body.slice(body.indexOf('Dời ngày thì sao'));
  const links = [
    ...strip.matchAll(/href="([^"]*)"[^>]*data-day="([^"]+)"|data-day="([^"]+)"[^>]*href="([^"]*)"/g),
  ];
  const days = links.map(([, href = '', day = '', otherDay = '', otherHref = '']) => ({
    day: day || otherDay,
    href: (href || otherHref).replaceAll('&amp;', '&'),
  }));
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 15 }, (_, at) => addDays(first, at - 7)));
  expect(strip).toMatch(/\d{1,2}\/\d{1,2}(?:<!-- -->)? âm/);
  const moved = new URLSearchParams(days[9]?.href.split('?')[1]);
  expect(moved.get('di')).toBe(addDays(first, 2));
  expect(JSON.parse(moved.get('mon') ?? '')).toMatchObject({
    from: addDays(first, 2),
    to: addDays(first, 4),
  });
});

test('the margin is shown with the right to see it, and to nobody else', async () => {
  const manager = await signInAs(site, 'quan-tri');
  const hotel = await createBookableHotel(site.db, {
    from: dayInVietnam(site.clock.now()),
    product: { title: 'Nhà Ven Hồ Tây' },
  });
  const supplier = await site.db
    .selectFrom('suppliers as s')
    .innerJoin('products as p', 'p.supplier_id', 's.id')
    .select(['s.id', 's.slug'])
    .where('p.id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  const rate = {
    ...{ productId: hotel.productId, unitId: null, planId: null, basis: 'commission' as const },
    ...{ netVnd: null, commissionPercent: 8, fromOn: '2026-01-01', toOn: null },
  };
  const done = await addCostRate(site.db, { supplier, rate, actor: staff('lan') }, site.clock.now());
  expect(done).toMatchObject({ ok: true });
  const day = addDays(dayInVietnam(site.clock.now()), 10);
  const page = `/khach-goi?loai=hotel&ten=${encodeURIComponent('nhà ven hồ tây')}&di=${day}&ve=${addDays(day, 1)}`;
  const seen = (await manager.get(page)).body;
  expect(seen).toContain('Nhà Ven Hồ Tây');
  expect(seen).toMatch(/lãi (?:<!-- -->)?[\d.]+/);
  expect(seen).toContain('dưới sàn');
  const hidden = (await seller.get(page)).body;
  expect(hidden).toContain('Nhà Ven Hồ Tây');
  expect(hidden).not.toContain('chỉ nhân viên');
  expect(hidden).not.toContain('costVnd');
});

test('a returning caller is recognised by the whole number, with the right to see guests', async () => {
  const input = enquiryInput.parse(
    requestBody({ kind: 'tu-van', name: 'Phạm Thị Duyên', phone: '0912999888' }),
  );
  const asked = await createEnquiry(site.db, site.queue, input, { actor: 'guest', now: site.clock.now() });
  expect(asked.ok).toBe(true);
  const find = async (who: OfficeVisit, phone: string) =>
    (await who.get(`/khach-goi/khach.data?dien-thoai=${encodeURIComponent(phone)}`)).body;
  expect(await find(seller, '0912 999 888')).toContain('Phạm Thị Duyên');
  expect(await find(seller, '0912 999')).not.toContain('Phạm Thị Duyên');
  expect(
    (await (await signInAs(site, 'chi-xem')).get('/khach-goi/khach?dien-thoai=0912999888')).statusCode,
  ).toBe(403);
});

test('a caller’s number says what credit it still has; an offer says that its supplier is asked first', async () => {
  const stay = { unitId, from: '2026-12-20', to: '2026-12-21' };
  const { id, code } = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
  const credit = { code, amountVnd: 300_000, reason: 'phòng ồn', actor: staff('chi') };
  expect(await giveCredit(site.db, site.queue, credit, site.clock.now())).toMatchObject({ ok: true });
  const { phone } = await site.db
    .selectFrom('bookings')
    .select('phone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const today = dayInVietnam(site.clock.now());
  expect(await sumUsableCredits(site.db, phone, today)).toBe(300_000);
  expect(await sumUsableCredits(site.db, phone, addDays(today, 400)), 'its last day is over').toBe(0);
  const asked = `/khach-goi/khach.data?${new URLSearchParams({ 'dien-thoai': phone })}`;
  expect((await seller.get(asked)).body).toContain('300000');
  const title = 'Nhà Sàn Hỏi Trước';
  const from = dayInVietnam(site.clock.now());
  await createBookableHotel(site.db, { from, product: { title }, plans: [{ confirmation: 'request' }] });
  const [, month, day] = addDays(from, 3).split('-');
  const typedText = `nha san hoi truoc ${day}/${month} 1 đêm 2 lớn`;
  expect((await seller.get(`/khach-goi?noi=${encodeURIComponent(typedText)}`)).body).toContain(
    'hỏi nhà cung cấp trước',
  );
});
