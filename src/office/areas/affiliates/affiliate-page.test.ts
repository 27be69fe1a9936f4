import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { createBooking } from '#modules/booking/hold/create-booking.ts';
import { bookingCommissionJobs } from '#modules/booking/jobs.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { affiliateMailJobs } from '#modules/mails/commands/affiliate-mail-jobs.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createAffiliate } from '#tests/factories/affiliate.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookingInput, quoteToken, tokenSecret } from '#tests/factories/booking.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { writing } from '#tests/support/api-booking.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let lead: OfficeVisit;
let accountant: OfficeVisit;
let adviser: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  lead = await signInAs(site, 'dieu-hanh');
  accountant = await signInAs(site, 'ke-toan');
  adviser = await signInAs(site, 'tu-van');
}, 120_000);
afterAll(() => site.close());

const plain = (body: string) =>
  body
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const newForm = {
  ...{ do: 'add', code: 'lan2026', name: 'Lan Du Ký', type: 'ca-nhan', email: 'Lan@Duky.example' },
  ...{ phone: '0912 345 678', channel: 'https://landuky.example', attributionDays: '30' },
  ...{ 'rate-hotel': '4,5', 'rate-tour': '', 'rate-combo': '', 'rate-cruise': '', 'rate-attraction': '' },
  ...{ 'rate-experience': '', 'rate-car': '', 'rate-service': '' },
};
async function mailsTo(recipient: string) {
  for (const { name, data } of site.queue.sent.splice(0))
    await affiliateMailJobs.find(({ type }) => type.name === name)?.handle(site.app, data as never);
  return site.db
    .selectFrom('mails')
    .select(['template', 'subject', 'plain'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

/** A trip of 2.000.000 ₫ booked through their link that ended in October. */
async function earn(code: string): Promise<void> {
  const { db, queue } = site;
  const [booked, over] = [new Date('2026-10-01T03:00:00Z'), new Date('2026-10-20T03:00:00Z')];
  const unitId = (await createBookableHotel(db)).unitIds[0] as number;
  const stay = { unitId, from: '2026-12-08', to: '2026-12-10' };
  const made = await createBooking(db, queue, bookingInput(await quoteToken(db, [stay], booked)), {
    ...{ secret: tokenSecret, dataSecrets: tokenSecret, actor: 'guest', now: booked },
    click: { code, clickedAt: booked },
  });
  if (!made.ok) throw new Error(made.reason);
  await payByBank(db, queue, made.booking, booked);
  await completeTrips(db, queue, new Date('2026-12-12T03:00:00Z'));
  const app = { ...site.app, clock: { now: () => over } } as never;
  for (const { name, data } of queue.sent.splice(0))
    await bookingCommissionJobs.find(({ type }) => type.name === name)?.handle(app, data as never);
}

test('an applicant becomes an affiliate, is mailed, and is found; invalid input is kept', async () => {
  const input = {
    kind: 'doi-tac',
    email: 'lan@duky.example',
    message: 'Kênh landuky.example, 20 nghìn người',
  };
  const sent = await site.post('/api/v1/contacts', requestBody(input), writing());
  expect(sent.statusCode, sent.body).toBe(201);
  const { code } = sent.json();
  expect((await lead.get(`/yeu-cau/${code}`)).body).toContain(`/tiep-thi/moi?yeu-cau=${code}`);
  const form = (await lead.get(`/tiep-thi/moi?yeu-cau=${code}`)).body;
  for (const known of ['lan@duky.example', 'landuky.example']) expect(form).toContain(known);
  for (const [field, value, word] of [
    ['code', 'lan', 'Mã gồm 4 đến 16'],
    ['email', 'lan@', 'Email chưa đúng'],
    ['phone', '12', 'Số điện thoại gồm'],
    ['rate-hotel', '51', 'Nhiều nhất 50'],
    ['rate-hotel', 'năm', 'Nhập phần trăm'],
    ['attributionDays', '91', 'Từ 1 đến 90 ngày'],
  ] as const) {
    const { statusCode, body } = await lead.post('/tiep-thi/moi', { ...newForm, [field]: value });
    expect([statusCode, plain(body)], word).toEqual([422, expect.stringContaining(word)]);
    expect(body).toContain('value="Lan Du Ký"');
  }
  const added = await lead.post('/tiep-thi/moi', newForm);
  expect(added.headers.location).toBe('/quan-tri/tiep-thi/LAN2026');
  expect((await lead.post('/tiep-thi/moi', newForm)).body).toContain('Mã này đã có người dùng');
  expect((await lead.post('/tiep-thi/moi', { ...newForm, code: 'LAN2027' })).body).toContain(
    'dùng email này',
  );
  const [mail] = await mailsTo('lan@duky.example');
  expect(mail).toMatchObject({ template: 'affiliate_opened', subject: expect.stringContaining('LAN2026') });
  expect(mail?.plain).toContain('ctv=LAN2026');
  for (const text of ['lan2026', 'du ky', 'duky.example'])
    expect(plain((await lead.get(`/tiep-thi?tim=${encodeURIComponent(text)}`)).body), text).toContain(
      'Lan Du Ký',
    );
  expect(plain((await lead.get('/tim?tim=du%20ky')).body)).toContain('Lan Du Ký · LAN2026');
  expect((await adviser.get('/tim?tim=du%20ky')).body).not.toContain('LAN2026');
  expect((await adviser.get('/tiep-thi')).statusCode).toBe(403);
  expect((await accountant.post('/tiep-thi/moi', { ...newForm, code: 'KETOAN' })).body).toContain(
    'không mở được',
  );
});

test('staff change rates, pause and resume with a reason; two editors lose nothing', async () => {
  const { code } = await createAffiliate(site.db, site.clock.now());
  const page = `/tiep-thi/${code}`;
  const affiliate = await findAffiliate(site.db, { code });
  if (!affiliate) throw new Error('nobody');
  const { do: _, code: __, ...about } = newForm;
  const edit = {
    ...about,
    do: 'edit',
    version: '1',
    email: affiliate.email,
    phone: affiliate.phone,
    base: '{}',
  };
  expect((await lead.post(page, edit)).body).toContain('Đã lưu');
  expect(await findAffiliate(site.db, { code })).toMatchObject({ rates: { hotel: 450 }, version: 2 });
  expect((await lead.post(page, { ...edit, 'rate-hotel': '9' })).statusCode, 'both changed it').toBe(422);
  expect((await accountant.post(page, edit)).body).toContain('không làm được việc này');
  expect((await lead.post(page, { do: 'pause', reason: '' })).body).toContain('Viết lý do');
  await lead.post(page, { do: 'pause', reason: 'hứa ưu đãi không có' });
  expect((await lead.get(page)).body).toContain('hứa ưu đãi không có');
  expect(await findAffiliate(site.db, { code })).toMatchObject({ isActive: false });
  await lead.post(page, { do: 'resume', reason: 'đã sửa bài' });
  expect(await findAffiliate(site.db, { code })).toMatchObject({ isActive: true });
});

test('a month is closed and paid, each with a mail; the files have what the bank and the affiliate need, and no guest', async () => {
  const { code, email, id } = await createAffiliate(site.db, new Date('2026-09-01T03:00:00Z'));
  const page = `/tiep-thi/${code}`;
  await earn(code);
  const account = { do: 'account', bankBin: '970436', holder: 'Du Ký Lan', taxCode: '0312345678' };
  expect((await accountant.post(page, { ...account, accountNo: '1' })).body).toContain('Số tài khoản gồm');
  expect((await lead.post(page, { ...account, accountNo: '0011223344' })).body).toContain('không làm được');
  await accountant.post(page, { ...account, accountNo: '0011223344' });
  const shown = (await accountant.get(page)).body;
  expect(plain(shown)).toContain('Vietcombank ****3344');
  expect(shown).not.toContain('0011223344');
  expect((await accountant.post(page, { do: 'close', dueOn: '2026-01-01' })).body).toContain(
    'từ hôm nay trở đi',
  );
  const closed = plain((await accountant.post(page, { do: 'close', dueOn: '2026-12-15' })).body);
  expect(closed).toContain('Đã chốt bảng kê 10/2026: 100.000');
  const file = await accountant.get(`${page}/2026-10/bang-ke.csv`);
  expect(file.body).toContain('Khách sạn');
  expect(file.body).not.toMatch(/DV[2-9A-Z]{7}|Nguyễn Thu Hà|ha@example/);
  for (const other of ['xlsx', 'pdf'])
    expect((await accountant.get(`${page}/2026-10/bang-ke.${other}`)).statusCode).toBe(200);
  for (const wrong of ['2026-09/bang-ke.csv', '2026-10/bang-ke.doc', '2026-13/bang-ke.csv'])
    expect((await accountant.get(`${page}/${wrong}`)).statusCode, wrong).toBe(404);
  const bank = await accountant.get('/tiep-thi/tep/lenh-chuyen.csv');
  for (const cell of [
    '0011223344',
    'DU KY LAN',
    'Vietcombank',
    '100000',
    `HOA HONG CTV ${code}`,
    '0312345678',
  ])
    expect(bank.body, cell).toContain(cell);
  const sheet = (await accountant.get('/tiep-thi/tep/lenh-chuyen.xlsx')).rawPayload;
  expect(Object.keys(unzipSync(sheet)).join(' ')).toContain('sheet');
  expect(strFromU8(unzipSync(sheet)['xl/workbook.xml'] ?? new Uint8Array())).toContain('sheet');
  expect((await lead.get('/tiep-thi/tep/lenh-chuyen.csv')).statusCode).toBe(403);
  const pay = {
    do: 'pay',
    amountVnd: '90.000',
    withheldVnd: '10.000',
    paidOn: '2026-11-20',
    evidence: 'FT26001',
  };
  expect(plain((await accountant.post(page, { ...pay, amountVnd: '95.000' })).body)).toContain(
    'nhiều hơn số còn nợ',
  );
  expect(plain((await accountant.post(page, pay)).body)).toContain('Đã ghi. Còn nợ 0');
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
    'affiliate_statement',
    'affiliate_paid',
  ]);
  const [statement, paid] = await mailsTo(email);
  expect(statement?.plain).toContain('15/12/2026');
  expect(paid?.plain).toContain('10.000');
  const { lines } = await listHistory(site.db, { objectType: 'affiliate', objectId: code });
  expect(lines.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(['affiliate.account', 'affiliate.close', 'affiliate.pay', 'affiliate.export']),
  );
  const report = plain(
    (await accountant.get('/bao-cao?xem=tiep-thi&theo=ctv&tu=2026-10-01&den=2026-11-30')).body,
  );
  expect(report).toContain('Lan Du Ký');
  expect(report).toContain('100.000');
  expect(id).toBeGreaterThan(0);
});
