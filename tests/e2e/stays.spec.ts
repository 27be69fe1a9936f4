import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { addDays } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { bookingBox, readVnd } from './support/booking-widget.ts';
import { stayAddress, twoNights } from './support/guest.ts';
import { expect, test, visit } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

const hotel = { url: '/khach-san/khach-san-hai-mien-my-khe.html' };
const stay = twoNights(61);
const bar = (page: Page) => page.getByRole('region', { name: 'Giá và đặt chỗ' });

test.describe('on a phone', () => {
  test.skip(() => test.info().project.name !== 'phone', 'the way of a phone');

  test('WAY-03 U-13 U-21 U-24: a hotel page is short, few things are sticky, and rooms have few controls', async ({
    page,
  }) => {
    await visit(page, stayAddress(hotel, stay));
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.mouse.wheel(0, 400);
    await page.locator('html[data-drawn]').waitFor();
    const { height, stuck } = await page.evaluate(() => {
      const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (one) =>
          ['fixed', 'sticky'].includes(getComputedStyle(one).position) &&
          one.checkVisibility() &&
          one.clientWidth > window.innerWidth * 0.9,
      );
      return {
        height: document.documentElement.scrollHeight,
        stuck: fixed.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0),
      };
    });
    expect(height).toBeLessThanOrEqual(7500);
    expect(stuck / 812, 'of the screen stays').toBeLessThanOrEqual(0.15);
    await expect(page.getByRole('navigation', { name: 'Thao tác nhanh' })).toBeHidden();
    const rooms = page.locator('#phong article');
    const controls = await rooms.locator('a, button, input:not([type=hidden]), summary').count();
    expect(controls).toBeLessThanOrEqual((await rooms.count()) * 4);
    await expectWholePage(page);
  });

  test('U-07: each room of a page without dates leads to its prices for the proposed ones', async ({
    page,
  }) => {
    await visit(page, hotel.url);
    const rooms = page.locator('#phong article');
    const toPrices = rooms.getByRole('link', { name: /^Xem giá / });
    await expect(toPrices).toHaveCount(await rooms.count());
    await toPrices.nth(1).click();
    await expect(page).toHaveURL(/\?from=.+&to=.+&rooms=1&adults=2#phong$/);
    await expect(rooms.getByRole('button', { name: /^Đặt · / }).first()).toBeVisible();
  });

  test('U-43: a ticket that children pay by height says the total of its list, and its button leads to the height', async ({
    page,
  }) => {
    const party = `from=${stay.checkIn}&adults=2&ages=6`;
    await visit(page, `/ve-tham-quan?${party}`);
    const card = page.getByRole('article').filter({ hasText: 'vé bé tính theo chiều cao' }).first();
    const totalVnd = readVnd(/Từ\s[\d.]+/.exec((await card.textContent()) ?? '')?.[0] ?? '');
    await card.getByRole('heading').getByRole('link').click();
    await expect(bar(page)).toContainText('chưa tính vé bé');
    expect(readVnd(/Từ\s[\d.]+/.exec((await bar(page).textContent()) ?? '')?.[0] ?? '')).toBe(totalVnd);
    await bar(page).getByRole('link', { name: 'Nhập chiều cao' }).click();
    const height = page.getByLabel('Bé 1');
    await expect(height).toBeFocused();
    await height.fill('115');
    await height.press('Enter');
    await expect(bar(page).getByRole('link', { name: 'Đặt ngay' })).toBeVisible();
  });

  test('U-30: a refused checkout counts what is still wrong, and says nothing more once all is right', async ({
    page,
  }) => {
    await visit(page, stayAddress(hotel, stay));
    await bar(page).getByRole('link', { name: 'Đặt phòng' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
    // On a slow line the page's data come after the refusal, while the guest is typing.
    await page.route(/\/dat-cho\.data/, async (route) => {
      if (route.request().method() === 'GET') await sleep(1000);
      await route.continue();
    });
    const key = page.locator('input[name=requestKey]');
    const before = await key.inputValue();
    await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
    const summary = page.getByText(/^Còn \d mục cần xem lại/);
    await expect(summary).toHaveText('Còn 3 mục cần xem lại.');
    const phone = page.getByLabel('Số điện thoại');
    await page.getByLabel('Họ và tên').fill('Nguyễn Thu Hà');
    await phone.fill('0912345678');
    await expect(key).not.toHaveValue(before);
    await expect(phone).toBeFocused();
    await expect(summary).toHaveText('Còn 1 mục cần xem lại.');
    await page.getByLabel('Email', { exact: true }).fill('ha@example.com');
    await expect(summary).toHaveCount(0);
  });

  test('U-24: choosing a plan updates the bar, and its parts make the total', async ({ page }) => {
    await visit(page, stayAddress(hotel, stay));
    const room = page.locator('#phong article').nth(1);
    const dearest = room.getByRole('radio').last();
    await dearest.check();
    await expect(room).toContainText('Đang chọn');
    await expect(page.getByText('Đang chọn')).toHaveCount(1);
    const button = room.getByRole('button', { name: /^Đặt · / });
    const totalVnd = readVnd((await button.textContent())?.split(',')[0] ?? '');
    const price = bar(page).getByRole('button', { name: /₫/ });
    await expect
      .poll(async () => readVnd(/[\d.]+/.exec((await price.textContent()) ?? '')?.[0] ?? ''))
      .toBe(totalVnd);
    await price.click();
    const sheet = page.getByRole('dialog', { name: 'Chi tiết giá' });
    await expect(sheet).toContainText(/Tổng cộng/);
    await expectWholePage(page);
    await sheet.getByRole('link', { name: 'Đặt phòng' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
    await expect(
      page
        .locator('main strong')
        .filter({ hasText: formatVnd(totalVnd), visible: true })
        .first(),
    ).toBeVisible();
  });

  test('U-71: adding to the cart is announced and counted, and the page stays', async ({ page }) => {
    await visit(page, stayAddress(hotel, stay));
    await bar(page).getByRole('button', { name: 'Thêm vào giỏ' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Đã thêm vào giỏ' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${hotel.url}\\?`));
    await expect(
      page.getByRole('banner').getByRole('link', { name: /Giỏ của bạn.*1.*dịch vụ/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Xem giỏ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Giỏ của bạn' })).toBeVisible();
    await page.getByRole('button', { name: /^Bỏ/ }).click();
    await expect(page.getByText('Giỏ còn trống')).toBeVisible();
    await expect(page.getByText('Nhận phiếu'), 'U-51: no steps without anything to pay').toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Tìm chỗ nghỉ' }), 'U-51').toBeVisible();
    await expect(page.getByRole('region', { name: /Vừa xem/ }), 'U-51').toContainText('Hải Miên');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Giỏ của bạn', exact: true }),
    ).toBeVisible();
  });

  test('U-41: the gallery has categories and keys', async ({ page }) => {
    await visit(page, hotel.url);
    await page
      .getByRole('list', { name: 'Ảnh theo loại' })
      .getByRole('link', { name: /^Hồ bơi/ })
      .click();
    const viewer = page.getByRole('dialog', { name: /^Ảnh của/ });
    await expect(viewer.getByRole('button', { name: /^Hồ bơi/, pressed: true })).toBeVisible();
    await expect(viewer.getByText(/^Hồ bơi/).last()).toBeVisible();
    await page.keyboard.press('Home');
    await expect(viewer.getByRole('status')).toHaveText(/1\//);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('status')).toHaveText(/2\//);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(() => test.info().project.name !== 'phone', 'the layout of other widths has been seen');

  test('a plan is chosen and booked, sections unfold, and the cart is a page', async ({ page }) => {
    await page.goto(stayAddress(hotel, stay));
    await page.getByText(/^Xem \d+ tiện nghi$/).click();
    await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: /./ }).first()).toBeVisible();
    await page.getByText('Hủy và hoàn tiền', { exact: true }).click();
    await expect(page.getByText(/Hoàn\s100%/).first()).toBeVisible();
    const room = page.locator('#phong article').first();
    await room.getByRole('radio').last().check();
    const plan = await room.getByRole('radio').last().getAttribute('value');
    await room.getByRole('button', { name: /^Đặt/ }).click();
    await expect(page).toHaveURL(new RegExp(`/dat-cho\\?.*plan=${plan}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
    await page.goBack();
    await bar(page).getByRole('button', { name: 'Thêm vào giỏ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Giỏ của bạn' })).toBeVisible();
  });
});

test('U-18: on a desktop the booking card is sticky, fits 600 px and follows the choice @desktop', async ({
  page,
}) => {
  // The card of a desk.
  await visit(page, stayAddress(hotel, stay));
  const card = page.getByRole('complementary', { name: 'Đặt chỗ' });
  const room = page.locator('#phong article').nth(1);
  await room.getByRole('radio').last().check();
  await expect(card).toContainText((await room.getByRole('heading').textContent()) ?? '');
  const box = await card.locator('> div > div').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(600);
  await page.locator('#chinh-sach').scrollIntoViewIfNeeded();
  await expect(card.getByRole('link', { name: 'Đặt phòng' })).toBeInViewport();
  await expectWholePage(page);
  await card.getByRole('link', { name: 'Đặt phòng' }).click();
  const chosen = page.getByRole('region', { name: 'Lựa chọn của bạn' });
  await expect(chosen.getByRole('img').or(chosen.locator('img')).first(), 'U-62').toBeVisible();
  for (const other of ['Liên hệ nhanh', 'Điều hướng chính'])
    await expect(page.getByLabel(other), 'U-62: nothing leads away').toHaveCount(0);
  // The first screen has the sum with its button, and where codes are typed.
  await expect(page.getByRole('button', { name: 'Thanh toán', exact: true })).toBeInViewport({ ratio: 1 });
  for (const fold of ['Nhập mã ưu đãi', 'Phiếu quà tặng'])
    await expect(page.getByText(fold, { exact: true })).toBeInViewport({ ratio: 1 });
});

/** Products of the demo whose booking cards are the tallest of their kind. */
const cards: { what: string; url: string; choice: string; on?: string }[] = [
  { what: 'a cruise with three counters', url: '/du-thuyen/du-thuyen-sao-hom-ha-long-2n1d.html', choice: '' },
  { what: 'a cruise with a child', url: '/du-thuyen/du-thuyen-sao-hom-ha-long-2n1d.html', choice: '&ages=6' },
  {
    what: 'a cruise with more children than its cabin takes',
    url: '/du-thuyen/du-thuyen-sao-hom-ha-long-2n1d.html',
    choice: '&ages=6,8',
  },
  {
    what: 'a cruise with more cabins than it has',
    url: '/du-thuyen/du-thuyen-sao-hom-ha-long-2n1d.html',
    choice: '&ages=6,8&quantity=99',
  },
  {
    what: 'a cruise on a day that is over',
    url: '/du-thuyen/du-thuyen-hac-trang-lan-ha-cat-ba-3n2d.html',
    choice: '&ages=6,8',
    on: '2026-01-01',
  },
  {
    what: 'a request with two children',
    url: '/trai-nghiem/nau-keo-dua-cheo-xuong-ben-tre.html',
    choice: '&ages=6,8',
  },
  {
    what: 'a ticket by height on a day that is over',
    url: '/ve-tham-quan/ve-dinh-ngan-suong-cap-treo-lang-nui.html',
    choice: '&ages=6,8',
    on: '2026-01-01',
  },
  {
    what: 'a tour with two children',
    url: '/du-lich/ha-giang-3n2d-dong-van-ma-pi-leng.html',
    choice: '&ages=6,8',
  },
  {
    what: 'a ticket by height',
    url: '/ve-tham-quan/ve-dinh-ngan-suong-cap-treo-lang-nui.html',
    choice: '&ages=6',
  },
  {
    what: 'an experience with a child',
    url: '/trai-nghiem/lop-nau-an-vuon-rau-tra-que.html',
    choice: '&ages=8',
  },
  { what: 'a car without a driver', url: '/xe-du-lich/thue-xe-tu-lai-7-cho-phu-quoc.html', choice: '&to=' },
  { what: 'a boat by the hour', url: '/dich-vu/thue-ca-no-nhon-ly-ky-co-theo-gio.html', choice: '' },
  {
    what: 'a combo with an open date',
    url: '/combo-voucher/combo-sai-gon-2n1d-phong-nhin-song-chon-ngay-sau.html',
    choice: '',
  },
];

test('U-59: the booking card of every kind fits 600 px, and its two buttons stand side by side @desktop', async ({
  page,
}) => {
  test.slow();
  const day = twoNights(20).checkIn;
  for (const { what, url, choice, on = day } of cards) {
    const until = choice === '&to=' ? `&to=${addDays(day, 1)}` : choice;
    await page.goto(`${url}?from=${on}&adults=2${until}`);
    const box = bookingBox(page);
    await expect(box).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect((await box.boundingBox())?.height, what).toBeLessThanOrEqual(600);
    const [book, cart] = [
      box.getByRole('link', { name: /^Đặt · / }),
      box.getByRole('button', { name: 'Thêm vào giỏ' }),
    ];
    if (await book.isVisible())
      expect((await cart.boundingBox())?.y, what).toBe((await book.boundingBox())?.y);
  }
});
