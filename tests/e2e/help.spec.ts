import { expect, test, visit } from './support/visitor.ts';

test('U-54: a question is found by its words, with and without diacritics @once', async ({ page }) => {
  // Words are found alike at every width.
  await visit(page, '/page/cau-hoi-thuong-gap');
  const questions = page.getByRole('main').locator('summary');
  const all = await questions.count();
  const field = page.getByRole('searchbox', { name: 'Tìm trong câu hỏi' });
  await field.fill('hoan tien');
  await expect(page.getByRole('status').filter({ hasText: 'câu hỏi có “hoan tien”' })).toBeVisible();
  const found = await questions.count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await field.fill('xyzqwv');
  await expect(page.getByText('Chưa có câu hỏi nào về “xyzqwv”')).toBeVisible();
  await expect(page.getByRole('main'), 'questions have no day on which they begin').not.toContainText(
    'Có hiệu lực',
  );
});

test('U-55: contact channels open and dial with one press, and are not broken within a word', async ({
  page,
}) => {
  await visit(page, '/kiem-tra-kenh-chinh-thuc');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '1900 636 000' })).toHaveAttribute('href', 'tel:1900636000');
  await expect(main.getByRole('link', { name: 'facebook.com/neoviet.example' })).toHaveAttribute(
    'href',
    'https://www.facebook.com/neoviet.example',
  );
  for (const link of await main.getByRole('link', { name: /neoviet\.example/ }).all())
    expect(await link.evaluate((one) => one.getClientRects().length), 'on one line').toBe(1);
});

test('a field of a form says what is wrong when it is left, and no more once it is right @once', async ({
  page,
}) => {
  // Fields are checked alike at every width.
  for (const path of ['/lien-he', '/phieu-qua-tang']) {
    await visit(page, path);
    const phone = page.getByRole('main').getByLabel('Số điện thoại');
    await phone.click();
    await phone.press('Tab');
    await expect(phone, 'an empty field is not blamed yet').not.toHaveAttribute('aria-invalid');
    await phone.fill('0912');
    await phone.press('Tab');
    await expect(phone).toHaveAccessibleDescription(/Số điện thoại gồm 10 chữ số/);
    await phone.fill('0912 345 678');
    await expect(phone).not.toHaveAttribute('aria-invalid');
  }
});
