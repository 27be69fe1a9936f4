import { enterOffice } from './support/enter-office.ts';
import { expect, test } from './support/visitor.ts';

test.slow();
// Forms with errors are answered with this status.
test.use({ expectedErrors: [/status of 422/] });

test('a hotel is created, filled with rows and pictures of the library, previewed, published and read @once', async ({
  page,
}, { project }) => {
  // Each page is seen at every width in office-barriers.spec.ts.
  await enterOffice(page, 'Biên tập');
  const title = `Nhà Vườn Thử ${project.name}`;
  await page.goto('/quan-tri/san-pham/moi');
  await page.getByLabel('Tên', { exact: true }).fill(title);
  await page.getByLabel('Loại').selectOption('hotel');
  await page.getByLabel('Nhà cung cấp').selectOption({ index: 1 });
  await page.getByLabel('Tỉnh, thành').selectOption('Hà Nội');
  // Pressed twice by mistake, it is created once.
  await page.getByRole('button', { name: 'Tạo bản nháp' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('Mô tả ngắn', 'Nhà có vườn, hủy được trước một ngày.');
  await fill('Điểm nổi bật', 'Vườn rộng\nBữa sáng\nXe đạp');
  await fill('Giới thiệu', '## Nhà\n\nMột khu vườn.');
  await fill('Địa chỉ', 'Số 1');
  for (const label of ['Hạng sao', 'Số phòng', 'Số tầng']) await fill(label, '3');
  await fill('Năm xây', '2015');
  await fill('Nhận phòng từ', '14:00');
  await fill('Trả phòng trước', '12:00');
  for (const label of ['Quy định thú cưng', 'Quy định hút thuốc']) await fill(label, 'Không');

  const faqs = page.getByRole('group', { name: 'Hỏi đáp', exact: true });
  for (const number of [1, 2]) {
    await faqs.getByRole('button', { name: /Thêm dòng/ }).click();
    const row = faqs.getByRole('group', { name: `Hỏi đáp, dòng ${number}` });
    await row.getByLabel('Câu hỏi').fill(`Câu hỏi số ${number}?`);
    await row.getByLabel('Trả lời').fill(`Trả lời số ${number}.`);
  }
  await faqs.getByRole('button', { name: 'Đưa dòng 2 lên' }).click();
  const pictures = page.getByRole('group', { name: 'Hình ảnh', exact: true });
  await pictures.getByRole('button', { name: /Thêm dòng/ }).click();
  const row = pictures.getByRole('group', { name: 'Hình ảnh, dòng 1' });
  await row.getByRole('button', { name: 'Từ kho ảnh' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(row.getByLabel('Mô tả')).not.toHaveValue('');

  await page.getByRole('button', { name: 'Lưu và đưa lên trang' }).click();
  await expect(page.getByText('Thiếu thông tin này.')).toBeVisible();
  await expect(faqs.getByLabel('Câu hỏi').first()).toHaveValue('Câu hỏi số 2?');
  await fill('Quy định đỗ xe', 'Trước nhà');
  await page.getByRole('button', { name: 'Lưu bản nháp' }).click();
  await expect(page.getByText('Đã lưu.')).toBeVisible();

  await page.getByRole('link', { name: 'Xem như khách' }).click();
  const seen = page.frameLocator('iframe[title="Trang như khách sẽ thấy"]');
  await expect(seen.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('link', { name: 'Nội dung', exact: true }).last().click();
  await page.getByRole('button', { name: 'Lưu và đưa lên trang' }).click();
  await expect(page.getByText('Đã đưa lên trang, khách thấy ngay.')).toBeVisible();
  await page.getByRole('link', { name: 'Xem trên trang' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Câu hỏi số 2?')).toBeAttached();

  await page.goBack();
  await page.getByLabel('Vì sao gỡ').fill('Chỉ là thử');
  await page.getByRole('button', { name: 'Gỡ khỏi trang' }).click();
  await expect(page.getByText('Đã gỡ').first()).toBeVisible();
});

test("two people change the same rows: one is asked, and accepts the other's @once", async ({
  page,
  context,
}) => {
  // Two versions are merged alike at every width.
  await enterOffice(page, 'Biên tập');
  await page.goto('/quan-tri/san-pham?loai=car');
  await page.locator('main a[href*="/san-pham/"]:not([href$="/moi"])').first().click();
  await expect(page.getByRole('button', { name: 'Lưu bản nháp' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  const faqsOf = (on: typeof page) => on.getByRole('group', { name: 'Hỏi đáp', exact: true });
  const lastOf = (on: typeof page) =>
    faqsOf(on)
      .getByRole('group', { name: /^Hỏi đáp, dòng \d+$/ })
      .last();
  for (const [on, words] of [
    [other, 'Câu của người kia?'],
    [page, 'Câu của tôi?'],
  ] as const) {
    await faqsOf(on)
      .getByRole('button', { name: /Thêm dòng/ })
      .click();
    await lastOf(on).getByLabel('Câu hỏi').fill(words);
    await lastOf(on).getByLabel('Trả lời').fill('Có.');
    await on.getByRole('button', { name: 'Lưu bản nháp' }).click();
    await expect(on.getByText(on === other ? 'Đã lưu.' : 'nên chưa lưu')).toBeVisible();
  }
  const panel = page.getByRole('region', { name: 'Hai bản khác nhau' });
  await panel
    .getByRole('button', { name: /Lấy bản của .* ở Hỏi đáp/ })
    .first()
    .click();
  await expect(lastOf(page).getByLabel('Câu hỏi')).toHaveValue('Câu của người kia?');
  await page.getByRole('button', { name: 'Lưu bản đã ghép' }).click();
  await expect(page.getByText('Không có gì đổi.')).toBeVisible();
});
