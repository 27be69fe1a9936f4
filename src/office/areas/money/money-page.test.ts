import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '#modules/booking/audit/check-invariants.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { listBookedMoney } from '#modules/payments/reconciliation/steps/list-booked-money.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const ownAccount = { bankBin: '970422', bankName: 'MB', no: '19001234', name: 'NEO VIET' };
let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute(async (tx) => {
    await ensureReferenceData(tx);
    await saveSettings(tx, { ...placeholderSettings, bankAccounts: [ownAccount] });
  });
}, 120_000);
afterAll(() => site.close());

test('an unallocated transfer: shown with candidates and a preview, matched once; a second match is refused', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const now = site.clock.now();
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-02' };
  const { code, dueNowVnd } = await book(site.db, site.queue, [stay], now);
  const transfer = { txnId: 'FT1', direction: 'in' as const, amountVnd: dueNowVnd, content: 'CK DAT PHONG' };
  await receiveBankTransfer(site.db, site.queue, { ...transfer, occurredAt: now, payload: {} }, now);
  const office = await signInAs(site, 'ke-toan');
  const list = (await office.get('/so-tien')).body;
  const id = /tin=(\d+)/.exec(list)?.[1] ?? '';
  const { body } = await office.get(`/so-tien?tin=${id}`);
  expect(body).toMatch(new RegExp(`${code}.*đúng số tiền phải trả.*Đặt chỗ được xác nhận`, 's'));
  const unknown = (await office.get(`/so-tien?tin=${id}&don=DV2222222`)).body;
  expect(unknown).toContain('Không có đặt chỗ nào mang mã, tên hay số này.');
  const { name } = await site.db
    .selectFrom('bookings')
    .select('full_name as name')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const other = await book(site.db, site.queue, [{ ...stay, from: '2026-12-04', to: '2026-12-07' }], now);
  const byName = (await office.get(`/so-tien?tin=${id}&don=${encodeURIComponent(name)}`)).body;
  expect(byName, 'also of whom neither the sum nor the words speak').toContain(`don=${other.code}`);
  expect(byName).not.toContain('Không có đặt chỗ nào mang');
  expect(byName).toMatch(/thiếu.*nội dung không có mã/s);
  const automatic = async () =>
    />Tự khớp<.*?>(\d+)</s.exec((await office.get('/so-tien')).body.replaceAll('<!-- -->', ''))?.[1];
  const before = await automatic();
  expect(before).toMatch(/^\d+$/);
  const match = () => office.post(`/so-tien?tin=${id}`, { message: id, code });
  expect((await match()).body).toContain(`Đã khớp vào ${code}.`);
  const { state } = await site.db
    .selectFrom('bookings')
    .select('state')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  expect(state).toBe('confirmed');
  expect(await automatic(), 'what somebody matched did not find its booking by itself').toBe(before);
  expect((await match()).body).toMatch(/vừa được khớp rồi\. Vào DV\w+\. Việc gần nhất: Lê Thị Hạnh/);
  expect((await office.get('/so-tien')).body).toContain('Không còn tiền chưa khớp');
  expect((await (await signInAs(site, 'tu-van')).get('/so-tien')).statusCode).toBe(403);
});

async function bookOn(from: string, to: string) {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from, to };
  return book(site.db, site.queue, [stay], site.clock.now());
}

const stateOf = async (code: string) =>
  (await site.db.selectFrom('bookings').select('state').where('code', '=', code).executeTakeFirstOrThrow())
    .state;

test('one transfer for two bookings: each gets its part, the rest waits, and a statement shows one line', async () => {
  const [one, two] = [await bookOn('2026-12-03', '2026-12-04'), await bookOn('2026-12-05', '2026-12-06')];
  const now = site.clock.now();
  const amountVnd = one.dueNowVnd + two.dueNowVnd + 5_000;
  const transfer = { txnId: `19001:FT2:in:${amountVnd}`, direction: 'in' as const, amountVnd };
  const transferred = { ...transfer, content: 'CK HAI PHONG', occurredAt: now, payload: {} };
  await receiveBankTransfer(site.db, site.queue, transferred, now);
  const office = await signInAs(site, 'ke-toan');
  const id = /tin=(\d+)/.exec((await office.get('/so-tien')).body)?.[1] ?? '';
  const split = (parts: Record<string, string>) =>
    office.post(`/so-tien?tin=${id}`, { do: 'split', message: id, ...parts });
  const parts = {
    code1: two.code.toLowerCase(),
    amount1: String(two.dueNowVnd),
    code2: one.code,
    amount2: one.dueNowVnd.toLocaleString('vi-VN'),
  };
  expect((await split({ ...parts, code3: 'DV2222222', amount3: '1' })).body).toMatch(
    /value="DV2222222".*Không có đặt chỗ mang mã này/s,
  );
  expect((await split({ ...parts, amount2: '' })).body).toContain('Nhập số tiền, ví dụ');
  expect((await split({ code1: one.code, amount1: String(amountVnd + 1) })).body).toContain(
    'nhiều hơn số tiền về',
  );
  expect((await split({ code1: one.code, amount1: String(amountVnd) })).body).toContain('ít nhất hai phần');
  expect(await stateOf(one.code)).toBe('held');
  expect((await split(parts)).body).toMatch(/Đã chia cho DV\w+, DV\w+\. Còn 5\.000/);
  expect([await stateOf(one.code), await stateOf(two.code)]).toEqual(['confirmed', 'confirmed']);
  expect((await split(parts)).body).toContain('vừa được khớp rồi');
  const rest = await site.db
    .selectFrom('payment_inbox')
    .select(['provider_txn_id as txnId', 'amount_vnd as amountVnd'])
    .where('outcome', '=', 'unmatched')
    .execute();
  expect(rest).toEqual([{ txnId: `${transfer.txnId}/3`, amountVnd: 5_000 }]);
  const booked = await listBookedMoney(site.db, 'bank', dayInVietnam(now));
  expect(booked.filter(({ names }) => names.includes('FT2'))).toMatchObject([{ amountVnd }]);
  expect(await checkInvariants(site.db)).toEqual([]);
});

