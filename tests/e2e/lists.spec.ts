import { barriersIn } from './support/barriers.ts';
import { daysAhead } from './support/booking-widget.ts';
import { cutByLargeLetters } from './support/large-letters.ts';
import { expect, isPhone, test, visit } from './support/visitor.ts';

const kinds = [
  '/khach-san',
  '/combo-voucher',
  '/du-lich',
  '/du-thuyen',
  '/ve-tham-quan',
  '/trai-nghiem',
  '/xe-du-lich',
  '/dich-vu',
];

const dated = `/khach-san?provinces=da-nang&from=${daysAhead(40)}&to=${daysAhead(42)}&rooms=1&adults=2`;

test('U-14, U-27: on a phone the first price with its product is on the first screen of every list @phone', async ({
  page,
}) => {
  // For phones.
  test.slow();
  for (const path of kinds) {
    await page.goto(path);
    const card = page.getByRole('main').getByRole('article').first();
    const box = await card.boundingBox();
    // The bottom bar covers the last 65 pixels.
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThan(812 - 65);
    await expect(card, path).toContainText('₫');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.filter({ hasText: 'thuế phí' }), `U-66: ${path}: said once, above`).toHaveCount(0);
    await expect(
      page
        .getByRole('main')
        .getByText(/đã gồm thuế phí/)
        .first(),
      path,
    ).toBeVisible();
    const html = await (await page.request.get(path)).text();
    for (const control of ['Lưu ', 'So sánh '])
      expect(html.split(`aria-label="${control}`).length - 1, `U-74: ${path}: drawn with the page`).toBe(
        await cards.count(),
      );
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.height, `${path}: one line`).toBeLessThan(40);
  }
});

test('U-27: order, filters and map are below the header of a phone @phone', async ({ page }) => {
  // For phones.
  await visit(page, '/khach-san');
  const filters = page.getByRole('main').getByRole('button', { name: /^Lọc/ });
  const header = await page.getByRole('banner').boundingBox();
  const row = await filters.boundingBox();
  expect(row?.y).toBeLessThanOrEqual((header?.height ?? 0) + 1);
  await page.getByRole('main').getByRole('article').nth(8).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => Math.abs(((await filters.boundingBox())?.y ?? 0) - (row?.y ?? 0)))
    .toBeLessThan(2);
  await page.getByRole('combobox', { name: 'Sắp xếp' }).selectOption('Giá thấp trước');
  await expect(page).toHaveURL(/sortBy=finalPrice%3Aasc/);
});

test('U-27: the filter sheet counts the results of each option, shows them and resets @phone', async ({
  page,
}) => {
  // For phones.
  test.slow();
  await visit(page, dated);
  const address = page.url();
  const open = page.getByRole('main').getByRole('button', { name: /^Lọc/ });
  await expect(open).toContainText('1');
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Lọc' });
  const show = sheet.getByRole('button', { name: /^Xem \d+ chỗ nghỉ$/ });
  const numberIn = async () => Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  const all = await numberIn();
  const box = await sheet.boundingBox();
  expect(Math.round(box?.height ?? 0), 'the whole screen').toBe(page.viewportSize()?.height);
  expect(await barriersIn(page, 'content')).toEqual([]);
  expect(await cutByLargeLetters(page)).toEqual([]);

  const stars = sheet.getByRole('group', { name: 'Hạng sao' }).getByRole('checkbox');
  const label = sheet.getByRole('group', { name: 'Hạng sao' }).locator('label').first();
  const promised = Number(await label.locator('span').last().textContent());
  expect(promised).toBeLessThan(all);
  await stars.first().check();
  await expect.poll(numberIn).toBe(promised);
  expect(page.url(), 'nothing else changes until it is shown').toBe(address);
  await expect(page.getByRole('main').getByRole('article').first()).toBeAttached();

  await sheet.getByRole('button', { name: 'Xóa hết' }).click();
  await expect(stars.first()).not.toBeChecked();
  await expect.poll(numberIn).toBeGreaterThan(all);

  const least = sheet.getByLabel('Giá từ, đồng');
  await least.fill('rẻ thôi');
  await sheet.getByRole('button', { name: /^Xem/ }).click();
  await expect(sheet.getByRole('alert'), 'a price that is none is told beside its field').toContainText(
    'Giá từ',
  );
  await expect(least).toBeFocused();
  await expect(least).toHaveValue('rẻ thôi');
  await least.fill('');

  await stars.first().check();
  await expect.poll(numberIn).toBeLessThan(60);
  const left = await numberIn();
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/star=5/);
  await expect(page, 'dates stay').toHaveURL(/from=.+&to=.+/);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    new RegExp(`${left} (?:chỗ nghỉ, (?:đều )?)?còn chỗ`),
  );
  await expect(open).toContainText('1');
});

