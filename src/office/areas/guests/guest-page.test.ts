import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { settleReferral } from '#modules/booking/points/settle-referral.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { makeReferralCode } from '#modules/points/commands/make-referral-code.ts';
import { noteReferral } from '#modules/points/commands/note-referral.ts';
import { getPoints } from '#modules/points/queries.ts';
import { mergeGuests } from '#modules/retention/commands/merge-guests.ts';
import { undoMerge } from '#modules/retention/commands/undo-merge.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  const today = dayInVietnam(site.clock.now());
  const hotel = await createBookableHotel(site.db, { from: today, to: '2027-06-01', allotment: 20 });
  unitId = hotel.unitIds[0] as number;
}, 120_000);
afterAll(() => site.close());

const ha = { fullName: 'Nguyễn Thu Hà', phone: '0912345678', email: 'Thu.Ha@example.com' };
const customer = { fullName: 'Nguyễn Thu Hằng', phone: '0912345678', email: 'hang@example.com' };
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

test('a guest is found by name without diacritics, phone, mail or code, and family members are told apart', async () => {
  const [mine, hers] = [await book(ha), await book(customer)];
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

test('with the right a guest is exported and erased; data that is still needed stays; both are in the history', async () => {
  const an = { fullName: 'Trần Văn An', phone: '0987654321', email: 'an@example.com' };
  const [over, held] = [await book(an, true), await book(an)];
  const office = await signInAs(site, 'quan-tri');
  const copy = await office.get(`/khach/${over}/ban-sao`);
  expect(copy.headers['content-disposition']).toContain('attachment');
  expect(copy.json()).toMatchObject({ counts: { bookings: 2 }, contact: { email: 'an@example.com' } });
  expect((await office.get(`/khach/${over}`)).body).not.toContain('Chưa xóa được');
  const page = (await office.get(`/khach/${over}?xoa=1`)).body;
  expect(page).toMatch(new RegExp(`Chưa xóa được:.*${held}.*đang chờ thanh toán`, 's'));
  const path = `/khach/${over}`;
  expect((await office.post(`${path}?xoa=1`, { do: 'erase', why: 'thư ngày 20/11' })).body).toContain(
    'đúng người yêu cầu',
  );
  expect((await office.post(`${path}?xoa=1`, { do: 'erase', why: '', verified: '1' })).body).toContain(
    'bằng cách nào',
  );
  const erased = await office.post(`${path}?xoa=1`, { do: 'erase', why: 'thư ngày 20/11', verified: '1' });
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

test('a read-only user cannot export or erase, and without the right nothing is shown', async () => {
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

async function accountOf(email: string, phone: string | null = null): Promise<string> {
  const now = site.clock.now();
  const { id } = await site.db
    .insertInto('users')
    .values({
      id: crypto.randomUUID(),
      name: 'Chủ tài khoản',
      email,
      phone,
      created_at: now,
      updated_at: now,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('two guests are merged: preview, one page, the export has both, the erasure removes both', async () => {
  const work = { fullName: 'Phạm Văn Mạnh', phone: '0911000222', email: 'manh@cong-ty.example' };
  const home = { fullName: 'Phạm Mạnh', phone: '0911000333', email: 'manh@nha.example' };
  const [kept, former, formerToo] = [await book(work, true), await book(home, true), await book(home, true)];
  const office = await signInAs(site, 'quan-tri');
  const page = `/khach/${kept}`;
  const ask = { do: 'merge-preview', khachKia: former.toLowerCase() };
  const shown = (await office.post(page, ask)).body.replaceAll('<!-- -->', '');
  expect(shown).toMatch(/Phạm Mạnh.*0911 000 333 · manh@nha\.example.*gộp vào.*Phạm Văn Mạnh/s);
  expect(shown).toContain('2 đặt chỗ');
  expect(shown).toContain('Cả hai chưa có tài khoản');
  expect((await office.post(page, { ...ask, do: 'merge', lyDo: '' })).body).toContain('Ghi vì sao biết');
  expect((await office.get(`/khach/${former}`)).statusCode, 'a preview changes nothing').toBe(200);
  const why = 'Anh Phạm Mạnh gọi từ 0911 000 333, đọc đúng hai đặt chỗ';
  expect((await office.post(page, { ...ask, do: 'merge', lyDo: why })).body).toContain('Đã gộp 2 đặt chỗ');
  for (const key of [former, formerToo])
    expect((await office.get(`/khach/${key}`)).headers.location).toContain(`/khach/${kept}`);
  const merged = (await office.get(page)).body;
  for (const code of [kept, former, formerToo]) expect(merged).toContain(`/dat-cho/${code}`);
  expect(merged.replaceAll('<!-- -->', '')).toContain('<b>0911 000 333 · manh@nha.example</b> đã gộp vào');
  expect((await office.post(page, ask)).body).toContain('Mã này đã là của khách đang mở.');
  for (const key of [kept, former]) {
    const { lines } = await listHistory(site.db, { objectType: 'guest', objectId: key }, 20);
    const line = lines.find(({ verb }) => verb === 'guest.merge');
    expect(line).toMatchObject({ after: { with: key === kept ? former : kept } });
    expect(line?.reason).toContain('gọi từ …');
    expect(line?.reason).not.toContain('Mạnh');
  }
  const copy = await office.get(`${page}/ban-sao`);
  expect(copy.json()).toMatchObject({
    counts: { bookings: 3 },
    alsoKnownAs: [{ email: 'manh@nha.example' }],
  });
  const erase = { do: 'erase', why: 'thư ngày 20/11', verified: '1' };
  expect((await office.post(page, erase)).body).toContain('khỏi 3 đơn');
  expect(await site.db.selectFrom('guest_merges').selectAll().execute()).toEqual([]);
});

test('one of them may have an account: it gets the bookings of the other; two accounts are refused', async () => {
  const owner = { fullName: 'Đỗ Lan', phone: '0922000111', email: 'lan@example.com' };
  const also = { fullName: 'Đỗ Lan', phone: '0922000222', email: 'lan.do@example.com' };
  const [kept, former] = [await book(owner), await book(also)];
  const id = await accountOf(owner.email);
  const office = await signInAs(site, 'dieu-hanh');
  const ask = { do: 'merge-preview', khachKia: former };
  const second = await accountOf(also.email);
  expect((await office.post(`/khach/${kept}`, ask)).body).toContain('Mỗi bên có một tài khoản riêng');
  await site.db.deleteFrom('users').where('id', '=', second).execute();
  expect((await office.post(`/khach/${kept}`, ask)).body).toMatch(/giữ .*0.* điểm/s);
  const merge = { ...ask, do: 'merge', lyDo: 'đọc đúng cả hai mã' };
  const results = await Promise.all([
    office.post(`/khach/${kept}`, merge),
    office.post(`/khach/${kept}`, merge),
  ]);
  expect(results.map(({ body }) => body.includes('Đã gộp')).sort(), 'pressed twice').toEqual([false, true]);
  const held = await site.db
    .selectFrom('bookings')
    .select('account_id as accountId')
    .where('code', 'in', [kept, former])
    .execute();
  expect(held).toEqual([{ accountId: id }, { accountId: id }]);
  const back = { do: 'merge', khachKia: kept, lyDo: 'x' };
  await office.post(`/khach/${former}`, back);
  expect(await site.db.selectFrom('guest_merges').select('kept_key').execute(), 'no circle').toEqual([
    { kept_key: kept },
  ]);
  const sales = await signInAs(site, 'tu-van');
  expect((await sales.get(`/khach/${kept}`)).body).not.toContain('Gộp với khách khác');
  expect((await sales.post(`/khach/${kept}`, ask)).statusCode).toBe(403);
});

test('a merge is undone with a reason, once: two pages again, and what it put into the account is removed', async () => {
  const owner = { fullName: 'Lý Hòa', phone: '0933000111', email: 'hoa@example.com' };
  const also = { fullName: 'Lý Hòa', phone: '0933000222', email: 'hoa.ly@example.com' };
  const third = { fullName: 'Lý Hòa', phone: '0933000333', email: 'ly.hoa@example.com' };
  const [kept, former, later] = [await book(owner), await book(also), await book(third)];
  const id = await accountOf(owner.email);
  const own = await site.db
    .updateTable('bookings')
    .set({ account_id: id })
    .where('code', '=', kept)
    .executeTakeFirst();
  expect(own.numUpdatedRows).toBe(1n);
  const office = await signInAs(site, 'quan-tri');
  const page = `/khach/${kept}`;
  for (const khachKia of [former, later])
    await office.post(page, { do: 'merge', khachKia, lyDo: 'đọc đúng cả hai mã' });
  const accounts = async () =>
    Object.fromEntries(
      (
        await site.db
          .selectFrom('bookings')
          .select(['code', 'account_id as accountId'])
          .where('code', 'in', [kept, former, later])
          .execute()
      ).map(({ code, accountId }) => [code, accountId]),
    );
  expect(await accounts()).toEqual({ [kept]: id, [former]: id, [later]: id });
  const { id: merge } = await site.db
    .selectFrom('guest_merges')
    .select('id')
    .where('former_key', '=', former)
    .executeTakeFirstOrThrow();
  const undo = {
    do: 'unmerge',
    lanGop: String(merge),
    lyDoTach: 'Chị Lý Hòa thứ hai gọi lại, là người khác',
  };
  const bare = await office.post(page, { ...undo, lyDoTach: ' ' });
  expect([bare.statusCode, bare.body.includes('Ghi vì sao phải tách.')]).toEqual([422, true]);
  const sales = await signInAs(site, 'tu-van');
  expect((await sales.post(page, undo)).statusCode).toBe(403);
  const results = await Promise.all([office.post(page, undo), office.post(page, undo)]);
  expect(results.map(({ body }) => body.includes('Đã tách')).sort(), 'pressed twice').toEqual([false, true]);
  expect(await accounts(), 'the other merge stays').toEqual({ [kept]: id, [former]: null, [later]: id });
  expect((await office.get(`/khach/${former}`)).statusCode).toBe(200);
  expect((await office.get(page)).body).not.toContain(`/dat-cho/${former}`);
  for (const key of [kept, former]) {
    const { lines } = await listHistory(site.db, { objectType: 'guest', objectId: key }, 20);
    const line = lines.find(({ verb }) => verb === 'guest.unmerge');
    expect(line).toMatchObject({ after: { from: key === kept ? former : kept, released: 1 } });
    expect(line?.reason).not.toContain('Hòa');
  }
  await site.db.updateTable('guest_merges').set({ claimed: null }).where('former_key', '=', later).execute();
  expect((await office.get(page)).body, 'of a merge of before nobody knows what it moved').not.toContain(
    'Tách hai khách',
  );
});

test('points from a merge are removed with it', async () => {
  const owner = { fullName: 'Vũ Nam', phone: '0944000111', email: 'nam@example.com' };
  const kept = await book(owner, true);
  const id = await accountOf(owner.email);
  await site.db.updateTable('bookings').set({ account_id: id }).where('code', '=', kept).execute();
  const stay = { unitId, from: '2027-05-10', to: '2027-05-12', adults: 2 };
  const former = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
  await site.db
    .updateTable('bookings')
    .set({ phone: '+84944000222', email: 'nam.vu@example.com' })
    .where('id', '=', former.id)
    .execute();
  await completeTrips(site.db, site.queue, new Date('2027-05-20T03:00:00Z'));
  const app = { db: site.db, clock: { now: () => new Date('2027-05-20T03:00:00Z') } };
  const points = async () => (await getPoints(site.db, id, app.clock.now())).usable;
  expect(await points()).toBe(0);
  const input = { keptKey: kept, formerKey: former.code, reason: 'x', actor: staff('lan') };
  expect(await mergeGuests(app, input)).toMatchObject({ ok: true, merged: { claimed: 1 } });
  expect(await points()).toBeGreaterThan(0);
  const { id: merge } = await site.db
    .selectFrom('guest_merges')
    .select('id')
    .where('former_key', '=', former.code)
    .executeTakeFirstOrThrow();
  const undo = { id: merge, reason: 'x', actor: staff('lan') };
  expect(await undoMerge(app, undo)).toMatchObject({ ok: true, released: 1 });
  expect(await points()).toBe(0);
});

test("undoing a merge leaves no trips in a stranger's account, not even those of a later merge", async () => {
  const owner = { fullName: 'Hồ Mai', phone: '0955000111', email: 'mai@example.com' };
  const other = { fullName: 'Hồ Mai', phone: '0955000222', email: 'mai.ho@example.com' };
  const third = { fullName: 'Hồ Mai', phone: '0955000333', email: 'ho.mai@example.com' };
  const [kept, former, later] = [await book(other), await book(owner), await book(third)];
  const id = await accountOf(owner.email);
  const app = { db: site.db, clock: site.clock };
  const merge = async (formerKey: string) => {
    const input = { keptKey: kept, formerKey, reason: 'x', actor: staff('lan') };
    expect(await mergeGuests(app, input)).toMatchObject({ ok: true });
    return site.db
      .selectFrom('guest_merges')
      .select('id')
      .where('former_key', '=', formerKey)
      .executeTakeFirstOrThrow();
  };
  const first = await merge(former);
  await merge(later);
  const inAccount = async () =>
    (await site.db.selectFrom('bookings').select('code').where('account_id', '=', id).execute())
      .map(({ code }) => code)
      .toSorted();
  expect(await inAccount()).toEqual([kept, former, later].toSorted());
  expect(await undoMerge(app, { ...first, reason: 'x', actor: staff('lan') })).toMatchObject({ released: 3 });
  expect(await inAccount(), 'their owner takes their own by the mailbox that they have proven').toEqual([]);
  const office = await signInAs(site, 'quan-tri');
  expect((await office.get(`/khach/${kept}`)).body).toContain(`/dat-cho/${later}`);
});

test('referral points for a trip wrongly merged into an account are removed with it', async () => {
  const at = new Date('2027-05-20T03:00:00Z');
  const friend = { fullName: 'Đỗ Hạ', phone: '0966000111', email: 'ha.do@example.com' };
  const kept = await book(friend, true);
  const [friendId, inviterId] = [await accountOf(friend.email), await createGuestAccount(site.db, at)];
  await site.db.updateTable('bookings').set({ account_id: friendId }).where('code', '=', kept).execute();
  const code = await makeReferralCode(site.db, inviterId, site.clock.now());
  const long = new Date(site.clock.now().getTime() - 86_400_000);
  await site.db.transaction().execute((tx) => noteReferral(tx, { userId: friendId, code }, long));
  await site.db
    .updateTable('referrals')
    .set({ until_on: '2027-12-31', least_vnd: 1_000 })
    .where('friend_id', '=', friendId)
    .execute();
  const stay = { unitId, from: '2027-05-10', to: '2027-05-12', adults: 2 };
  const former = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
  await site.db
    .updateTable('bookings')
    .set({ phone: '+84966000222', email: 'do.ha@example.com' })
    .where('id', '=', former.id)
    .execute();
  await completeTrips(site.db, site.queue, at);
  const app = { db: site.db, clock: { now: () => at } };
  const points = async () => [
    (await getPoints(site.db, friendId, at)).usable,
    (await getPoints(site.db, inviterId, at)).usable,
  ];
  const input = { keptKey: kept, formerKey: former.code, reason: 'x', actor: staff('lan') };
  expect(await mergeGuests(app, input)).toMatchObject({ ok: true, merged: { claimed: 1 } });
  await settleReferral(site.db, former.id, { secrets: site.app.secrets.data, now: at });
  for (const usable of await points()) expect(usable).toBeGreaterThan(0);
  const merge = await site.db
    .selectFrom('guest_merges')
    .select('id')
    .where('former_key', '=', former.code)
    .executeTakeFirstOrThrow();
  expect(await undoMerge(app, { ...merge, reason: 'x', actor: staff('lan') })).toMatchObject({ released: 1 });
  expect(await points()).toEqual([0, 0]);
  const referral = await site.db
    .selectFrom('referrals')
    .select(['state', 'booking_id as bookingId'])
    .where('friend_id', '=', friendId)
    .executeTakeFirstOrThrow();
  expect(referral, 'the first trip that is theirs still counts').toEqual({
    state: 'waiting',
    bookingId: null,
  });
});