test("a transfer without a webhook event is entered in the bank's ledger, and its later event has no effect", async () => {
  const { code, dueNowVnd } = await bookOn('2026-12-07', '2026-12-08');
  const account = ownAccount.no;
  const office = await signInAs(site, 'ke-toan');
  const typed = {
    account,
    reference: 'FT 26-77',
    amountVnd: String(dueNowVnd),
    occurredAt: '2026-11-20T08:00',
    content: 'tiền phòng',
    code,
  };
  const record = (form: Record<string, string>) => office.post('/so-tien/ghi', form);
  expect((await record({ ...typed, reference: '' })).body).toMatch(/Ghi mã giao dịch.*value="tiền phòng"/s);
  expect((await record({ ...typed, occurredAt: '2099-01-01T08:00' })).body).toContain('Giờ này chưa tới.');
  expect((await record({ ...typed, code: 'DV2222222' })).body).toContain('Không có đặt chỗ mang mã này.');
  expect((await record({ ...typed, account: '999999' })).body).toContain('không có trong thông tin công ty');
  expect((await record(typed)).headers.location).toBe(`/quan-tri/dat-cho/${code}`);
  expect((await record(typed)).body).toContain('đã có trong sổ');
  expect(await stateOf(code)).toBe('confirmed');
  const now = site.clock.now();
  const txnId = `${account}:FT2677:in:${dueNowVnd}`;
  const bankTransfer = {
    txnId,
    direction: 'in' as const,
    amountVnd: dueNowVnd,
    content: code,
    occurredAt: now,
    payload: {},
  };
  expect(await receiveBankTransfer(site.db, site.queue, bankTransfer, now)).toBe('already_handled');
  const lines = await site.db
    .selectFrom('ledger_entries as e')
    .innerJoin('bookings as b', 'b.id', 'e.booking_id')
    .select(['account', 'amount_vnd as amountVnd'])
    .where('b.code', '=', code)
    .orderBy('e.id')
    .execute();
  expect(lines).toEqual([
    { account: 'bank', amountVnd: dueNowVnd },
    { account: 'guest', amountVnd: -dueNowVnd },
  ]);
  expect(await checkInvariants(site.db)).toEqual([]);
});

test('a wrong match is shown with the effect of undoing it, undone once, and refused by later events', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const now = site.clock.now();
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-02' };
  const { code, dueNowVnd } = await book(site.db, site.queue, [stay], now);
  const transfer = { txnId: 'FT-NHAM', direction: 'in' as const, amountVnd: dueNowVnd, content: code };
  await receiveBankTransfer(site.db, site.queue, { ...transfer, occurredAt: now, payload: {} }, now);
  const office = await signInAs(site, 'ke-toan');
  const { id } = await site.db
    .selectFrom('payment_inbox')
    .select('id')
    .where('provider_txn_id', '=', 'FT-NHAM')
    .executeTakeFirstOrThrow();
  const open = `/so-tien?xem=tat-ca&tin=${id}`;
  expect((await office.get(open)).body).toMatch(
    /Khớp nhầm, rút khoản này.*trở lại chờ thanh toán.*phiếu thu lại/s,
  );
  const undo = (note: string) => office.post(open, { message: String(id), do: 'undo', note });
  expect((await undo('')).body).toContain('Ghi lý do, ít nhất 5 ký tự.');
  expect((await undo('tiền của khách khác')).body).toContain(`Đã rút khỏi ${code}, khoản này chờ khớp lại.`);
  expect((await undo('tiền của khách khác')).body).toMatch(
    /không còn khớp với đặt chỗ nào.*Việc gần nhất: Lê Thị Hạnh.*Rút khoản tiền khớp nhầm/s,
  );
  await office.post(`/so-tien?tin=${id}`, { message: String(id), code });
  await site.db
    .insertInto('booking_events')
    .values({
      ...{
        booking_id: (
          await site.db.selectFrom('bookings').select('id').where('code', '=', code).executeTakeFirstOrThrow()
        ).id,
      },
      ...{ from_state: 'confirmed', to_state: 'confirmed', actor: 'guest', reason: 'changed' },
      at: new Date(now.getTime() + 60_000),
    })
    .execute();
  expect((await office.get(open)).body).toMatch(
    /Không rút được nữa: .*Đặt chỗ đã được đổi sau khi khớp\. Khách, /s,
  );
  expect((await undo('tiền của khách khác')).body).toContain('Đặt chỗ đã được đổi sau khi khớp. Khách, ');
  const { body } = await (await signInAs(site, 'dieu-hanh')).get(open);
  expect(body).not.toContain('Khớp nhầm, rút khoản này');
  expect(await checkInvariants(site.db)).toEqual([]);
});
