import { findChromium } from '../../scripts/find-chromium.ts';
import { expect, test, untilLive, visit } from './visitor.ts';

test.skip(() => test.info().project.name === 'phone', 'the same for every width');
test.use({
  launchOptions: {
    executablePath: findChromium(),
    // WebGL without a graphics card.
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic'],
  },
});

test('the map of the country names its islands, leads to provinces and moves when asked to', async ({
  page,
}) => {
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

test('a list shows all it holds on a map; a price chooses its product in the list beside', async ({
  page,
}) => {
  await visit(page, '/khach-san');
  await page.getByRole('button', { name: 'Bản đồ', exact: true }).click();
  const map = page.getByRole('region', { name: 'Bản đồ khách sạn' });
  const pin = map.locator('[aria-pressed]').first();
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  const beside = page.getByRole('list', { name: 'Bản đồ khách sạn: danh sách' });
  const title = ((await pin.locator('.sr-only').first().textContent()) ?? '').replace(/, $/, '');
  await expect(beside.getByRole('link', { name: title })).toBeInViewport();
});

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
