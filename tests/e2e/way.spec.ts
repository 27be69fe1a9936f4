import type { Page } from '@playwright/test';
import { addDays, isoWeekday } from '#platform/time/days.ts';
import { daysAhead } from './support/booking-widget.ts';
import { type CountedWay, countWay } from './support/counted-way.ts';
import { fillCheckout, type Guest, newGuest } from './support/guest.ts';
import { expectPaid } from './support/payments.ts';
import { expect, test, visit } from './support/visitor.ts';

test.skip(() => test.info().project.name !== 'phone', 'the way on a phone, 375 × 812');
test.slow();

const searchForm = (page: Page) => page.getByRole('main').getByRole('search').getByRole('form');
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Chọn ngày' });
const toBook = (page: Page) => page.getByRole('main').locator('a[href^="/dat-cho?"]:visible').first();
const cards = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');

const listTitle = (page: Page) => page.getByRole('heading', { level: 1, name: /^Khách sạn ở / });

/** The Friday of next week. */
function fridayOfNextWeek(): string {
  const today = daysAhead(0);
  return addDays(today, 12 - isoWeekday(today));
}

/** @returns how often the calendar was turned to the next month */
async function chooseWeekend(page: Page, way: CountedWay, friday: string): Promise<number> {
  let turned = 0;
  for (const day of [friday, addDays(friday, 2)]) {
    const cell = calendar(page).locator(`[data-day="${day}"]`);
    await calendar(page).locator('[data-day]').first().waitFor();
    for (; (await cell.count()) === 0; turned++)
      await way.tap(calendar(page).getByRole('button', { name: 'Tháng sau' }));
    await way.tap(cell);
  }
  return turned;
}

