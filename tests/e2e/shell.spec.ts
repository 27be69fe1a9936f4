import type { Locator, Page } from '@playwright/test';
import { barriersIn } from './support/barriers.ts';
import { expect, isPhone, test, visit } from './support/visitor.ts';

/** The links of a list with their targets, in order. */
function entriesOf(list: Locator): Promise<string[]> {
  return list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
}

/** Follows a link in the footer, where a phone collapses them. */
async function clickInFoot(page: Page, name: string) {
  const foot = page.getByRole('contentinfo');
  if (isPhone(page) && !(await foot.getByRole('link', { name }).isVisible()))
    await foot.locator('summary', { hasText: 'Danh mục' }).click();
  await foot.getByRole('link', { name }).click();
}

test('the main navigation has five entries in order and marks the current one (NAV-01)', async ({ page }) => {
  await visit(page, '/khach-san');
  if (isPhone(page)) await page.getByRole('button', { name: 'Mở menu' }).click();
  const navigation = page.getByRole('navigation', { name: 'Điều hướng chính' });
  expect(await entriesOf(navigation.getByRole('list').first())).toEqual([
    'Trang chủ /',
    'Combo tiết kiệm /combo-voucher',
    'Khách sạn /khach-san',
    'Tour du lịch /du-lich',
    'Du thuyền /du-thuyen',
  ]);
  await expect(navigation.getByRole('link', { name: 'Khách sạn' })).toHaveAttribute('aria-current', 'page');
});

