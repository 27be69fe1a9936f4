import type { Locator, Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';
import { expect, test, untilLive, visit } from './support/visitor.ts';

test.skip(() => test.info().project.name === 'phone', 'the same for every width');
test.use({
  launchOptions: {
    executablePath: findChromium(),
    // WebGL in software; the rest of the page is composited in software as in all journeys, at a fifth of the cost of WebGL.
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-gpu-compositing',
      '--disable-quic',
    ],
  },
});

test('the map of the country names its islands, links to provinces and can be moved', async ({ page }) => {
  test.slow();
  await visit(page, '/dia-diem');
  const map = page.getByRole('region', { name: 'Bản đồ các tỉnh, thành phố' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toContainText('Quần đảo Hoàng Sa');
  await expect(map).toContainText('Quần đảo Trường Sa');
  const hue = map.getByRole('link', { name: 'Huế' });
  await expect(hue).toHaveAttribute('href', '/provinces/hue.html');
  await expect(map.locator('canvas')).toHaveCount(0);

  const before = await hue.boundingBox();
  await untilLive(map.getByRole('button', { name: 'Phóng to bản đồ' }));
  await map.getByRole('button', { name: 'Phóng to bản đồ' }).click();
  await expect(map.locator('canvas')).toBeVisible({ timeout: 20_000 });
  await expect.poll(async () => (await hue.boundingBox())?.y).not.toBe(before?.y);
});

test('a map shows everything in its list; a price selects its product in the list beside it', async ({
  page,
}) => {
  await visit(page, '/khach-san');
  await page.getByRole('button', { name: 'Bản đồ', exact: true }).click();
  const map = page.getByRole('region', { name: 'Bản đồ chỗ nghỉ' });
  const pin = map.locator('[aria-pressed]').first();
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const beside = page.getByRole('list', { name: 'Bản đồ chỗ nghỉ: danh sách' });
  const title = ((await pin.locator('.sr-only').first().textContent()) ?? '').replace(/, $/, '');
  await expect(beside.getByRole('link', { name: title })).toBeInViewport();
});

test('after moving a map the list has only what is in view', async ({ page }) => {
  await visit(page, '/khach-san');
  await page.getByRole('button', { name: 'Bản đồ', exact: true }).click();
  const map = page.getByRole('region', { name: 'Bản đồ chỗ nghỉ' });
  const whole = await countOf(page);
  const inFrame = map.getByRole('button', { name: 'Tìm trong khung này' });
  await expect(map.locator('[aria-pressed]').first()).toBeVisible();
  await expect(inFrame).toHaveCount(0);
  await map.getByRole('button', { name: 'Phóng to bản đồ' }).click();
  await inFrame.click();
  await expect(page).toHaveURL(/[?&]bounds=[\d.]+(%2C|,)/);
  await expect.poll(() => countOf(page)).toBeLessThan(whole);
  expect(await countOf(page), 'zooming in keeps something in view').toBeGreaterThan(0);
});

/** The number of places to stay that a list states. */
async function countOf(page: Page): Promise<number> {
  return Number.parseInt(
    (await page
      .getByText(/^\d+ chỗ nghỉ$/)
      .first()
      .textContent()) ?? '',
    10,
  );
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('a map in a page scrolls with one finger and moves with two', async ({ page }) => {
    test.slow();
    await visit(page, '/dia-diem');
    const map = page.getByRole('region', { name: 'Bản đồ các tỉnh, thành phố' });
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByText('Dùng hai ngón tay để di chuyển bản đồ')).toBeVisible();
    const touch = await touchOf(page, map);
    await touch([[0, 0]], [[0, -40]]);
    await expect(map.locator('canvas')).toHaveCount(0);
    await touch(
      [
        [-30, 0],
        [30, 0],
      ],
      [
        [-30, -40],
        [30, -40],
      ],
    );
    await expect(map.locator('canvas')).toBeVisible({ timeout: 20_000 });
  });

  test('a fullscreen map moves with one finger, and then lists what is in view', async ({ page }) => {
    test.slow();
    await visit(page, '/khach-san');
    await page.getByRole('button', { name: 'Bản đồ', exact: true }).click();
    const map = page.getByRole('region', { name: 'Bản đồ chỗ nghỉ' });
    await expect(map.locator('canvas')).toBeVisible({ timeout: 20_000 });
    const touch = await touchOf(page, map);
    const inFrame = map.getByRole('button', { name: 'Tìm trong khung này' });
    await expect(async () => {
      await touch([[0, 0]], [[0, 120]]);
      await expect(inFrame).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await inFrame.click();
    await expect(page).toHaveURL(/[?&]bounds=/);
  });
});

type Fingers = [x: number, y: number][];

/** Simulates touch gestures on the middle of a map. */
async function touchOf(page: Page, map: Locator) {
  const session = await page.context().newCDPSession(page);
  const box = await map.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const points = (fingers: Fingers) => fingers.map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id }));
  return async (from: Fingers, to: Fingers) => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points(fingers) });
    await send('touchStart', from);
    for (const share of [0.25, 0.5, 0.75, 1])
      await send(
        'touchMove',
        from.map(([fx, fy], finger) => {
          const [tx, ty] = to[finger] ?? [fx, fy];
          return [fx + (tx - fx) * share, fy + (ty - fy) * share];
        }),
      );
    await send('touchEnd', []);
  };
}

test('DATA-01: a list of combos keeps its cards and its map while the next ones are loading', async ({
  page,
}) => {
  await visit(page, '/combo-voucher');
  await page.getByRole('button', { name: 'Bản đồ', exact: true }).click();
  const map = page.getByRole('region', { name: 'Bản đồ combo' });
  const pins = map.locator('[aria-pressed]');
  await expect(pins.first()).toBeVisible();
  await untilLaidOut(pins);
  const count = page.getByText(/^\d+ combo$/);
  const before = { count: await count.textContent(), pins: await pins.count() };
  const list = await holdBack(page, /\/combo-voucher\.data\?/);
  const spots = await holdBack(page, /\/api\/v1\/voucher-combos\/map\?/);

  await page.getByRole('group', { name: 'Điểm đến' }).getByRole('checkbox').first().check();
  await list.asked;
  await expect(count).toHaveText(before.count ?? '');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  list.release();
  await expect(count).not.toHaveText(before.count ?? '');
  await spots.asked;
  await expect(pins).toHaveCount(before.pins);
  await expect(page.locator('[aria-busy=true]').filter({ has: map })).toBeVisible();

  spots.release();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await pins.count()).toBeLessThan(before.pins);
});

/** Waits until pins have the room of the map's real width, which the first draw does not know: their number stays for half a second. */
async function untilLaidOut(pins: Locator): Promise<void> {
  let last = -1;
  await expect(async () => {
    const before = last;
    last = await pins.count();
    expect(last).toBe(before);
  }).toPass({ intervals: [500] });
}

/** Holds back matching requests until released. */
async function holdBack(page: Page, address: RegExp) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve() };
}

test('without WebGL the drawn map stays, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit(page, '/dia-diem');
  const map = page.getByRole('region', { name: 'Bản đồ các tỉnh, thành phố' });
  await map.getByRole('button', { name: 'Phóng to bản đồ' }).click();
  await expect(map.getByRole('status')).toContainText('chưa phóng to được bản đồ', { timeout: 20_000 });
  await expect(map.getByRole('link', { name: 'Huế' })).toBeVisible();
});