/** From a bookable page to the confirmation page. */
async function bookAndPay(page: Page, way: CountedWay, guest: Guest | null): Promise<void> {
  await way.tap(toBook(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
  await expect(page.getByRole('contentinfo'), 'U-29').toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Thao tác nhanh' }), 'U-29').toHaveCount(0);
  // U-29, U-33: what the button does, in view from the start.
  await expect(page.getByRole('button', { name: 'Thanh toán', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('list', { name: 'Các bước đặt chỗ' }).getByRole('listitem'), 'U-32').toHaveText(
    [/Chọn$/, /Thanh toán$/, /Nhận phiếu$/],
  );
  if (guest) await fillCheckout(page, guest);
  else await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/@/);
  await way.tap(page.getByRole('button', { name: 'Thanh toán', exact: true }));
  await way.tap(page.getByRole('button', { name: 'Giả lập chuyển khoản' }));
  await expectPaid(page);
}

function report(name: string, counted: Record<string, number>): void {
  const words = Object.entries(counted).map(([what, count]) => `${what} ${count}`);
  test.info().annotations.push({ type: name, description: words.join(', ') });
  console.log(`${name}: ${words.join(', ')}`);
}

test('WAY: from home to a paid hotel in Phú Quốc, and again on a device that remembers', async ({ page }) => {
  await visit(page, '/');
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height, 'U-50: the height of the footer').toBeLessThanOrEqual(900);
  const first = countWay(page);
  await first.tap(searchForm(page).getByRole('button', { name: /^Ở đâu/ }));
  await page.getByRole('combobox', { name: /^Ở đâu/ }).fill('phú quốc');
  await first.tap(page.getByRole('option', { name: /^Phú Quốc, An Giang/ }));
  const friday = fridayOfNextWeek();
  const turned = await chooseWeekend(page, first, friday);
  await first.tap(calendar(page).getByRole('button', { name: 'Tìm khách sạn' }));
  await expect(page).toHaveURL(new RegExp(`/khach-san\\?.*from=${friday}`));
  await expectTotals(page);
  expect(first.count().taps - turned, 'prices for days that were picked by hand').toBeLessThanOrEqual(5);
  const hotel = cards(page).first();
  const chosen = await first.requestsDuring(async () => {
    await first.tap(hotel);
    await expect(page).toHaveURL(/\/khach-san\/.+\.html\?/);
    await toBook(page).waitFor();
  });
  expect(chosen, 'requests between the list with dates and the rooms with prices').toBeLessThanOrEqual(1);
  await bookAndPay(page, first, newGuest());
  const counted = { ...first.count(), requests: chosen };
  report('hotel', counted);
  expect(counted.taps).toBeLessThanOrEqual(11);
  expect(counted.loads).toBeLessThanOrEqual(5);
  expect(counted.longScrolls).toBeLessThanOrEqual(2);
  await addAirportCar(page, friday);

  await visit(page, '/');
  const again = countWay(page);
  await again.tap(searchForm(page).getByRole('button', { name: 'Tìm khách sạn' }));
  await expect(page).toHaveURL(new RegExp(`/khach-san\\?.*from=${friday}`));
  await again.tap(cards(page).nth(1));
  await bookAndPay(page, again, null);
  report('hotel, remembered', again.count());
  expect(again.count().taps).toBeLessThanOrEqual(7);
});

/** Checks that every hotel shows the stay's total, or that it is sold out. */
async function expectTotals(page: Page): Promise<void> {
  await expect(listTitle(page)).toBeVisible();
  const hotels = page.getByRole('main').getByRole('article');
  await expect(hotels.first()).toBeVisible();
  const says = await hotels.allInnerTexts();
  expect(says.filter((text) => !/₫[\s\S]*\d đêm|Hết/.test(text))).toEqual([]);
}

/** Opens another hotel of the list and returns: dates and party are kept in both. */
async function lookAndComeBack(page: Page, place: number, from: string): Promise<void> {
  await cards(page).nth(place).click();
  await expect(page).toHaveURL(new RegExp(`/khach-san/.+\\.html\\?.*from=${from}`));
  await expect(toBook(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/khach-san\\?.*from=${from}`));
  await expect(listTitle(page)).toBeVisible();
}

/** From the confirmation page to the checkout of an airport car on the day of arrival. */
async function addAirportCar(page: Page, day: string): Promise<void> {
  const near = page.getByRole('region', { name: 'Gần nơi ở, đúng ngày của bạn' });
  const car = near.getByRole('article').filter({ hasText: 'Sân bay Phú Quốc' });
  await car.getByRole('link', { name: /^Đặt/ }).click();
  await expect(page).toHaveURL(new RegExp(`/dat-cho\\?.*=${day}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lựa chọn của bạn' })).toContainText('Sân bay Phú Quốc');
}

test('WAY: the price for chosen dates is shown after five taps, for all hotels', async ({ page }) => {
  await visit(page, '/');
  const way = countWay(page);
  await way.tap(searchForm(page).getByRole('button', { name: /^Ở đâu/ }));
  await page.getByRole('combobox', { name: /^Ở đâu/ }).fill('đà nẵng');
  await way.tap(page.getByRole('option', { name: /^Đà Nẵng/ }).first());
  await way.tap(calendar(page).getByRole('button', { name: 'Cuối tuần sau' }));
  await way.tap(calendar(page).getByRole('button', { name: 'Xong' }));
  await way.tap(searchForm(page).getByRole('button', { name: 'Tìm khách sạn' }));
  await expect(page).toHaveURL(/\/khach-san\?.*from=/);
  await expectTotals(page);
  report('own dates', way.count());
  expect(way.count().taps).toBeLessThanOrEqual(5);
  const from = new URL(page.url()).searchParams.get('from') ?? '';
  for (const place of [0, 1, 2]) await lookAndComeBack(page, place, from);
});

for (const { name, tab, button, list } of [
  { name: 'a tour', tab: 'Tour', button: 'Tìm tour', list: '/du-lich' },
  { name: 'a cruise', tab: 'Du thuyền', button: 'Tìm du thuyền', list: '/du-thuyen' },
  { name: 'tickets', tab: 'Vé', button: 'Tìm vé', list: '/ve-tham-quan' },
])
  test(`WAY: from home to ${name}`, async ({ page }) => {
    await visit(page, '/');
    const way = countWay(page);
    await way.tap(page.getByRole('main').getByRole('search').getByText(tab, { exact: true }));
    await way.tap(searchForm(page).getByRole('button', { name: new RegExp(button, 'i') }));
    await openFirst(page, way, list);
    await priceIfAsked(page, way);
    await bookAndPay(page, way, newGuest());
    report(name, way.count());
    expect(way.count().taps).toBeLessThanOrEqual(12);
  });

test('WAY: from home to a combo at Tết', async ({ page }) => {
  await visit(page, '/');
  const way = countWay(page);
  await way.tap(page.getByRole('main').getByRole('search').getByText('Combo', { exact: true }));
  await way.tap(searchForm(page).getByRole('button', { name: /^(Ngày|Khi nào|Tháng)/ }));
  await way.tap(calendar(page).getByRole('button', { name: /^Tết Nguyên đán/ }));
  await way.tap(calendar(page).getByRole('button', { name: 'Xong' }));
  await way.tap(searchForm(page).getByRole('button', { name: /Tìm combo/i }));
  await openFirst(page, way, '/combo-voucher');
  await priceIfAsked(page, way);
  await bookAndPay(page, way, newGuest());
  report('a combo at Tết', way.count());
  expect(way.count().taps).toBeLessThanOrEqual(12);
});

/** From a loaded list to the page of its first entry. */
async function openFirst(page: Page, way: CountedWay, list: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === list);
  await way.tap(cards(page).first());
  await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(`${list}/`));
}

/** Requests the price where the choice in the address has none yet. */
async function priceIfAsked(page: Page, way: CountedWay): Promise<void> {
  const ask = page.getByRole('region', { name: 'Đặt dịch vụ' }).getByRole('button', { name: /Xem giá/ });
  await expect(toBook(page).or(ask).first()).toBeVisible();
  if ((await toBook(page).count()) === 0) await way.tap(ask);
  await toBook(page).waitFor();
}

test('a device that remembers the contact shows a card, and can forget it', async ({ page }) => {
  const remembered = { fullName: 'Nguyễn Thu Hà', phone: '0912345678', email: 'ha@example.com' };
  await visit(page, '/');
  await page.evaluate((contact) => localStorage.setItem('nv_contact', JSON.stringify(contact)), remembered);
  const way = countWay(page);
  await way.tap(searchForm(page).getByRole('button', { name: 'Tìm khách sạn' }));
  await way.tap(cards(page).first());
  await way.tap(toBook(page));
  const contact = page.getByRole('region', { name: 'Người đặt' });
  await expect(contact.getByText(remembered.email)).toBeVisible();
  await expect(contact.getByLabel('Email')).toBeHidden();
  await page.reload();
  await expect(contact.getByText(remembered.email)).toBeVisible();
  await expect(page.getByText(/còn (30:00|29:\d\d)/)).toBeVisible();
  expect(await layoutShift(page), 'nothing moves when the card comes').toBeLessThanOrEqual(0.02);
  const cookies = await page.context().cookies(page.url());
  expect(cookies.find(({ name }) => name === 'nv_contact_known')?.value, 'and it names nobody').toBe('1');
  await contact.getByRole('button', { name: 'Không phải bạn?' }).click();
  await expect(contact.getByLabel('Họ và tên')).toBeFocused();
  await expect(contact.getByLabel('Email')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('nv_contact'))).not.toContain('ha@example.com');
});

/** Layout shift of the page, as browsers measure it (CLS without its session windows). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter((entry) => !(entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput)
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
}