test('the other services open on hover, focus and press (NAV-02) @desktop', async ({ page }) => {
  // They stand in the menu of a phone.
  await visit(page, '/khach-san');
  const button = page.getByRole('button', { name: 'Dịch vụ khác' });
  const entry = page.getByRole('banner').getByRole('link', { name: 'Vé máy bay' });
  await expect(entry).toBeHidden();
  await button.hover();
  await expect(entry).toBeVisible();
  const lists = page.getByRole('banner').getByRole('list');
  const list = lists.filter({ has: page.getByRole('link', { name: 'Vé máy bay' }) }).last();
  expect(await entriesOf(list)).toEqual([
    'Vé máy bay /ve-may-bay',
    'Vé tham quan /ve-tham-quan',
    'Thuê xe /xe-du-lich',
    'Trải nghiệm /trai-nghiem',
    'Chuyến đi của tôi /chuyen-di',
    'Điểm đến hot /dia-diem',
  ]);
  await button.click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await page.mouse.move(700, 600);
  await page.getByRole('link', { name: 'Du thuyền' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
});

test('the top bar is shown from 1024 px, with tagline, help and contact (SHELL-01, NAV-04) @desktop', async ({
  page,
  request,
}) => {
  // One run goes through all widths.
  const { tagline } = await (await request.get('/api/v1/settings')).json();
  await visit(page, '/khach-san');
  const banner = page.getByRole('banner');
  const hotline = banner.getByRole('link', { name: 'Hotline' });
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(hotline).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(hotline).toBeVisible();
  await expect(hotline).toHaveAttribute('href', /^tel:\d+$/);
  await expect(banner).toContainText(tagline);
  const handbook = banner.getByRole('link', { name: 'Cẩm nang du lịch' });
  await expect(handbook).toHaveAttribute('href', '/cam-nang-du-lich');
  await expect(banner.getByRole('link', { name: 'Liên hệ' })).toHaveAttribute('href', '/lien-he');
  await banner.getByRole('button', { name: 'Hỗ trợ khách hàng' }).click();
  const faq = page.getByRole('link', { name: 'Câu hỏi thường gặp' });
  const help = banner.getByRole('list').filter({ has: faq });
  await expect(help).toBeVisible();
  expect(await entriesOf(help)).toEqual([
    'Trung tâm hỗ trợ /ho-tro-khach-hang',
    'Câu hỏi thường gặp /page/cau-hoi-thuong-gap',
    'Chính sách cam kết /page/chinh-sach-cam-ket',
    'Hướng dẫn thanh toán /page/huong-dan-thanh-toan',
    'Chính sách hủy và hoàn trả /page/chinh-sach-huy-va-hoan-tra',
  ]);
});

test('the header is sticky; its drawer takes the whole phone and 55 % of wider screens (SHELL-02)', async ({
  page,
  request,
}) => {
  const settings = await (await request.get('/api/v1/settings')).json();
  await visit(page, '/khach-san');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Tìm kiếm' })).toBeInViewport();
  const button = page.getByRole('button', { name: 'Mở menu' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const viewport = page.viewportSize()?.width ?? 0;
  await expect
    .poll(async () => Math.round((await drawer.boundingBox())?.width ?? 0))
    .toBe(Math.round(viewport < 640 ? viewport : viewport * 0.55));
  await expect(drawer.getByRole('link').first()).toHaveAttribute('href', '/');
  await expect(drawer).toContainText(settings.intro);
  for (const href of [settings.facebook, settings.tiktok])
    await expect(drawer.locator(`a[href="${href}"]`)).toBeVisible();
  await expect(drawer.getByRole('navigation').getByRole('link', { name: 'Du thuyền' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

test('the drawer closes on navigation (SHELL-08) @phone', async ({ page }) => {
  // The same for every width.
  await visit(page, '/khach-san');
  await page.getByRole('button', { name: 'Mở menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Du thuyền' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/du-thuyen');
  await expect(page.locator('main')).toBeFocused();
});

test('a progress bar runs during navigation (SHELL-08) @desktop', async ({ page }) => {
  // The same for every width.
  await visit(page, '/khach-san');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  await clickInFoot(page, 'Du thuyền');
  const bar = page.getByRole('progressbar');
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
  release();
  await expect(page).toHaveURL('/du-thuyen');
  await expect(bar).toHaveCount(0);
});

test('U-78: the footer comes from the settings, and is drawn as soon as one is there (SHELL-04)', async ({
  page,
  request,
}) => {
  const settings = await (await request.get('/api/v1/settings')).json();
  await visit(page, '/khach-san');
  const foot = page.getByRole('contentinfo');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(foot.getByText(settings.copyright)).toBeInViewport();
  for (const key of ['intro', 'address', 'copyright']) await expect(foot).toContainText(settings[key]);
  for (const href of [settings.facebook, settings.tiktok])
    await expect(foot.locator(`a[href="${href}"]`).first()).toBeVisible();
  for (const { phone } of settings.hotlines)
    await expect(foot.getByRole('link', { name: phone }).first()).toHaveAttribute('href', /^tel:\d+$/);
  const columns = [1, 2, 3].map((number) => settings[`footerColumn${number}`].title);
  for (const title of columns)
    await expect(
      isPhone(page)
        ? foot.locator('summary', { hasText: title })
        : foot.getByRole('navigation', { name: title }),
    ).toBeVisible();
  await expect(foot).toContainText('Tư vấn dịch vụ · 08:00–20:00');
  await expect(foot).toContainText('Góp ý, hủy dịch vụ · 08:00–20:00');
  await expect(foot).toContainText('Trả lời thư, yêu cầu 08:00–21:00');
  await expect(foot).toContainText('Mã số thuế');
  await expect(foot).toContainText('giấy phép số');
  const link = foot.getByRole('link', { name: 'Hướng dẫn thanh toán' });
  if (isPhone(page)) {
    await expect(link).toBeHidden();
    await foot.locator('summary', { hasText: 'Hỗ trợ khách hàng' }).click();
  }
  await expect(link).toBeVisible();
});

test('U-20: the quick contacts follow the width of the screen, and cover no content (SHELL-05) @desktop', async ({
  page,
}) => {
  // One run goes through all widths.
  await visit(page, '/khach-san');
  const cards = page.getByRole('complementary', { name: 'Liên hệ nhanh' });
  const phone = cards.getByRole('link', { name: /1900/ });
  const tooltip = phone.locator('[role=tooltip]');
  const widthOf = async () => (await phone.boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(cards).toBeHidden();
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(cards).toBeVisible();
  expect(await widthOf()).toBeLessThan(60);
  await phone.hover();
  await expect(tooltip).toHaveCSS('opacity', '1');
  await expect(tooltip).toContainText('8h–20h');
  await expect(cards.locator('[role=tooltip]')).toHaveText([
    'Chat Facebook · 8h–24h',
    'TikTok · 8h–24h',
    /^1900.* · 8h–20h$/,
  ]);
  await page.setViewportSize({ width: 1339, height: 800 });
  await expect(tooltip).toBeHidden();
  expect(await widthOf()).toBeLessThan(60);
  await page.setViewportSize({ width: 1439, height: 800 });
  expect(await widthOf()).toBeGreaterThan(80);
  await expect(phone).toContainText('8h–20h');
  const page0 = await page.getByRole('main').locator('.container-page').first().boundingBox();
  const edge = await cards.boundingBox();
  expect((edge?.x ?? 0) + (edge?.width ?? 0)).toBeLessThanOrEqual((page0?.x ?? 0) + 24);
});

test('U-02, U-49: a phone has a bar with contact, menu and office, which says that it leads away (SHELL-06) @phone', async ({
  page,
}) => {
  // Only up to 768 px.
  await visit(page, '/khach-san');
  await page.getByRole('button', { name: 'Tư vấn' }).click();
  const contact = page.getByRole('dialog', { name: 'Liên hệ và tư vấn' });
  await expect(contact.getByRole('link')).toHaveText([/Chat Facebook.*8h–24h/, /TikTok/, /1900.*8h–20h/]);
  await page.keyboard.press('Escape');
  await expect(contact).toBeHidden();
  const office = page.getByRole('link', { name: 'Đến văn phòng' });
  await expect(office).toHaveAttribute('target', '_blank');
  await expect(office).toHaveAccessibleName(/mở bản đồ trong thẻ mới/);
  await expect(office).toHaveAttribute('href', /^https:\/\/.*map/);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect(
    drawer.getByRole('navigation').getByRole('link'),
    'U-49: what is theirs comes first, what is shown is marked',
  ).toContainText(['Chuyến đi của tôi', 'Đã lưu', 'Giỏ của bạn', 'Tài khoản', 'Trang chủ']);
  await expect(drawer.getByRole('link', { name: 'Khách sạn' })).toHaveAttribute('aria-current', 'page');
});

test('a toast appears in its corner and disappears; the back-to-top button shows after scrolling (SHELL-07, SHELL-09)', async ({
  page,
}) => {
  // Whoever asks for it while the page wakes makes the browser lay the page out at once.
  await page.addInitScript(() => {
    const read = Object.getOwnPropertyDescriptor(window, 'scrollY')?.get;
    Object.defineProperty(window, 'scrollY', {
      configurable: true,
      get() {
        document.documentElement.dataset.asked = 'true';
        return read?.call(window);
      },
    });
  });
  await visit(page, '/khach-san');
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  const corner = page.getByRole('region', { name: 'Thông báo' });
  const word = corner.getByRole('status').locator('> *');
  const heart = page.getByRole('main').getByRole('button', { name: /^Lưu / }).first();
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(word).toContainText('Đã lưu trên máy này');
  await expect(word).toHaveCSS('transition-duration', '0.25s');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const edges = async () => {
    const box = await corner.boundingBox();
    return box && { right: width - box.x - box.width, top: box.y, bottom: height - box.y - box.height };
  };
  expect(await edges()).toMatchObject(isPhone(page) ? { right: 12, top: 12 } : { right: 24, bottom: 96 });
  const button = page.getByRole('button', { name: 'Lên đầu trang' });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 1500));
  if (isPhone(page))
    await expect(page.getByRole('banner').getByRole('button', { name: 'Lên đầu trang' })).toBeVisible();
  else {
    const content = await page.getByRole('main').getByRole('article').first().boundingBox();
    const left = (await button.boundingBox())?.x ?? 0;
    expect(left, 'U-22: it covers nothing').toBeGreaterThan((content?.x ?? 0) + (content?.width ?? width));
  }
  // On a phone the message covers the header until it disappears.
  await expect(word).toHaveCount(0);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
});

test('U-57: the colour scheme is stored for thirty days and the page is light (SHELL-10) @desktop', async ({
  page,
  context,
}) => {
  // The same for every width.
  await visit(page, '/khach-san');
  const cookie = (await context.cookies()).find(({ name }) => name === 'nv_colour_scheme');
  expect(cookie?.value).toBe('dark');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(2_592_000 - 60);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const path of ['/khong-co/trang-nay', '/khach-san/bien-xanh-khong-co.html']) {
    test(`answers ${path} with the shell, a search box and links (NAV-07) @desktop`, async ({ page }) => {
      // The same for every width.
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy trang này' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('main').getByRole('searchbox')).not.toHaveValue('');
      await expect(page.locator('main').getByRole('link', { name: 'Khách sạn' })).toBeVisible();
      await expect(page).toHaveTitle(/Không tìm thấy trang/);
    });
  }
});

test.describe('without a connection', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Error loading route module/],
  });

  test('the visitor stays on the page, and goes on once online (DATA-02) @phone', async ({
    page,
    context,
  }) => {
    // The same for every width.
    await visit(page, '/khach-san');
    await context.setOffline(true);
    await clickInFoot(page, 'Du thuyền');
    const dialog = page.getByRole('dialog', { name: 'Máy của bạn đang ngoại tuyến' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Thử lại' }).click();
    await expect(dialog).toContainText('Vẫn chưa có mạng');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/khach-san');
    await clickInFoot(page, 'Du thuyền');
    await expect(dialog).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/du-thuyen');
    await expect(dialog).toBeHidden();
  });

  test('a page whose data cannot be loaded says so in its place (DATA-02) @phone', async ({ page }) => {
    // The same for every width.
    await visit(page, '/khach-san');
    await page.route('**/*.data*', (route) => route.abort());
    await clickInFoot(page, 'Du thuyền');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Không kết nối được với máy chủ');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/*.data*');
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(title).toContainText('thuyền');
    await expect(page).toHaveURL('/du-thuyen');
  });

  test('a form keeps its input: offline in place, on a lost connection to be sent again (DATA-02) @phone', async ({
    page,
    context,
  }) => {
    // The same for every width.
    const name = page.getByLabel('Tên kế hoạch');
    const send = () => page.getByRole('button', { name: 'Tạo kế hoạch' }).click();
    await visit(page, '/chuyen-di/ke-hoach');
    await name.fill('Không mất chữ nào');
    await context.setOffline(true);
    await send();
    const dialog = page.getByRole('dialog', { name: 'Máy của bạn đang ngoại tuyến' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(name).toHaveValue('Không mất chữ nào');
    await context.setOffline(false);
    await page.route('**/*.data*', (route) => route.abort());
    await send();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Không kết nối được với máy chủ');
    await expect(page.getByText('Những gì bạn đã điền vẫn còn')).toBeVisible();
    await page.unroute('**/*.data*');
    await page.getByRole('button', { name: 'Gửi lại' }).click();
    await expect(title).toHaveText('Không mất chữ nào');
  });

  test('a form that leaves the page is held back offline, too @phone', async ({ page, context }) => {
    // The same for every width.
    await visit(page, '/dang-nhap');
    await page.getByLabel('Email').fill('ai@example.com');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Máy của bạn đang ngoại tuyến' });
    await expect(dialog).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByLabel('Mật khẩu')).toHaveAccessibleDescription(/Vui lòng nhập mật khẩu/);
    await expect(page.getByLabel('Email')).toHaveValue('ai@example.com');
  });

  test("a page whose script cannot be loaded does not end in the browser's error page @phone", async ({
    page,
  }) => {
    // The same for every width.
    await visit(page, '/khach-san');
    await page.route(/contact-page|\/lien-he/, (route) => route.abort());
    await page.getByRole('button', { name: 'Mở menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Liên hệ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Không kết nối được với máy chủ' });
    await expect(dialog).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('main')).toContainText('khách sạn');
    await page.unroute(/contact-page|\/lien-he/);
    await dialog.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page).toHaveURL('/lien-he');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and the search leads to its page @phone', async ({ page }) => {
    // The same for every width.
    await page.goto('/khach-san');
    await page.getByRole('button', { name: 'Mở menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Đóng menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await page.getByRole('button', { name: 'Tìm kiếm' }).click();
    await expect(page).toHaveURL(/\/tim-kiem\??$/);
  });
});

test('the first focusable element skips to the content @desktop', async ({ page }) => {
  // The same for every width.
  await visit(page, '/khach-san');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Đến nội dung chính' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('axe finds no violation in the page, its menu and its search', async ({ page }) => {
  await visit(page, '/lien-he');
  expect(await barriersIn(page, 'shell')).toEqual([]);
  for (const open of ['Mở menu', 'Tìm kiếm']) {
    await page.getByRole('button', { name: open, exact: true }).click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await page.waitForTimeout(400);
    expect(await barriersIn(page, 'shell'), open).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
