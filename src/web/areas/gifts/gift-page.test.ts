import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stopGiftCard } from '#modules/gift-cards/commands/gift-cards.ts';
import { sendDueGiftCards } from '#modules/gift-cards/commands/send-due-gift-cards.ts';
import { giftSweeps } from '#modules/gift-cards/jobs.ts';
import { findGiftCard } from '#modules/gift-cards/queries/find-gift-card.ts';
import { giftMailJobs } from '#modules/mails/commands/gift-mail-jobs.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { addDays } from '#platform/time/days.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import * as giftOrderPage from './gift-order-page.tsx';
import * as giftPage from './gift-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('mails').execute();
  site.queue.sent.length = 0;
});

const path = '/phieu-qua-tang';
const typed = {
  choice: '500000',
  amount: '',
  receiverName: 'Phạm Ngọc Bích',
  receiverEmail: 'bich@example.com',
  message: 'Chúc mừng sinh nhật!',
  fullName: 'Lê Minh An',
  phone: '0912 345 678',
  email: 'an@example.com',
};

const open = () =>
  callPage(site, giftPage.loader, { path }) as Promise<{
    requestKey: string;
    today: string;
    lastDay: string;
  }>;
const send = (form: Record<string, string>) =>
  callPage(site, giftPage.action, { path, form, ip: '203.0.113.71' });

async function order(fields: Record<string, string> = {}): Promise<string> {
  const { requestKey, today } = await open();
  const [status, to] = redirectOf(await send({ requestKey, sendOn: today, ...typed, ...fields }));
  expect(status).toBe(303);
  return String(to).split('/').at(-1) ?? '';
}

/** The order's page, opened by its buyer. */
const opened = async (code: string) => ({
  path: `${path}/${code}`,
  params: { code },
  cookie: await tripCookie(site, code),
});

async function pay(code: string) {
  const row = await site.db
    .selectFrom('bookings')
    .select(['id', 'code', 'due_now_vnd as dueNowVnd'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  await payByBank(site.db, site.queue, row as never, site.clock.now());
  return (await findGiftCard(site.db, { bookingId: row.id }, site.clock.now())) as NonNullable<
    Awaited<ReturnType<typeof findGiftCard>>
  >;
}

/** Runs the jobs of gift cards: the sweep, then the mails. */
async function work() {
  for (const { run } of giftSweeps) await run(site.app);
  for (const { name, data } of site.queue.sent.splice(0)) {
    const job = giftMailJobs.find(({ type }) => type.name === name);
    await job?.handle(site.app, data as never);
  }
}
const mailsTo = (recipient: string) =>
  site.db
    .selectFrom('mails')
    .select(['template', 'subject', 'html', 'dedupe_key as key'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();

test('errors are at their fields, and all input is kept', async () => {
  const { requestKey, lastDay } = await open();
  const wrong = { ...typed, choice: 'khac', amount: '50.500', receiverEmail: 'bich@', phone: '12' };
  const told = await send({ requestKey, ...wrong, message: 'Xem https://lua.example', sendOn: '2030-01-01' });
  expect(told).toMatchObject({
    init: { status: 422 },
    data: {
      values: { amount: '50.500', receiverEmail: 'bich@', receiverName: 'Phạm Ngọc Bích' },
      errors: {
        amount: expect.stringContaining('Giá trị phiếu từ'),
        receiverEmail: expect.stringContaining('Email chưa đúng'),
        phone: expect.stringContaining('10 chữ số'),
        message: expect.stringContaining('không có đường dẫn'),
        sendOn: expect.stringContaining('Ngày gửi'),
      },
    },
  });
  const own = await order({ choice: 'khac', amount: '1.234.000 đ', sendOn: lastDay });
  expect(await pay(own)).toMatchObject({ amountVnd: 1_234_000, sendOn: lastDay });
});

test('the same form twice makes one order', async () => {
  const { requestKey, today } = await open();
  const form = { requestKey, sendOn: today, ...typed };
  const both = await Promise.all([send(form), send(form)]);
  expect(redirectOf(both[0])[1]).toBe(redirectOf(both[1])[1]);
});

test('once paid, both are mailed: the buyer a link to the code, and the recipient the code on its day, once', async () => {
  const code = await order();
  const card = await pay(code);
  await work();
  await work();
  expect((await mailsTo('an@example.com')).map(({ template }) => template)).toEqual(['gift_card_issued']);
  const [mail, ...more] = await mailsTo('bich@example.com');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    template: 'gift_card',
    subject: expect.stringContaining('Lê Minh An tặng bạn'),
  });
  expect(mail?.html).toContain('Chúc mừng sinh nhật!');
  const shown = (await callPage(site, giftOrderPage.loader, await opened(code))) as {
    giftCode: string;
    card: { state: string };
  };
  expect(shown.card.state).toBe('sent');
  expect(mail?.html).toContain(shown.giftCode);
  expect(await findGiftCard(site.db, { id: card.id }, site.clock.now())).toMatchObject({ state: 'sent' });
});

test('a card waits for its day and the morning, and is not sent while it is stopped', async () => {
  const { today } = await open();
  const later = addDays(today, 3);
  const code = await order({ sendOn: later });
  const card = await pay(code);
  await work();
  expect(await mailsTo('bich@example.com')).toEqual([]);
  expect(await callPage(site, giftOrderPage.loader, await opened(code))).toMatchObject({ isDue: false });
  const night = new Date(`${later}T07:59:00+07:00`);
  const morning = new Date(`${later}T08:00:00+07:00`);
  const due = (at: Date) => sendDueGiftCards(site.db, site.queue, at);
  expect(await due(night)).toBe(0);
  site.clock.advance({ minutes: (night.getTime() - site.clock.now().getTime()) / 60_000 });
  expect(await callPage(site, giftOrderPage.loader, await opened(code))).toMatchObject({ isDue: true });
  const stop = (isStopped: boolean, version: number) =>
    stopGiftCard(
      site.db,
      { number: card.number, isStopped, version, reason: 'thử', actor: staff('lan') },
      site.clock.now(),
    );
  await stop(true, 1);
  expect(await due(morning)).toBe(0);
  await stop(false, 2);
  expect(await Promise.all([due(morning), due(morning)]).then(([a, b]) => a + b)).toBe(1);
});

test('the code is shown only to a buyer with full access', async () => {
  const code = await order();
  await pay(code);
  const at = { path: `${path}/${code}`, params: { code } };
  const reduced = (await callPage(site, giftOrderPage.loader, {
    ...at,
    cookie: await tripCookie(site, code, 'reduced'),
  })) as object;
  expect(reduced).toMatchObject({ giftCode: null, card: { receiver: null, message: '' } });
  expect(JSON.stringify(reduced)).not.toMatch(/QUA-/);
  expect(redirectOf(await callPage(site, giftOrderPage.loader, at))).toEqual([
    303,
    `/chuyen-di?code=${code}`,
  ]);
});

test("a missing receiver is asked for as the receiver, not with the payer's words", async () => {
  const { requestKey, today } = await open();
  const answer = await send({ requestKey, sendOn: today, ...typed, receiverName: '', receiverEmail: '' });
  expect(answer).toMatchObject({
    data: {
      errors: {
        receiverName: 'Vui lòng nhập tên người nhận.',
        receiverEmail: 'Vui lòng nhập email người nhận.',
      },
    },
  });
});
