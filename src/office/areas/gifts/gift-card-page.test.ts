import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOfficeGiftCard } from '#modules/gift-cards/queries/list-gift-cards.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { buyGift } from '#tests/factories/gift-card.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let lead: OfficeVisit;
let adviser: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  lead = await signInAs(site, 'dieu-hanh');
  adviser = await signInAs(site, 'tu-van');
}, 120_000);
afterAll(() => site.close());

const buy = () => buyGift(site.db, site.queue, { now: site.clock.now() });
const pageOf = (number: string) => `/phieu-qua-tang/${number}`;
const cardOf = async (number: string) =>
  (await findOfficeGiftCard(site.db, number, dayInVietnam(site.clock.now())))?.card;

test('the list shows what is owed on cards; a card is found by number, name and address, and its code is never shown', async () => {
  const { card, code, booking } = await buy();
  for (const text of [card.number, booking.code, 'ngọc bích', 'bich@example.com']) {
    const { body } = await lead.get(`/phieu-qua-tang?tim=${encodeURIComponent(text)}`);
    expect(body, text).toContain(card.number);
    const inHead = await lead.get(`/tim?tim=${encodeURIComponent(text)}`);
    expect(inHead.body, `${text}, in the head`).toContain(`/phieu-qua-tang/${card.number}`);
  }
  const { body } = await lead.get('/phieu-qua-tang');
  expect(body).toContain('phiếu còn tiền');
  for (const page of [body, (await lead.get(pageOf(card.number))).body]) {
    expect(page).not.toContain(code);
    expect(page).not.toContain(code.replaceAll('-', ''));
  }
});

test('staff correct the address and resend, extend and stop, each with a reason that is kept', async () => {
  const { card } = await buy();
  const post = (form: Record<string, string>) => adviser.post(pageOf(card.number), form);
  expect((await post({ do: 'resend', version: '1', email: 'bich@', reason: '' })).body).toContain(
    'Email chưa đúng',
  );
  const sent = await post({ do: 'resend', version: '1', email: 'ngocbich@example.com', reason: 'gõ nhầm' });
  expect(sent.body).toContain('Đã gửi phiếu tới ngocbich@example.com');
  expect(site.queue.sent.some(({ name }) => name === 'gift.due')).toBe(true);
  const late = await post({ do: 'extend', version: '1', validUntil: '2029-06-01', reason: 'khách ốm' });
  expect(late.body).toContain('Phiếu vừa có người đổi');
  await post({ do: 'extend', version: '2', validUntil: '2029-06-01', reason: 'khách ốm' });
  expect(await cardOf(card.number)).toMatchObject({
    validUntil: '2029-06-01',
    receiverEmail: 'ngocbich@example.com',
  });
  const sooner = await post({ do: 'extend', version: '3', validUntil: '2028-01-01', reason: 'x' });
  expect(sooner.body).toContain('phải sau ngày cuối đang có');
  expect((await post({ do: 'stop', version: '3', reason: 'mất thư' })).body).toContain(
    'không làm được việc này',
  );
  await lead.post(pageOf(card.number), { do: 'stop', version: '3', reason: 'mất thư' });
  expect(await cardOf(card.number)).toMatchObject({ state: 'stopped' });
  const { body } = await lead.get(pageOf(card.number));
  for (const reason of ['gõ nhầm', 'khách ốm', 'mất thư']) expect(body).toContain(reason);
});

test('the money of an unused card is refunded once; its card pays no more and cannot be changed', async () => {
  const { card } = await buy();
  const back = { do: 'refund', version: '1', reason: 'mua nhầm' };
  expect((await adviser.post(pageOf(card.number), back)).body).toContain('không làm được việc này');
  expect((await lead.post(pageOf(card.number), back)).body).toContain('Đã thu lại phiếu');
  expect((await lead.post(pageOf(card.number), back)).body).toContain('Tiền của phiếu đã hoàn');
  expect(await cardOf(card.number)).toMatchObject({ state: 'refunded', restVnd: 0 });
});
