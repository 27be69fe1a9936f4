import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDoneRefunds } from '#modules/booking/board/list-bookings.ts';
import { refundPart } from '#modules/booking/cancellation/booking-refunds.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
}, 120_000);
afterAll(() => site.close());

/** A goodwill refund of 300.000 ₫ requested by Lan. */
async function askForRefund(from: string, by = staff('lan')) {
  const { unitIds } = await createBookableHotel(site.db);
  const to = `${from.slice(0, 8)}${String(Number(from.slice(8)) + 1).padStart(2, '0')}`;
  const stay = { unitId: unitIds[0] as number, from, to };
  const { code } = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
  const input = {
    code,
    amountVnd: 300_000,
    reason: 'Phòng ồn',
    actor: { ...by, name: 'Trần Lan' },
  };
  const result = await refundPart(site.db, input, site.clock.now());
  if (!result.ok) throw new Error(result.reason);
  return { code, refund: result.refundId };
}

test('a refund: a second person approves, a third types the account, the transfer is recorded once', async () => {
  const { code, refund } = await askForRefund('2026-12-01');
  const [accountant, adviser] = [await signInAs(site, 'ke-toan'), await signInAs(site, 'tu-van')];
  const page = `/hoan-tien?ma=${refund}`;
  const { body } = await accountant.get(page);
  expect(body).toMatch(new RegExp(`${code}.*300\\.000.*Phòng ồn`, 's'));
  expect(body).toContain('Trần Lan');
  const approved = await accountant.post(page, { do: 'approve', refund });
  expect(approved.body).toContain('Đã duyệt, tiền đang đi.');
  const again = await accountant.post(page, { do: 'approve', refund });
  expect(again.body).toMatch(/không còn chờ duyệt\. Việc gần nhất: Lê Thị Hạnh, .*: Duyệt hoàn tiền\./);

  const account = { do: 'account', refund, bankBin: '970436', accountNo: '0011 0012 34567', holder: '' };
  const typed = await adviser.post(page, account);
  expect(typed.body).toMatch(/value="0011 0012 34567"/);
  expect(typed.body).toContain('Vui lòng nhập tên chủ tài khoản.');
  expect((await adviser.post(page, { ...account, holder: 'Ngô Khác' })).body).toContain('Đã ghi tài khoản.');
  expect((await accountant.post(page, { ...account, holder: 'Ngô Khác' })).body).toContain(
    'không làm được việc này',
  );
  const closed = (await accountant.get(page)).body;
  expect(closed).toContain('Tên chủ tài khoản khác tên người đặt');
  expect(closed).not.toContain('0011001234567');
  const opened = (await accountant.get(`${page}&mo=tai-khoan`)).body;
  expect(opened).toMatch(/data:image\/svg\+xml;base64,.*0011001234567/s);
  const reads = await site.db
    .selectFrom('history')
    .select('actor')
    .where('verb', '=', 'refund.read')
    .execute();
  expect(reads).toEqual([{ actor: `staff:${accountant.me.id}` }]);
  expect((await adviser.get(`${page}&mo=tai-khoan`)).body).not.toContain('0011001234567');

  expect((await accountant.get('/hoan-tien')).body.replaceAll('<!-- -->', '')).toContain(
    'Tệp ngân hàng, 1 khoản',
  );
  const batch = (await accountant.get('/hoan-tien/tep/lenh-hoan.csv')).body;
  expect(batch).toMatch(new RegExp(`1,NGO KHAC,'?0011001234567,Vietcombank,300000,Hoan tien ${code},`));
  expect((await adviser.get('/hoan-tien/tep/lenh-hoan.csv')).statusCode).toBe(403);
  const taken = await site.db
    .selectFrom('history')
    .select(['actor', 'after'])
    .where('verb', '=', 'refund.batch')
    .executeTakeFirstOrThrow();
  expect(taken).toMatchObject({
    actor: `staff:${accountant.me.id}`,
    after: { accounts: 1, amountVnd: 300_000, bookings: [code] },
  });

  const paid = { do: 'transfer', refund, amount: '300000', by: 'transfer' };
  expect((await accountant.post(page, { ...paid, evidence: 'FT' })).body).toContain('ít nhất 4 ký tự');
  expect((await accountant.post(page, { ...paid, evidence: 'FT26325118' })).body).toMatch(/Đã ghi 300\.000/);
  expect((await accountant.post(page, { ...paid, evidence: 'FT26325118' })).body).toMatch(
    /không còn gì chờ chuyển\. Việc gần nhất: Lê Thị Hạnh/,
  );
  expect((await accountant.get('/hoan-tien')).body).toMatch(/1 khoản đã tới nơi/);
  const done = (await accountant.get('/hoan-tien/da-xong')).body;
  expect(done).toMatch(new RegExp(`${code}.*300\\.000.*FT26325118.*Đã trả`, 's'));
  expect((await accountant.get('/hoan-tien/da-xong?tim=khong-co-ai')).body).not.toContain(code);
  expect((await accountant.get('/hoan-tien/da-xong?den=2020-01-01')).body).not.toContain(code);
});

test('the creator of a refund cannot approve it, and a refusal gives the guest a reason', async () => {
  const lead = await signInAs(site, 'dieu-hanh');
  const accountant = await signInAs(site, 'ke-toan');
  const { code, refund } = await askForRefund('2026-12-05', staff(accountant.me.id));
  const page = `/hoan-tien?ma=${refund}`;
  expect((await accountant.get(page)).body).toContain('cần một người khác');
  expect((await accountant.post(page, { do: 'approve', refund })).body).toContain('cần một người khác');
  expect((await lead.post(page, { do: 'reject', refund, reason: 'Khách đã ở đủ' })).body).toContain(
    'không làm được',
  );
  const short = await accountant.post(page, { do: 'reject', refund, reason: 'ờ' });
  expect(short.body).toContain('ít nhất 5 ký tự');
  const rejected = await accountant.post(page, { do: 'reject', refund, reason: 'Khách đã ở đủ' });
  expect(rejected.body).toContain('Đã từ chối.');
  const over = async (view: string) => (await accountant.get(`/hoan-tien/da-xong?xem=${view}`)).body;
  expect(await over('tu-choi')).toContain(code);
  expect(await over('da-tra')).not.toContain(code);
  const first = await listDoneRefunds(site.db, { view: 'all' }, {}, 1);
  const second = await listDoneRefunds(site.db, { view: 'all' }, { after: readCursor(first.next ?? '') }, 1);
  expect([...first.rows, ...second.rows].map(({ isPaid }) => isPaid).sort()).toEqual([false, true]);
  const back = { before: readCursor(second.previous ?? '') };
  expect((await listDoneRefunds(site.db, { view: 'all' }, back, 1)).rows).toEqual(first.rows);
});

test('the queue needs the right', async () => {
  const editor = await signInAs(site, 'bien-tap');
  for (const path of ['/hoan-tien', '/hoan-tien/da-xong', '/hoan-tien/xuat-da-xong'])
    expect((await editor.get(path)).statusCode, path).toBe(403);
});
