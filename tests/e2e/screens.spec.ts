import type { Page, TestInfo } from '@playwright/test';
import { addDays } from '#platform/time/days.ts';
import { daysAhead, findDay } from './support/booking-widget.ts';
import { chooseRoom, fillCheckout, hold, newGuest, stayAddress } from './support/guest.ts';
import { openTrip, payByTransfer } from './support/payments.ts';
import { expectSketch } from './support/screen-sketch.ts';
import { test, visit } from './support/visitor.ts';

/** Widths of a phone, a tablet and a desktop, tall enough for the head of a page and its main content. */
const widths = [375, 768, 1440];
const height = 1500;

const hotel = 'khach-san-hai-mien-my-khe';

const screens = {
  home: '/',
  'hotel-list': '/khach-san',
  hotel: `/khach-san/${hotel}.html`,
  combo: '/combo-voucher/combo-sa-pa-2n1d-dem-len-nui-xe-limousine.html',
  tour: '/du-lich/thanh-dia-my-son-nua-ngay-binh-minh.html',
  province: '/provinces/thanh-hoa.html',
  handbook: '/cam-nang-du-lich',
  article: '/cach-doc-chinh-sach-huy',
  search: '/tim-kiem?search=ha+long',
};

test.skip(() => test.info().project.name !== 'desktop', 'one run goes through all widths');
test.slow();

async function expectSketches(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    await expectSketch(page, `${name}-${width}`, testInfo);
  }
}

for (const [name, address] of Object.entries(screens))
  test(`the screen of ${name} matches its reference at every width`, async ({ page }, testInfo) => {
    await visit(page, address);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectSketches(page, name, testInfo);
  });

test('the screens from checkout to trip match their references at every width', async ({
  page,
  request,
}, testInfo) => {
  const from = await findDay(request, 'hotels', hotel, { from: daysAhead(150), places: 2, weekday: 2 });
  await page.goto(stayAddress({ url: screens.hotel }, { checkIn: from, checkOut: addDays(from, 1) }));
  await chooseRoom(page);
  await expectSketches(page, 'checkout', testInfo);
  await fillCheckout(page, newGuest());
  await hold(page);
  await expectSketches(page, 'payment', testInfo);
  await payByTransfer(page);
  await openTrip(page);
  await expectSketches(page, 'trip', testInfo);
});
