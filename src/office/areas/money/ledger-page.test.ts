import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '#modules/booking/audit/check-invariants.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

/** The ledger stamps entries by the database's clock, so the tests' day is today. */
const now = new Date();
const today = dayInVietnam(now);
let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, at: now.toISOString() });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
}, 120_000);
afterAll(() => site.close());

function stray(reference: string, amountVnd: number) {
  const transfer = { txnId: `19001234:${reference}:in:${amountVnd}`, direction: 'in' as const, amountVnd };
  const transferred = { ...transfer, content: '=CHUYEN NHAM', occurredAt: now, payload: {} };
  return receiveBankTransfer(site.db, site.queue, transferred, now);
}

test('the ledger: filtered by account and day, exported with a log entry, denied without the right', async () => {
  await stray('FT77', 770_000);
  const office = await signInAs(site, 'ke-toan');
  const { body } = await office.get(`/so-tien/so-cai?tai-khoan=bank&tu=${today}`);
  expect(body).toMatch(/Tiền gửi ngân hàng.*Tiền về chưa rõ của ai.*770\.000/s);
  expect((await office.get(`/so-tien/so-cai?den=${addDays(today, -1)}`)).body).toContain(
    'Không có bút toán nào',
  );
  const file = await office.get(`/so-tien/xuat?tu=${today}&den=${today}`);
  expect(file.headers['content-disposition']).toContain(`so-cai-${today}-${today}.csv`);
  expect(file.body).toMatch(
    /^\uFEFFDòng,Bút toán,.*Tiền gửi ngân hàng,Tiền về chưa rõ của ai,,\d+,770000,0\r\n/s,
  );
  const reads = await site.db
    .selectFrom('history')
    .select('actor')
    .where('verb', '=', 'books.export')
    .execute();
  expect(reads).toEqual([{ actor: `staff:${office.me.id}` }]);
  const adviser = await signInAs(site, 'tu-van');
  for (const page of ['so-cai', 'xuat', 'doi-soat', 'khoa-so', 'dieu-chinh'])
    expect((await adviser.get(`/so-tien/${page}`)).statusCode, page).toBe(403);
});

test('a statement is compared with the ledger, its report is stored; an invalid file names the line', async () => {
  await stray('FT88', 880_000);
  const office = await signInAs(site, 'ke-toan');
  const send = (rows: string) => {
    const form = new FormData();
    form.set('day', today);
    form.set('channel', 'bank');
    form.set('statement', new File([rows], 'sao-ke.csv'));
    return office.postForm('/so-tien/doi-soat', form);
  };
  const head = 'Mã giao dịch;Thời gian;Số tiền;Nội dung\n';
  expect((await send(`${head}FT88;hôm qua;880.000;x`)).body).toContain(
    'Dòng 2: &#x27;hôm qua&#x27; không phải ngày giờ.',
  );
  const uploaded = await send(`${head}FT88;${today} 10:00:00;880.000;x\nFT99;${today} 11:00:00;5.000;phí`);
  expect(uploaded.body).toMatch(/khớp 1 dòng, lệch \d dòng/);
  const id = /bao-cao=(\d+)/.exec(uploaded.body)?.[1];
  const report = (await office.get(`/so-tien/doi-soat?bao-cao=${id}`)).body;
  expect(report).toMatch(/Không có trong sổ.*5\.000.*FT99 · phí/s);
  expect(report).toContain('sao-ke.csv');
});

test('a correcting entry and a refund of unknown money: one proposes, another approves, the books balance', async () => {
  await stray('FT66', 660_000);
  const [accountant, lead] = [await signInAs(site, 'ke-toan'), await signInAs(site, 'dieu-hanh')];
  const page = '/so-tien/dieu-chinh';
  const draft = {
    do: 'propose',
    from: 'gateway',
    to: 'adjustment',
    amountVnd: '12.000',
    reason: 'phí cổng tháng này',
  };
  expect((await accountant.post(page, { ...draft, to: 'gateway' })).body).toContain(
    'hai tài khoản khác nhau',
  );
  expect((await accountant.post(page, { ...draft, reason: '' })).body).toMatch(/value="12\.000"/);
  expect((await lead.post(page, draft)).body).toContain('không làm được việc này');
  expect((await accountant.post(page, draft)).body).toContain('Sổ đổi khi có người thứ hai duyệt.');
  const idOf = (kind: string) =>
    site.db.selectFrom('ledger_proposals').select('id').where('kind', '=', kind).executeTakeFirstOrThrow();
  const correction = { do: 'agree', id: String((await idOf('correction')).id), answer: '' };
  expect((await accountant.post(page, correction)).body).toContain('cần một người khác duyệt');
  expect((await lead.post(page, correction)).body).toContain('Đã duyệt và ghi vào sổ cái.');
  expect((await lead.post(page, correction)).body).toMatch(/đã có người quyết định\. Việc gần nhất: /);

  const message = await site.db
    .selectFrom('payment_inbox')
    .select('id')
    .where('provider_txn_id', 'like', '%FT66%')
    .executeTakeFirstOrThrow();
  const back = { do: 'return', message: String(message.id), reason: 'người gửi báo chuyển nhầm' };
  const list = `/so-tien?tin=${message.id}`;
  expect((await accountant.post(list, back)).body).toContain('chờ người thứ hai duyệt');
  expect((await accountant.post(list, back)).body).toContain('Đã có người đề nghị trả lại');
  const refund = { do: 'agree', id: String((await idOf('return')).id), answer: '' };
  expect((await lead.post(page, refund)).body).toContain('Ghi mã giao dịch trả lại');
  expect((await lead.post(page, { ...refund, answer: 'FT2699' })).body).toContain('ghi vào sổ cái');
  expect((await accountant.get(`${list}&xem=tat-ca`)).body).toContain('Đã trả lại người gửi');
  expect(await checkInvariants(site.db)).toEqual([]);
});

test('a day is closed once, when it is over, with the counted cash; a difference needs an explanation', async () => {
  const office = await signInAs(site, 'ke-toan');
  const yesterday = addDays(today, -1);
  const close = (form: Record<string, string>) => office.post(`/so-tien/khoa-so?ngay=${yesterday}`, form);
  const counted = { day: yesterday, cashCountedVnd: '20.000', note: '' };
  expect((await close({ ...counted, day: today })).body).toContain('Ngày này chưa hết');
  expect((await close({ ...counted, cashCountedVnd: 'hai chục' })).body).toMatch(
    /value="hai chục".*Nhập số tiền/s,
  );
  expect((await close(counted)).body).toMatch(/value="20\.000".*Tiền đếm khác sổ/s);
  expect((await close({ ...counted, note: 'tiền lẻ để trong két' })).body).toMatch(/két lệch 20\.000/);
  expect((await close({ ...counted, note: 'lần nữa' })).body).toContain('vừa được khóa rồi');
  expect((await office.get(`/so-tien/khoa-so?ngay=${yesterday}`)).body).toContain('tiền lẻ để trong két');
});
