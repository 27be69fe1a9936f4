import type { BrowserContext, Page } from '@playwright/test';
import { sql } from 'kysely';
import { checkAlerts } from '#modules/alerts/commands/check-alerts.ts';
import { connect } from '#platform/db/connect.ts';
import { createLogger } from '#platform/log/create-logger.ts';
import { createWorker } from '#platform/queue/queue.ts';
import { startSimulator } from '#simulators/providers/simulator.ts';
import { barriersIn } from './support/barriers.ts';
import { daysAhead } from './support/booking-widget.ts';
import { chooseDays } from './support/calendar.ts';
import { databaseOf } from './support/site-process.ts';
import { expect, takeTime, test, visit } from './support/visitor.ts';

test.slow();
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** What a test sees of the browser's own side: the test's browser has no push service, and shows no notification on a screen. */
interface Seen {
  shown: { title: string; body: string; actions: { action: string }[]; data: object }[];
  opened: string[];
}

const product = '/bao-tin?san-pham=khach-san/khach-san-hai-mien-my-khe&kieu=price';

/** A push service beside the browser, which subscribes there. @returns the device, once it has subscribed */
async function givePushService(page: Page) {
  const simulator = await startSimulator({ shopUrl: 'http://localhost' });
  let endpoint = '';
  await page.exposeFunction('subscribeOutside', async (serverKey: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ serverKey });
    const reply = await fetch(`${simulator.url}/push/devices`, { method: 'POST', headers, body });
    const subscription = await reply.json();
    endpoint = subscription.endpoint;
    return subscription;
  });
  await page.addInitScript(() => {
    const outside = (window as unknown as { subscribeOutside(key: string): Promise<object> })
      .subscribeOutside;
    PushManager.prototype.subscribe = (options) =>
      outside(String(options?.applicationServerKey)) as Promise<PushSubscription>;
  });
  return {
    stop: () => simulator.stop(),
    arrived: async (): Promise<object[]> =>
      (await fetch(endpoint.replace('/push/to/', '/push/devices/'))).json(),
  };
}

/** As if the price that was seen when the alert was requested had been higher; then the half-hourly check. */
async function lowerThePrice(): Promise<void> {
  const { url } = databaseOf(process.env.E2E_DATA_DIR ?? '');
  const { db, close } = connect(url, { max: 2 });
  const worker = createWorker(url, createLogger('silent'));
  try {
    await worker.start([]);
    await sql`UPDATE alerts SET lowest_vnd = lowest_vnd + 1000000 WHERE to_device`.execute(db);
    await checkAlerts({ db, queue: worker, clock: { now: () => new Date() } });
  } finally {
    await worker.stop();
    await close();
  }
}

/** Gives the site's own service worker a message, as the browser does. */
async function deliver(page: Page, context: BrowserContext, message: object): Promise<Seen['shown']> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const seen: Seen = { shown: [], opened: [] };
    Object.assign(self, { seen });
    const place = self as unknown as {
      registration: { showNotification: unknown };
      clients: { openWindow: unknown };
    };
    place.registration.showNotification = async (title: string, options: object) =>
      void seen.shown.push({ title, ...options } as Seen['shown'][number]);
    place.clients.openWindow = async (path: string) => void seen.opened.push(path);
  });
  const cdp = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  const shown = () => worker.evaluate(() => (self as unknown as { seen: Seen }).seen.shown);
  await expect.poll(async () => (await shown()).length).toBe(1);
  return shown();
}

/** Presses the notification or its button. @returns the pages that were opened */
async function press(context: BrowserContext, data: object, action: string): Promise<Seen> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  await worker.evaluate(
    ({ data: given, action: pressed }) => {
      const event = new Event('notificationclick');
      const waits: Promise<unknown>[] = [];
      Object.assign(event, {
        action: pressed,
        notification: { data: given, close: () => {} },
        waitUntil: (work: Promise<unknown>) => waits.push(work),
      });
      self.dispatchEvent(event);
      return Promise.all(waits).then(() => {});
    },
    { data, action },
  );
  return worker.evaluate(() => (self as unknown as { seen: Seen }).seen);
}

async function askOnDevice(page: Page): Promise<void> {
  await visit(page, product);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button', { name: /^Ngày nhận phòng/ }).click();
  await chooseDays(page, daysAhead(44), daysAhead(46));
  await form.getByRole('button', { name: 'Báo trên máy này' }).click();
}

test('F16: news of a price come to the device, its notification opens the page, and its button stops it', async ({
  page,
  context,
}) => {
  const service = await givePushService(page);
  await askOnDevice(page);
  const form = page.getByRole('main').locator('form');
  await expect(form.getByText('Tin sẽ tới máy này, không cần email.')).toBeVisible();
  await expect(form.getByLabel('Email', { exact: true })).toBeHidden();
  await form.getByRole('checkbox', { name: /báo tin này trên máy này/ }).check();
  await expect(page.locator('[data-check=done]')).toBeAttached();
  await takeTime(form);
  expect(await barriersIn(page, 'content')).toEqual([]);
  await form.getByRole('button', { name: 'Báo tôi' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'máy này báo bạn' })).toBeVisible();
  expect(await barriersIn(page, 'content')).toEqual([]);
  await page.getByRole('link', { name: 'Xem máy này đang theo dõi gì' }).click();
  await expect(page.getByRole('button', { name: /^Dừng báo tin về Khách sạn/ })).toHaveCount(1);
  const list = page.url();

  await lowerThePrice();
  await expect.poll(async () => (await service.arrived()).length).toBe(1);
  const [message] = (await service.arrived()) as { path: string; stop: string }[];
  const [notification] = await deliver(page, context, message ?? {});
  expect(notification?.title).toMatch(/^Khách sạn Hải Miên.* đã giảm giá$/);
  expect(notification?.body).toMatch(/2 người lớn, 1 phòng: từ [\d.]+\s?₫$/);
  expect(notification?.actions).toEqual([{ action: 'stop', title: 'Dừng báo tin' }]);

  const { opened } = await press(context, notification?.data ?? {}, '');
  expect(opened).toEqual([message?.path]);
  await visit(page, opened[0] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: /Khách sạn Hải Miên/ })).toBeVisible();

  const { shown } = await press(context, notification?.data ?? {}, 'stop');
  expect(shown.at(-1)?.title).toBe('Đã dừng báo tin');
  await page.goto(list);
  await expect(page.getByRole('button', { name: 'Dừng báo tin', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Dừng báo tin về/ })).toHaveCount(0);
  await service.stop();
});

test.describe('where the browser does not allow it', () => {
  test.use({ permissions: [] });

  test('F16: the mail stays, and a sentence says why', async ({ page }) => {
    await page.addInitScript(() => {
      Notification.requestPermission = async () => 'denied';
    });
    await askOnDevice(page);
    const form = page.getByRole('main').locator('form');
    await expect(form.getByRole('status').filter({ hasText: 'đang chặn thông báo' })).toBeVisible();
    await expect(form.getByLabel('Email', { exact: true })).toBeVisible();
    await expect(form.getByRole('checkbox', { name: /gửi email báo tin này/ })).toBeVisible();
  });
});
