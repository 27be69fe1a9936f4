import { addDays, dayInVietnam, isoWeekday } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { barriersIn } from './support/barriers.ts';
import { bookingBox, daysAhead } from './support/booking-widget.ts';
import { chooseDays } from './support/calendar.ts';
import { expect, isPhone, test, visit } from './support/visitor.ts';

/** The next Friday, or today if it is one. */
function friday(): string {
  const today = dayInVietnam(new Date());
  return addDays(today, (5 - isoWeekday(today) + 7) % 7);
}

test('U-01, WAY-01: where, when and who are chosen once on the home page and carried along', async ({
  page,
}) => {
  const requests: string[] = [];
  await visit(page, '/');
  const bar = page.getByRole('form', { name: 'Tìm khách sạn' });
  await expect(bar.getByRole('button', { name: /^Ngày/ })).toContainText('Gợi ý');
  await bar.getByRole('button', { name: /^Ở đâu/ }).click();
  const where = page.getByRole('dialog', { name: 'Ở đâu' });
  await where.getByRole('combobox').fill('ha lo');
  const first = where.getByRole('option').first();
  await expect(first, 'U-26, U-40: from the second letter on, in the words people use').toHaveText(
    /^Hạ Long, Quảng Ninh/,
  );
  await first.click();

  const dates = page.getByRole('dialog', { name: 'Chọn ngày' });
  await expect(dates, 'the next question follows').toBeVisible();
  await expect(dates.getByRole('grid').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The page's offline copy may be fetched meanwhile, so only these requests count.
  page.on('request', (request) => {
    if (request.isNavigationRequest() || /\/api\/|\.data/.test(request.url())) requests.push(request.url());
  });
  const [from, to] = [daysAhead(12), daysAhead(15)];
  await dates.getByRole('button', { name: 'Cuối tuần sau' }).click();
  await chooseDays(page, from, to);
  expect(requests, 'nothing is asked for while days are chosen').toEqual([]);
  await expect(bar.getByRole('button', { name: /^Ngày/ })).toContainText('3 đêm');

  await bar.getByRole('button', { name: /^Khách/ }).click();
  const guests = page.getByRole('dialog', { name: 'Khách và phòng' });
  await guests.getByRole('button', { name: 'Thêm trẻ em' }).click();
  await expect(guests.getByRole('button', { name: 'Xong' }), 'not without an age').toBeDisabled();
  await guests.getByRole('radio', { name: '5 tuổi', exact: true }).check({ force: true });
  const isShifted = () =>
    guests
      .locator('*')
      .evaluateAll((all) =>
        all.some((one) => one.scrollLeft > 0 && one.querySelector('h2, h3, [aria-label="Thêm trẻ em"]')),
      );
  expect(await isShifted(), 'only the row of ages moves sideways').toBe(false);
  await guests.getByRole('button', { name: 'Xong' }).click();
  await bar.getByRole('button', { name: 'Tìm khách sạn' }).click();
  const keys = `from=${from}&to=${to}&rooms=1&adults=2&ages=5`;
  await expect(page).toHaveURL(`/khach-san?search=H%E1%BA%A1+Long&${keys}`);
  if (isPhone(page))
    await expect(page.getByRole('banner').getByRole('button', { name: 'Tìm kiếm' })).toContainText(
      'Hạ Long · ',
    );
  else
    await expect(page.getByRole('form', { name: 'Tìm khách sạn' })).toContainText('2 người lớn · 1 trẻ em');

  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/khach-san/.+\\.html\\?(.*&)?${keys}$`));
  const stay = page.getByRole('form', { name: 'Chọn ngày và số khách' });
  await expect(stay.getByRole('button', { name: /^Ngày/ })).toContainText('3 đêm');

  await visit(page, '/du-lich');
  await expect(page, 'a page reached without it has it too').toHaveURL(
    `/du-lich?from=${from}&adults=2&ages=5`,
  );
});

test('search results have the totals of the trip that the device remembers @once', async ({ page }) => {
  // A device remembers alike at every width.
  const [from, to] = [daysAhead(12), daysAhead(14)];
  await visit(page, `/khach-san?from=${from}&to=${to}&rooms=1&adults=2`);
  await page.waitForFunction(() => localStorage.getItem('nv_trip') !== null);
  await visit(page, '/tim-kiem?search=da+nang&tab=hotel');
  await expect(page).toHaveURL(`/tim-kiem?search=da+nang&tab=hotel&from=${from}&to=${to}&rooms=1&adults=2`);
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText('2 đêm');
  await page.getByRole('navigation', { name: 'Loại kết quả' }).getByRole('link', { name: /^Tour/ }).click();
  await expect(page.getByRole('form', { name: 'Chọn ngày và số khách' })).not.toContainText('Gợi ý');
});

test('a list takes the remembered trip by itself, and shows it to who only looks', async ({ page }) => {
  const [from, to] = [daysAhead(12), daysAhead(14)];
  await visit(page, `/khach-san?from=${from}&to=${to}&rooms=1&adults=2`);
  await page.waitForFunction(() => localStorage.getItem('nv_trip') !== null);
  // Not `visit`, which scrolls.
  await page.goto('/khach-san');
  await expect(page).toHaveURL(`/khach-san?from=${from}&to=${to}&rooms=1&adults=2`);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('2 đêm');
});

test('U-07, U-23: a hotel without dates proposes some, and prices them with one press', async ({ page }) => {
  await visit(page, '/khach-san/khach-san-hai-mien-my-khe.html');
  const bar = page.getByRole('form', { name: 'Chọn ngày và số khách' });
  await expect(bar).toContainText('Gợi ý');
  await bar.getByRole('button', { name: 'Xem giá' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${friday()}&to=${addDays(friday(), 2)}&rooms=1&adults=2`));
  await expect(bar).not.toContainText('Gợi ý');
  await expect(page.getByRole('status').filter({ hasText: '2 đêm' })).toBeVisible();
});

