import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { countClicks } from './support/count-clicks.ts';
import { enterOffice } from './support/enter-office.ts';
import { typeTelex } from './support/type-telex.ts';
import { expect, isPhone, test } from './support/visitor.ts';

test('from the first word on the phone to the sent link that holds the places: at most 12 clicks and 30 seconds', async ({
  page,
  browser,
}) => {
  await enterOffice(page, 'Tư vấn');
  const day = addDays(dayInVietnam(new Date()), 40);
  const callText = `phú quốc ${day.slice(8)}/${day.slice(5, 7)} 2 đêm 2 lớn`;
  const clicks = await countClicks(page);
  const startedAt = Date.now();
  // Like a person: clicks each field and types letter by letter.
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.keyboard.type(text, { delay: 20 });
  };
  if (isPhone(page)) await page.getByText('Tất cả', { exact: true }).click();
  await page
    .getByRole('link', { name: /^Khách gọi/ })
    .first()
    .click();
  if (isPhone(page)) await expect(page.getByRole('link', { name: /^Khách gọi/ })).toBeHidden();
  // What can be offered appears while the guest is still speaking.
  await type('Khách nói gì', callText);
  await page.getByRole('link', { name: 'Thêm' }).first().click();
  await type('Họ tên khách', 'Trần Thị Mai');
  await type('Điện thoại', '0900 123 456');
  await type('Thư điện tử, nếu có', 'mai@example.com');
  await page.getByRole('checkbox', { name: 'Đã đọc điều kiện' }).click();
  await page.getByRole('button', { name: 'Giữ chỗ và lấy liên kết' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Đã giữ chỗ DV');
  await expect(page.getByRole('button', { name: 'Gửi thư tới mai@example.com' })).toBeVisible();
  expect(clicks()).toBeGreaterThan(5);
  expect(clicks()).toBeLessThanOrEqual(12);
  expect(Date.now() - startedAt).toBeLessThan(30_000);

  const message = (await page.getByText('Anh chị xem và trả tiền tại').textContent()) ?? '';
  expect(message).toContain('Chào Trần Thị Mai');
  const url = /https?:\S+/.exec(message)?.[0] ?? '';
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(url);
  await expect(guest.getByRole('link', { name: /Thanh toán/ }).first()).toBeVisible();
  // Fetching the link does not count as opened; moving on the page does, and the seller sees it at once.
  await expect(page.getByText('Khách chưa mở')).toBeVisible();
  await expect(async () => {
    await guest.keyboard.press('Tab');
    await expect(page.getByText(/^Khách mở /)).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.getByRole('button', { name: /^Nhắn SMS tới/ }).click();
  await expect(page.getByText('Tin nhắn đang gửi tới khách.')).toBeVisible();
  await expect(page.getByText('SMS có liên kết')).toBeVisible();
  // The guest wants changes: the next version replaces this one, whose link redirects.
  await page.getByRole('link', { name: 'Sửa báo giá' }).click();
  await expect(page.getByRole('heading', { name: 'Báo giá, bản 2' })).toBeVisible();
  await expect(page.getByLabel('Họ tên khách')).toHaveValue('Trần Thị Mai');
  await page.getByRole('checkbox', { name: 'Đã đọc điều kiện' }).click();
  await page.getByRole('button', { name: 'Giữ chỗ bản mới, lấy liên kết' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(', bản 2');
  await expect(page.getByText('Bản 1', { exact: true })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Đây là bản 1 của báo giá, đã có bản mới thay')).toBeVisible();
  await guest.getByRole('link', { name: /^Xem bản mới nhất DV/ }).click();
  await expect(guest.getByRole('link', { name: /Thanh toán/ }).first()).toBeVisible();
});

test('missing fields are reported beside them, and input is kept', async ({ page }) => {
  await enterOffice(page, 'Tư vấn');
  const day = addDays(dayInVietnam(new Date()), 41);
  await page.goto(
    `/quan-tri/khach-goi?noi=${encodeURIComponent(`khách sạn đà lạt ${day.slice(8)}/${day.slice(5, 7)} 2 đêm`)}`,
  );
  await page.getByRole('link', { name: /Thêm/ }).first().click();
  await page.getByLabel('Họ tên khách').fill('Mai');
  await page.getByLabel('Điện thoại', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Giữ chỗ và lấy liên kết' }).click();
  await expect(page.getByText('Đọc điều kiện hủy cho khách, khách đồng ý thì đánh dấu ô này.')).toBeVisible();
  await expect(page.getByLabel('Điện thoại', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Họ tên khách')).toHaveValue('Mai');
});

test('another day is chosen by a key, with its price seen before, and the rest of the choice is kept', async ({
  page,
}) => {
  await enterOffice(page, 'Tư vấn');
  const day = addDays(dayInVietnam(new Date()), 45);
  const textOfCall = `khách sạn hội an ${day.slice(8)}/${day.slice(5, 7)} 2 đêm 2 lớn`;
  await page.goto(`/quan-tri/khach-goi?noi=${encodeURIComponent(textOfCall)}`);
  await page.getByRole('link', { name: /^Thêm/ }).first().click();
  await expect(page.getByRole('button', { name: 'Giữ chỗ và lấy liên kết' })).toBeVisible();
  await page.getByLabel('Họ tên khách').fill('Mai');
  const strip = page.getByRole('region', { name: 'Dời ngày thì sao' });
  await expect(strip.getByRole('link')).not.toHaveCount(0);
  await strip.locator('[aria-current]').focus();
  await page.keyboard.press('ArrowRight');
  const next = strip.locator('a:focus');
  await expect(next).toHaveAttribute('data-day', /\d{4}-\d{2}-\d{2}/);
  const price = (await next.getByText(/^[\d.]{7,}$/).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(strip.locator('[aria-current]')).toContainText(price);
  await expect(page.getByText(`Khách trả ${price} ₫`)).toBeVisible();
  await expect(page.getByLabel('Họ tên khách')).toHaveValue('Mai');
  await page.keyboard.press('F2');
  await expect(page.getByLabel('Khách nói gì')).toBeFocused();
});

test('offers follow what is typed, also letter by letter with Backspace; the field keeps focus and text, and Back leaves the page', async ({
  page,
}) => {
  await enterOffice(page, 'Tư vấn');
  await page.goto('/quan-tri/khach-goi');
  const sentence = page.getByLabel('Khách nói gì');
  await sentence.click();
  const day = addDays(dayInVietnam(new Date()), 46);
  const typedText = `khách sạn đà lạt ${day.slice(8)}/${day.slice(5, 7)} 2 đêm`;
  await typeTelex(page, typedText);
  await expect(page.getByRole('link', { name: /^Thêm/ }).first()).toBeVisible();
  await expect(page.getByLabel('Ngày đi', { exact: true })).toHaveValue(day);
  await expect(sentence).toBeFocused();
  await expect(sentence).toHaveValue(typedText);
  await typeTelex(page, ' 2 lớn bé 9t');
  await expect(page.getByLabel('Tuổi các bé')).toHaveValue('9');
  await expect(sentence).toHaveValue(`${typedText} 2 lớn bé 9t`);
  // A box is ticked by keyboard, and the focus stays on it.
  await page.getByRole('checkbox', { name: 'Combo', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/loai=hotel&loai=combo|loai=combo&loai=hotel/);
  await expect(page.getByRole('checkbox', { name: 'Combo', exact: true })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/quan-tri\/?$/);
});

test('what is typed in another field while offers are on their way stays, with the focus', async ({
  page,
}) => {
  await enterOffice(page, 'Tư vấn');
  await page.goto('/quan-tri/khach-goi');
  await page.route(/khach-goi\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const sent = page.waitForRequest(/khach-goi\.data/);
  const answered = page.waitForResponse(/khach-goi\.data/);
  await page.getByLabel('Khách nói gì').fill('khách sạn đà lạt 2 lớn');
  await sent;
  const budget = page.getByLabel('Tầm tiền');
  await budget.click();
  await page.keyboard.type('5tr');
  await answered;
  await expect(page.getByRole('checkbox', { name: 'Khách sạn', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Combo', exact: true })).not.toBeChecked();
  await expect(budget).toHaveValue('5tr');
  await expect(budget).toBeFocused();
});
