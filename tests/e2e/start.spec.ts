import { pickHotel, stayAddress, twoNights } from './support/guest.ts';
import { openEarly } from './support/open-early.ts';
import { expect, test, untilLive } from './support/visitor.ts';

test.skip(({ viewport }) => viewport?.width === 375, 'the same at every width');

test('scripts are fetched shortly after the first paint', async ({ page }) => {
  await page.goto('/khach-san');
  await page.waitForFunction(() => document.cookie.includes('nv_colour_scheme='));
  const { painted, firstScript } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    firstScript: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(firstScript - painted).toBeGreaterThan(400);
});

test('clicks before hydration are replayed after it', async ({ page }) => {
  const arrive = await openEarly(page, '/khach-san');
  const boutique = page.getByRole('checkbox', { name: /boutique/i }).first();
  await boutique.check();
  const search = page.getByRole('button', { name: 'Tìm kiếm', exact: true }).first();
  await search.click();
  await expect(page).toHaveURL(/\/khach-san$/);
  await expect(search, 'and show that they were noticed').toHaveCSS('animation-name', 'pulse');
  arrive();
  await expect(page).toHaveURL(/boutique/);
  await expect(boutique).toBeChecked();
  await expect(page.getByRole('dialog', { name: 'Tìm kiếm' })).toBeVisible();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
});

test('U-77: of two consecutive ticks none is lost while the cards of a list hydrate', async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/list-cards-.*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/khach-san');
  const ticks = page.getByRole('checkbox', { name: /^So sánh/ });
  await ticks.nth(0).check();
  await page.locator('html[data-live]').waitFor();
  await ticks.nth(1).check();
  arrive();
  await expect(page.getByRole('link', { name: 'So sánh 2' })).toBeVisible();
  await expect(ticks.nth(0)).toBeChecked();
  await expect(ticks.nth(1)).toBeChecked();
});

test('a rate plan stays chosen at whatever moment of hydration it is pressed', async ({ page, request }) => {
  const address = stayAddress(await pickHotel(request, 1), twoNights(47));
  for (let waitMs = 540; waitMs < 1000; waitMs += 50) {
    await page.goto(address);
    const second = page
      .getByRole('article')
      .filter({ has: page.getByRole('radio').nth(1) })
      .first()
      .getByRole('radio')
      .nth(1);
    await page.waitForTimeout(waitMs);
    // Fails if the check is reverted, even for a moment.
    await second.check();
  }
});

test('a form that only a script can handle waits for it, and puts nothing into the address', async ({
  page,
}) => {
  const arrive = await openEarly(page, '/doi-tac/quet-phieu');
  await page.getByText('Điểm quét: chưa đặt tên').click();
  await page.getByLabel('Tên điểm quét').fill('Cổng chính');
  await page.getByLabel('Khóa quét').fill('bi-mat');
  await page.getByLabel('Khóa quét').press('Enter');
  await expect(page).toHaveURL(/\/doi-tac\/quet-phieu$/);
  arrive();
  await expect(page.getByText('Điểm quét: Cổng chính')).toBeVisible();
  await page.getByLabel('Mã trong QR').fill('không phải mã');
  await page.getByRole('button', { name: 'Kiểm tra phiếu' }).click();
  await expect(page.getByLabel('Mã trong QR')).toHaveValue('');
  await expect(page).toHaveURL(/\/doi-tac\/quet-phieu$/);
});

test('FORM-01: the puzzle also starts if the form was used before its script loaded', async ({ page }) => {
  const arrive = await openEarly(page, '/lien-he');
  const form = page.getByRole('form', { name: 'Gửi tin nhắn' });
  await form.getByLabel('Họ và tên').fill('Nguyễn Thu Hà');
  arrive();
  await expect(form.locator('[data-check=done]')).toBeAttached();
});

test('an anchor link scrolls to its section, and stays there, however late the parts of the page load', async ({
  page,
}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(
    /\/assets\/(room-list|trip-bar-(?!slot)|hotel-sections|reviews-section|later-parts)/,
    async (route) => {
      await arrival;
      await route.continue();
    },
  );
  await page.goto('/khach-san/khach-san-hai-mien-my-khe.html');
  await page.waitForFunction(() => document.cookie.includes('nv_colour_scheme='));
  const section = page.locator('#danh-gia');
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page
    .getByRole('link', { name: /đánh giá$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#danh-gia$/);
  await expect(section).toBeInViewport();
  await expect(page.locator('#phong article').first()).toBeAttached();
  await expect.poll(top).toBeLessThan(200);
  const before = await top();
  arrive();
  await page.locator('html[data-drawn]').waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('an idle visitor gets the whole page hydrated after a while', async ({ page }) => {
  await page.clock.install();
  await page.goto('/khach-san/khach-san-hai-mien-my-khe.html');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  await page.clock.fastForward(8000);
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
});

test.describe('on an unreliable connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a part whose script fails to load stays as rendered, and hydrates once it loads', async ({
    page,
  }) => {
    let breaks = 2;
    await page.route(/\/assets\/(room-list|below-content)/, (route) =>
      breaks-- > 0 ? route.abort() : route.continue(),
    );
    await page.goto('/khach-san/khach-san-hai-mien-my-khe.html');
    await page.waitForFunction(() => document.cookie.includes('nv_colour_scheme='));
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => breaks).toBeLessThan(0);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await untilLive(page.locator('#phong article').first());
    await untilLive(page.getByRole('contentinfo'));
  });
});
