import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const today = dayInVietnam(site.clock.now());
  const hotel = await createBookableHotel(site.db, { from: today, to: '2027-06-01', allotment: 20 });
  unitId = hotel.unitIds[0] as number;
}, 120_000);
afterAll(() => site.close());

const ha = { fullName: 'Nguyễn Thu Hà', phone: '0912345678', email: 'Thu.Ha@example.com' };
const hang = { fullName: 'Nguyễn Thu Hằng', phone: '0912345678', email: 'hang@example.com' };
async function book(contact: typeof ha, isOver = false): Promise<string> {
  const now = site.clock.now();
  const stay = { unitId, from: '2027-05-10', to: '2027-05-12', adults: 2 };
  const token = await quoteToken(site.db, [stay], now);
  const booked = await tryToBook(site.db, site.queue, { token, now, contact });
  if (!booked.ok) throw new Error(booked.reason);
  const { code } = booked.booking;
  if (isOver) await cancelBooking(site.db, site.queue, { code, actor: 'guest' }, now);
  return code;
}
const historyOf = async (key: string) =>
  (await listHistory(site.db, { objectType: 'guest', objectId: key }, 20)).lines.map(({ verb }) => verb);

test('a guest is found by name without marks, phone, mail or code, and their page tells one of a family from another', async () => {
  const [mine, hers] = [await book(ha), await book(hang)];
  const office = await signInAs(site, 'tu-van');
  expect((await office.get('/khach')).body).not.toContain(mine);
  for (const text of ['thu ha', '0912 345 678', 'thu.ha@example.com', mine])
    expect((await office.get(`/khach?tim=${encodeURIComponent(text)}`)).body, text).toContain(
      `/khach/${mine}`,
    );
  const { body } = await office.get(`/khach/${mine}`);
  expect(body).toMatch(/Nguyễn Thu Hà.*0912 345 678.*thu\.ha@example\.com/su);
  expect(body).toContain(`/dat-cho/${mine}`);
  expect(body).toContain('đồng ý điều khoản');
  expect(body, 'her sister is only pointed at').toContain(`/khach/${hers}`);
  expect(body).not.toContain(`/dat-cho/${hers}`);
  expect(await historyOf(mine)).toEqual(['guest.read']);
  expect((await office.get('/khach/DV2222222')).statusCode).toBe(404);
});

test('who may takes a copy along and erases; what still needs its guest stays; each is in the history', async () => {
  const an = { fullName: 'Trần Văn An', phone: '0987654321', email: 'an@example.com' };
  const [over, held] = [await book(an, true), await book(an)];
  const office = await signInAs(site, 'quan-tri');
  const copy = await office.get(`/khach/${over}/ban-sao`);
  expect(copy.headers['content-disposition']).toContain('attachment');
  expect(copy.json()).toMatchObject({ counts: { bookings: 2 }, contact: { email: 'an@example.com' } });
  const page = (await office.get(`/khach/${over}`)).body;
  expect(page).toMatch(new RegExp(`Chưa xóa được:.*${held}.*đang chờ thanh toán`, 's'));
  const path = `/khach/${over}`;
  expect((await office.post(path, { do: 'erase', why: 'thư ngày 20/11' })).body).toContain(
    'đúng người yêu cầu',
  );
  expect((await office.post(path, { do: 'erase', why: '', verified: '1' })).body).toContain('bằng cách nào');
  const erased = await office.post(path, { do: 'erase', why: 'thư ngày 20/11', verified: '1' });
  expect(erased.body).toMatch(new RegExp(`Đã xóa dữ liệu của khách khỏi 1 .*Chưa xóa ${held}`, 's'));
  const names = async (code: string) =>
    (
      await site.db
        .selectFrom('bookings')
        .select('full_name')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).full_name;
  expect([await names(over), await names(held)]).toEqual(['Đã xóa theo yêu cầu', an.fullName]);
  expect((await office.get(path)).body).toContain('đã được xóa theo yêu cầu');
  expect([...new Set(await historyOf(over))]).toEqual(['guest.erase', 'guest.read', 'guest.export']);
  expect((await office.get(`/khach?tim=${encodeURIComponent('Đã xóa')}`)).body).toContain('Tìm thấy 0');
});

test('who may only read neither copies nor erases, and who has no part in it sees nothing', async () => {
  const code = await book({ fullName: 'Lê Bình', phone: '0977000111', email: 'binh@example.com' }, true);
  const sales = await signInAs(site, 'tu-van');
  const { body } = await sales.get(`/khach/${code}`);
  expect(body).not.toContain('Tải bản sao');
  expect(body).not.toContain('Xóa dữ liệu');
  expect((await sales.get(`/khach/${code}/ban-sao`)).statusCode).toBe(403);
  expect((await sales.post(`/khach/${code}`, { do: 'erase', why: 'x', verified: '1' })).statusCode).toBe(403);
  const review = await signInAs(site, 'kiem-duyet');
  expect((await review.get('/khach?tim=binh')).statusCode).toBe(403);
  expect((await review.get(`/khach/${code}`)).statusCode).toBe(403);
});
