import { lists, serviceTypes } from './addresses.ts';
import { askForPrices, chooseRoom, fillCheckout, hold, newGuest, pickHotel, twoNights } from './guest.ts';
import { expect, isPhone, test, visit } from './visitor.ts';
import { expectWholePage } from './whole-page.ts';

// A recording of these pages costs more than looking at them, and the message of a failure tells all.
test.use({ trace: 'off' });
test.slow();

for (const path of [
  '/',
  '/khach-san',
  '/ve-tham-quan',
  '/trai-nghiem',
  '/xe-du-lich',
  '/dich-vu',
  '/ve-may-bay',
  '/gio-hang',
  '/yeu-cau',
  '/tim-kiem?search=da%20nang',
  '/dia-diem',
  '/provinces/da-nang.html',
  '/cam-nang-du-lich',
  '/page/cau-hoi-thuong-gap',
  '/lien-he',
  '/quy-che-danh-gia',
  '/ban-tin',
  '/ho-tro-khach-hang',
  '/chuyen-di',
]) {
  test(`${path} is whole, quiet and without barriers`, async ({ page }) => {
    await visit(page, path);
    await expectWholePage(page);
  });
}

test('the featured services are whole, quiet and without barriers', async ({ page }) => {
  // They are made by one page: each width sees every other one of the six.
  const start = isPhone(page) ? 0 : 1;
  for (const path of serviceTypes.filter((_, index) => index % 2 === start)) {
    await visit(page, path);
    await expectWholePage(page);
  }
});

for (const collection of [...Object.keys(lists), 'articles', 'places']) {
  test(`a page of /${collection} is whole, quiet and without barriers`, async ({ page, request }) => {
    const { results } = await (await request.get(`/api/v1/${collection}?limit=1`)).json();
    await visit(page, results[0].url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(results[0].title);
    await expectWholePage(page);
  });
}

test('checkout, payment and trip are whole, quiet and without barriers', async ({ page, request }) => {
  const hotel = await pickHotel(request, 5);
  await visit(page, hotel.url);
  await askForPrices(page, twoNights(82));
  await expect(page.getByRole('link', { name: 'Chọn phòng' }).first()).toBeVisible();
  await expectWholePage(page);
  await chooseRoom(page);
  await expectWholePage(page);
  await fillCheckout(page, newGuest());
  const code = await hold(page);
  await expectWholePage(page);
  await page.getByRole('button', { name: 'Chuyển khoản VietQR' }).click();
  await expect(page.getByRole('region', { name: 'Chuyển khoản VietQR' })).toBeVisible();
  await expectWholePage(page);
  await visit(page, `/chuyen-di/${code}`);
  await expectWholePage(page);
  await visit(page, `/chuyen-di/${code}/huy`);
  await expectWholePage(page);
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is whole, quiet and without barriers', async ({ page }) => {
    await page.goto('/khong/co-gi.html');
    await expectWholePage(page);
  });
});