test('U-15: on a desktop a filter applies at once, and the filters stay in view @desktop', async ({
  page,
}) => {
  // For desks.
  await visit(page, dated);
  const filters = page.getByRole('form', { name: 'Bộ lọc' });
  await expect(filters.getByRole('button', { name: 'Áp dụng' })).toBeHidden();
  await page.getByRole('main').getByRole('article').nth(4).scrollIntoViewIfNeeded();
  await expect(filters.getByLabel('Giá từ, đồng')).toBeInViewport();
  await filters.getByRole('group', { name: 'Hủy chỗ' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/cancel=free/);
  await expect(page, 'dates and place stay').toHaveURL(/(?=.*provinces=da-nang).*from=/);
  await filters.getByLabel('Giá đến, đồng').fill('5tr');
  await filters.getByLabel('Giá đến, đồng').press('Tab');
  await expect(page, 'a price when its field is left').toHaveURL(/priceMax=5000000/);
});

test('U-27: quick filters apply with one press, and only useful ones are offered', async ({ page }) => {
  test.slow();
  await visit(page, '/khach-san');
  const quick = page.getByRole('list', { name: 'Lọc nhanh' });
  await quick.getByRole('link', { name: 'Sát biển' }).click();
  await expect(page).toHaveURL(/beach=100/);
  await expect(page.getByRole('list', { name: 'Đang lọc theo' })).toContainText('Sát biển');
  await expect(quick.getByRole('link', { name: 'Sát biển' })).toHaveCount(0);
  for (const path of kinds) {
    await page.goto(path);
    const links = page.getByRole('list', { name: 'Lọc nhanh' }).getByRole('link');
    for (const link of (await links.all()).slice(0, 2)) {
      const html = await (await page.request.get((await link.getAttribute('href')) ?? '')).text();
      expect(html, `${path} ${await link.textContent()}`).toContain('<article');
    }
  }
});

test('a list with many filters is no wider than a phone, and names those it does not know @phone', async ({
  page,
}) => {
  // For phones.
  await page.goto('/khach-san?provinces=da-nang&star=5&star=4&star=1&cancel=free&priceMax=3000000');
  const chosen = page.getByRole('list', { name: 'Đang lọc theo' });
  await expect(chosen).toContainText('Hạng sao: 1');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
});

test('a list can be filtered by the distance to a sight; the place has its common name', async ({ page }) => {
  await page.goto('/khach-san?search=hồ+hoàn+kiếm&near=ho-hoan-kiem.3');
  await expect(page.getByRole('list', { name: 'Đang lọc theo' })).toContainText(
    'Cách Hồ Hoàn Kiếm dưới 3 km',
  );
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Hà Nội');
  await page.goto('/khach-san?search=phú+quốc');
  await expect(page.getByRole('heading', { level: 1 }), 'U-28').toHaveText('Khách sạn ở Phú Quốc');
  await expect(page).toHaveTitle('Khách sạn ở Phú Quốc | Nẻo Việt');
  await expect(page.locator('main form').filter({ hasText: 'Điểm đến' }), 'U-28').toContainText(
    'Phú Quốc (An Giang)',
  );
  await page.goto('/khach-san');
  await expect(page.getByRole('main'), 'U-28').not.toContainText('Thú cưng');
});

test('0076: a typed place name is the place, and its words can be searched for anyway @once', async ({
  page,
}) => {
  // A name is a place at every width.
  await page.goto('/khach-san?search=huế');
  await expect(page).toHaveURL(/provinces=hue/);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách sạn ở Huế');
  for (const card of await main.getByRole('article').all()) await expect(card).toContainText('Huế');
  await main.getByRole('link', { name: 'Tìm theo chữ “huế”' }).click();
  await expect(page).toHaveURL(/search=hu.*words=true/);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('ở Huế');
});

test('an empty list says which filters to remove, shows what is near, and takes a phone number', async ({
  page,
}) => {
  await visit(page, '/khach-san?provinces=lao-cai&beach=100');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Không có chỗ nghỉ khớp cả 2 lựa chọn' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Bỏ Lào Cai \d+ chỗ nghỉ$/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Gần Lào Cai' })).toBeVisible();
  const form = main.getByRole('form', { name: 'Để lại số điện thoại' });
  await expect(form.locator('[name=place]')).toHaveValue('Lào Cai');
  expect(await barriersIn(page, 'content')).toEqual([]);
  await form.getByRole('button', { name: 'Gọi lại cho tôi' }).click();
  await expect(page).toHaveURL('/yeu-cau');
  await expect(page.getByLabel('Địa điểm'), 'nothing is lost when something is missing').toHaveValue(
    'Lào Cai',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are a form in the page, collapsed on a phone', async ({ page }) => {
    await page.goto('/khach-san');
    if (isPhone(page)) await page.getByText('Bộ lọc', { exact: true }).click();
    const filters = page.getByRole('form', { name: 'Bộ lọc' });
    await filters.getByRole('group', { name: 'Hạng sao' }).getByRole('checkbox').first().check();
    await filters.getByRole('button', { name: 'Áp dụng' }).click();
    await expect(page).toHaveURL(/star=5/);
    await expect(page.getByRole('list', { name: 'Đang lọc theo' })).toContainText('5 sao');
  });
});
