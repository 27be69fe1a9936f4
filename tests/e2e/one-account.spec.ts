import { accountPassword, registerAccount } from './support/account.ts';
import { freeRoomQuery, newGuest, pickHotel, twoNights } from './support/guest.ts';
import { expect, isSecondWidth, test, visit, wake } from './support/visitor.ts';

test.slow();
test.skip(isSecondWidth, 'the same scripts at every width');

test('ID-02: what is saved, seen and in the cart on one device is on another that signs in, and leaves it again', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { fullName, email } = newGuest();
  const hotel = await pickHotel(request, 2);
  await visit(page, hotel.url);
  const title = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  await visit(page, '/khach-san');
  const heart = page.getByRole('button', { name: /^Lưu / }).first();
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const saved = await page.evaluate(
    () => JSON.parse(localStorage.getItem('nv_saved') ?? '[]')[0].title as string,
  );
  const item = await freeRoomQuery(request, hotel.slug, twoNights(75));
  await page.request.post('/gio-hang', { form: { item }, headers: { origin: baseURL ?? '' } });

  await registerAccount(page, { fullName, email });
  await expect(page.getByRole('heading', { level: 1, name: `Chào ${fullName}` })).toBeVisible();
  await wake(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nv_synced'))).toContain('"cart"');

  const other = await browser.newContext({ viewport: page.viewportSize() });
  const theirs = await other.newPage();
  await visit(theirs, '/dang-nhap?tiep=%2Fda-luu');
  await theirs.getByLabel('Email').fill(email);
  await theirs.getByLabel('Mật khẩu').fill(accountPassword);
  await theirs.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(theirs).toHaveURL('/da-luu');
  await wake(theirs);
  await expect(theirs.getByRole('main').getByText(saved).first()).toBeVisible();
  await expect(theirs.getByText('Danh sách nằm trong tài khoản của bạn')).toBeVisible();
  await expect(
    theirs
      .getByRole('region', { name: /vừa xem/i })
      .getByText(title)
      .first(),
  ).toBeVisible();
  await theirs.goto('/gio-hang');
  await expect(theirs.getByRole('main').getByText(title).first()).toBeVisible();

  await visit(theirs, '/tai-khoan');
  await theirs.locator('button[value=sign-out]').click();
  await expect(theirs).toHaveURL('/');
  await visit(theirs, '/da-luu');
  await expect(theirs.getByRole('heading', { name: 'Bạn chưa lưu gì' })).toBeVisible();
  await expect(theirs.getByText(saved)).toHaveCount(0);
  await theirs.goto('/gio-hang');
  await expect(theirs.getByText(title)).toHaveCount(0);
  await other.close();
});