test('without a choice nothing is remembered, and pages stay as they are @once', async ({ page }) => {
  // A device remembers alike at every width.
  await visit(page, '/khach-san');
  await expect(page).toHaveURL('/khach-san');
  expect(await page.evaluate(() => localStorage.getItem('nv_trip'))).toBeNull();
});

test('an open calendar stays open, and choices in it stay, when the remembered dates arrive', async ({
  page,
}) => {
  const [remembered, chosen] = [daysAhead(12), daysAhead(13)];
  await visit(page, `/combo-voucher?from=${remembered}&adults=2`);
  await page.waitForFunction(() => localStorage.getItem('nv_trip') !== null);
  let letThrough = () => {};
  const isOpened = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\.data\?/, async (route) => {
    await isOpened;
    await route.continue();
  });
  await visit(page, '/combo-voucher/combo-sai-gon-2n1d-phong-nhin-song-chon-ngay-sau.html');
  await bookingBox(page)
    .getByRole('button', { name: /^Ngày đến/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Chọn ngày' });
  await sheet.locator(`[data-day="${chosen}"]`).click();
  letThrough();
  await expect(page).toHaveURL(new RegExp(`from=${remembered}`));
  await sheet.getByRole('button', { name: 'Xong' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${chosen}`));
  await expect(bookingBox(page).getByRole('button', { name: /^Ngày đến/ })).toContainText(
    formatWeekdayDate(chosen),
  );
});

test('the calendar works with the keyboard alone, after the date grid of the WAI-ARIA patterns @desktop', async ({
  page,
}) => {
  // Phones have no keyboard.
  await visit(page, '/khach-san');
  const bar = page.getByRole('form', { name: 'Tìm khách sạn' });
  await bar.getByRole('button', { name: /^Ngày/ }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Chọn ngày' });
  await expect(sheet.getByRole('grid')).toHaveCount(2);
  const cut = await sheet
    .locator('[data-day]')
    .evaluateAll((days) => days.filter((day) => day.scrollWidth > day.clientWidth).length);
  expect(cut, 'U-08: a day has room for its number and its lunar day').toBe(0);
  const start = friday();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day ?? '');
  await expect.poll(focused, 'the focus begins at the day that is chosen').toBe(start);
  const moves: [key: string, day: string][] = [
    ['ArrowRight', addDays(start, 1)],
    ['ArrowDown', addDays(start, 8)],
    ['Home', addDays(start, 3)],
    ['End', addDays(start, 9)],
    ['ArrowUp', addDays(start, 2)],
  ];
  for (const [key, day] of moves) {
    await page.keyboard.press(key);
    await expect.poll(focused, key).toBe(day);
  }
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Shift+PageDown');
  await expect.poll(async () => (await focused()).slice(0, 4)).not.toBe(start.slice(0, 4));
  await page.keyboard.press('Shift+PageUp');
  await page.keyboard.press('PageUp');
  const from = await focused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Xong' })).toBeDisabled();
  await expect(sheet.getByRole('status'), 'U-23').toContainText('Chọn ngày trả phòng');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const to = addDays(from, 2);
  await expect(
    sheet.locator(`[data-day="${addDays(from, 1)}"]`),
    'the range grows with the focus',
  ).toHaveClass(/bg-sea-soft/);
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('status')).toContainText('2 đêm');
  expect(await barriersIn(page, 'content')).toEqual([]);
  await sheet.getByRole('button', { name: 'Xong' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(bar.getByRole('button', { name: /^Ngày/ }), 'the focus comes back').toBeFocused();
  await bar.getByRole('button', { name: 'Tìm', exact: true }).click();
  await expect(page).toHaveURL(`/khach-san?from=${from}&to=${to}&rooms=1&adults=2`);
});

test('U-08: days are large enough for a finger, and the sheets are accessible @phone', async ({ page }) => {
  // For fingers.
  await visit(page, '/');
  const bar = page.getByRole('form', { name: 'Tìm khách sạn' });
  await bar.getByRole('button', { name: /^Ngày/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Chọn ngày' });
  const day = sheet.locator('[data-day]').first();
  await expect(sheet.locator('[data-day]:focus')).toBeInViewport();
  const box = await day.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(52);
  expect(await barriersIn(page, 'content')).toEqual([]);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: /^Khách/ }).click();
  await page.getByRole('button', { name: 'Thêm trẻ em' }).click();
  expect(await barriersIn(page, 'content')).toEqual([]);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: /^Ở đâu/ }).click();
  await page.getByRole('combobox').fill('da nang');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await barriersIn(page, 'content')).toEqual([]);

  await visit(page, '/khach-san');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Tìm kiếm/ })
    .click();
  const search = page.getByRole('dialog', { name: 'Tìm kiếm' });
  await search.getByRole('button', { name: /^Ngày/ }).click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(
    search.getByRole('button', { name: /^Ngày/ }),
    'the search stays open below its calendar',
  ).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form with native fields', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('form', { name: 'Tìm khách sạn' });
    await bar.getByLabel('Ở đâu').fill('Phú Quốc');
    await bar.getByLabel('Ngày nhận phòng').fill(daysAhead(12));
    await bar.getByLabel('Ngày trả phòng').fill(daysAhead(14));
    await bar.getByLabel('Tuổi của bé').fill('5, 8');
    await bar.getByRole('button', { name: 'Tìm khách sạn' }).click();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      search: 'Phú Quốc',
      from: daysAhead(12),
      to: daysAhead(14),
      rooms: '1',
      adults: '2',
      ages: '5, 8',
    });
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test.describe('near me', () => {
  test.use({ geolocation: { latitude: 16.06, longitude: 108.22 } });

  test('the province of the device becomes the place, and without geolocation alternatives are shown', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    const bar = page.getByRole('main').getByRole('search');
    const where = page.getByRole('dialog', { name: 'Ở đâu' });
    const near = where.getByRole('button', { name: /Gần tôi/ });
    await bar.getByRole('button', { name: /^Ở đâu/ }).click();
    await near.click();
    await expect(near.getByRole('status')).toContainText('Chưa biết bạn đang ở đâu');
    await context.grantPermissions(['geolocation']);
    const suggestionRequest = page.waitForRequest(/\/api\/v1\/places\?/);
    await near.click();
    expect(
      new URL((await suggestionRequest).url()).searchParams.get('near'),
      'not told more than is needed',
    ).toBe('16.05,108.2');
    await expect(where).toBeHidden();
    await expect(bar.getByRole('button', { name: /^Ở đâu/ })).toContainText('Đà Nẵng');
  });
});
