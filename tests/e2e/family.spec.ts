import type { Page } from '@playwright/test';
import { addDays } from '#platform/time/days.ts';
import {
  bookingBox,
  boxPrice,
  chooseDay,
  findDay,
  findProduct,
  nextTet,
  openFromList,
  openMoreOptions,
  type Product,
  readPrice,
  seePrice,
  setCount,
} from './support/booking-widget.ts';
import { fillCheckout, hold, newGuest } from './support/guest.ts';
import { openTrip, payByProvider } from './support/payments.ts';
import { expect, isSecondWidth, test, untilLive } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.slow();
test.skip(isSecondWidth, 'they have one phone');

const ages = [3, 7, 11];
const heightsCm = [95, 122, 143];

/** Adds three children in the booking widget, by age or by height. */
async function addChildren(page: Page, isMeasured = false) {
  const box = bookingBox(page);
  await setCount(page, 'Trẻ em', ages.length);
  for (const [index, age] of ages.entries()) {
    const field = box.getByLabel(`Bé ${index + 1}`);
    await (isMeasured ? field.fill(String(heightsCm[index])) : field.selectOption(String(age)));
    await field.blur();
  }
}

async function putIntoCart(page: Page, product: Product): Promise<number> {
  const { totalVnd } = await readPrice(boxPrice(page));
  const add = boxPrice(page).getByRole('button', { name: 'Thêm vào giỏ' });
  await untilLive(add);
  await add.click();
  await page.getByRole('link', { name: 'Xem giỏ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Giỏ của bạn' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: product.title })).toBeVisible();
  return totalVnd;
}

test('a family of five plans Tết on one phone: four services, one promotion, one checkout, one payment', async ({
  page,
  request,
}) => {
  const combo = await findProduct(request, 'voucher-combos', 'combo tết phú quốc');
  const cruise = await findProduct(request, 'cruises', 'hạ long 2n1d 5 sao');
  const park = await findProduct(request, 'attractions', 'cáp treo đà nẵng');
  const car = await findProduct(request, 'cars', 'xe 7 chỗ sân bay phú quốc');
  const tet = nextTet();
  const arrival = await findDay(request, 'voucher-combos', combo.slug, { from: tet, places: 1 });
  const totals: number[] = [];

  await openFromList(page, 'voucher-combos', combo);
  await addChildren(page);
  await chooseDay(page, 'Ngày đến', arrival);
  const { lines } = await seePrice(page);
  expect(lines.map((line) => `${line.label}: ${line.reason}`).join('\n')).toMatch(/Tết/);
  totals.push(await putIntoCart(page, combo));

  await openFromList(page, 'cars', car);
  const box = bookingBox(page);
  await setCount(page, 'Số khách', 5);
  await chooseDay(page, 'Ngày đón', arrival);
  await box.getByLabel('Giờ đón').selectOption('10:15');
  await openMoreOptions(page);
  await box.getByLabel('Số hiệu chuyến bay').fill('VN 1823');
  await seePrice(page);
  totals.push(await putIntoCart(page, car));

  await openFromList(page, 'attractions', park);
  await addChildren(page, true);
  await chooseDay(page, 'Ngày dùng vé', addDays(arrival, 5));
  expect((await seePrice(page)).lines.some((line) => line.amountVnd === 0)).toBe(true);
  totals.push(await putIntoCart(page, park));

  await openFromList(page, 'cruises', cruise);
  await page
    .getByRole('main')
    .getByRole('radio', { name: /gia đình/i })
    .check();
  await setCount(page, 'Số cabin', 2);
  await addChildren(page);
  await openMoreOptions(page);
  await box.getByRole('group', { name: 'Chọn thêm' }).getByRole('checkbox').first().check();
  const sailing = await findDay(request, 'cruises', cruise.slug, { from: addDays(arrival, 9) });
  await seePriceOfDay(page, cruise, sailing);
  totals.push(await putIntoCart(page, cruise));
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectWholePage(page);

  const sum = totals.reduce((all, one) => all + one, 0);
  const summary = page.getByRole('region', { name: 'Giá này gồm gì' });
  expect((await readPrice(summary)).totalVnd).toBe(sum);
  await page.getByLabel('Mã ưu đãi').fill('CHAOHEHE');
  await page.getByRole('button', { name: 'Dùng mã' }).click();
  await expect(page.getByLabel('Mã ưu đãi')).toHaveAccessibleDescription(/Mã ưu đãi không đúng/);
  expect((await readPrice(summary)).totalVnd).toBe(sum);
  await page.getByLabel('Mã ưu đãi').fill('chaohe');
  await page.getByRole('button', { name: 'Dùng mã' }).click();
  await expect(summary).toContainText('CHAOHE');
  const { totalVnd } = await readPrice(summary);
  expect(totalVnd).toBeLessThan(sum);

  await page.getByRole('link', { name: 'Đặt tất cả' }).click();
  await fillCheckout(page, newGuest());
  await hold(page);
  expect((await readPrice(page.getByRole('region', { name: 'Chi tiết giá' }))).totalVnd).toBe(totalVnd);
  await payByProvider(page, 'VNPay');
  await openTrip(page);
  for (const { title } of [combo, car, park, cruise])
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  await page.goto('/gio-hang');
  await expect(page.getByText('Giỏ còn trống')).toBeVisible();
});

/** Opens a sailing beyond the days of the list by its address, as the price calendar does. */
async function seePriceOfDay(page: Page, cruise: Product, day: string) {
  const form = bookingBox(page).getByRole('form', { name: 'Chọn ngày và số khách' });
  const choice = await form.evaluate((node: HTMLFormElement) =>
    [...new FormData(node)].map(([key, value]) => [key, String(value)]),
  );
  const query = new URLSearchParams(choice.filter(([, value]) => value !== ''));
  query.set('from', day);
  await page.goto(`${cruise.url}?${query}`);
  await expect(boxPrice(page)).toBeVisible();
}
