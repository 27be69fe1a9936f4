import { newGuest } from './support/guest.ts';
import { holdRoomAsGuest } from './support/hold-room.ts';
import { showWays } from './support/payments.ts';
import { expect, isSecondWidth, test, visit } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.slow();
test.skip(isSecondWidth, 'the pages are one column at every width');

test('F88: two people divide what is due, each pays by a link, and the trip is confirmed when both have paid', async ({
  page,
  context,
}) => {
  const { code } = await holdRoomAsGuest(page, 11);
  await visit(page, `/dat-cho/${code}`);
  await showWays(page);
  await page.getByRole('link', { name: 'Chia tiền với nhóm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chia tiền với nhóm' })).toBeVisible();
  await page.getByLabel('Người 2').fill('Lan');
  await page.getByRole('button', { name: 'Chia và lấy liên kết' }).click();
  const links = page.getByRole('textbox', { name: /^Liên kết của/ });
  await expect(links).toHaveCount(2);
  await expectWholePage(page, 'dat-cho/:code/chia-tien');
  const addresses = await links.evaluateAll((fields) =>
    fields.map((field) => (field as HTMLInputElement).value),
  );
  const friend = await context.newPage();
  for (const [at, address] of addresses.entries()) {
    await visit(friend, new URL(address).pathname);
    if (at === 0) await expectWholePage(friend, 'dat-cho/phan/:token');
    expect(await friend.content()).not.toContain(newGuest().fullName);
    // Only the holder of the places has to confirm by mail.
    expect(await friend.content()).not.toContain('giữ chỗ lâu hơn');
    await friend.getByRole('button', { name: 'Chuyển khoản VietQR' }).click();
    await friend.getByRole('button', { name: 'Giả lập chuyển khoản' }).click();
    const confirmation = at === 0 ? 'đã nhận phần của bạn' : 'chuyến đi đã được xác nhận';
    await expect(friend.getByRole('status').filter({ hasText: confirmation })).toBeVisible({
      timeout: 15_000,
    });
    if (at === 0) await expect(page.getByText('Đã trả', { exact: true })).toBeVisible({ timeout: 15_000 });
  }
  await visit(page, `/dat-cho/${code}`);
  await expect(page.getByRole('heading', { name: 'Đặt chỗ thành công' })).toBeVisible();
});
