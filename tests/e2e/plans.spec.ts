import { dayInVietnam } from '#platform/time/days.ts';
import { daysAhead, findDay } from './support/booking-widget.ts';
import { fillCheckout, hold, newGuest } from './support/guest.ts';
import { payByTransfer } from './support/payments.ts';
import { expect, test } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

const hotel = { path: 'khach-san/resort-ben-sao-khe-trang-an', slug: 'resort-ben-sao-khe-trang-an' };
const ticket = 've-tham-quan/ve-thuyen-trang-an';

test.skip(() => test.info().project.name !== 'phone', 'planned on a phone, once');
test.slow();

test('PLAN-01, PLAN-02: three days in Ninh Bình are planned by two, booked at once and shown as booked', async ({
  page,
  request,
  browser,
}) => {
  const startsOn = await findDay(request, 'hotels', hotel.slug, {
    from: daysAhead(60),
    places: 2,
    weekday: 2,
  });
  expect(startsOn > dayInVietnam(new Date())).toBe(true);

  // From the page of a product to a plan of its own, without an account.
  await page.goto(`/${hotel.path}.html`);
  await page.getByRole('link', { name: 'Thêm vào kế hoạch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thêm vào kế hoạch');
  await page.getByLabel('Loại phòng, vé hoặc giờ').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Thêm vào kế hoạch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chuyến đi Ninh Bình');
  const planUrl = page.url().replace(/#.*/, '');

  await page.getByText('Đổi tên, ngày đi, số khách').click();
  await page.getByLabel('Tên kế hoạch').fill('Ba ngày Ninh Bình');
  await page.getByLabel('Ngày đi').fill(startsOn);
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ba ngày Ninh Bình');

  await page.goto(`/chuyen-di/ke-hoach/them?san-pham=${ticket}`);
  await page.getByLabel('Vào ngày nào').selectOption({ index: 1 });
  await page.getByLabel('Loại phòng, vé hoặc giờ').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: /^Giờ/ }).fill('08:00');
  await page.getByRole('button', { name: 'Thêm vào kế hoạch' }).click();
  await expect(page.getByRole('button', { name: 'Đặt tất cả (2 dịch vụ)' })).toBeVisible();
  await expectWholePage(page, 'chuyen-di/ke-hoach/:slug');

  // The partner adds an evening by the second link, in a browser of their own and without script.
  const editUrl = await page.getByText(/cung-sua/).textContent();
  const asked = await browser.newPage({ viewport: { width: 375, height: 812 } });
  await asked.goto(new URL(editUrl as string).pathname);
  await expectWholePage(asked, 'chuyen-di/ke-hoach/:slug/cung-sua/:key');
  await asked.close();
  const partner = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const theirs = await partner.newPage();
  await theirs.goto(new URL(editUrl as string).pathname);
  await theirs.getByLabel('Tên của bạn').fill('Minh');
  await theirs.getByRole('button', { name: 'Vào cùng sửa' }).click();
  await theirs.getByText('Thêm vào ngày 2').click();
  const day = theirs.getByRole('region', { name: /^Ngày 2/ });
  await day.getByLabel('Nội dung').fill('Tối dạo phố cổ Hoa Lư');
  await day.getByRole('button', { name: 'Thêm', exact: true }).click();
  await expect(theirs.getByRole('heading', { level: 3, name: 'Tối dạo phố cổ Hoa Lư' })).toBeVisible();
  await partner.close();

  await page.goto(planUrl);
  await expect(page.getByRole('heading', { level: 3, name: 'Tối dạo phố cổ Hoa Lư' })).toBeVisible();
  await page.getByText('Ai đã sửa gì').click();
  await expect(page.getByText('Minh').last()).toBeVisible();

  // All of it in one checkout; the plan shows what became of it.
  await page.getByRole('button', { name: 'Đặt tất cả (2 dịch vụ)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
  await fillCheckout(page, newGuest());
  const code = await hold(page);
  await payByTransfer(page);
  await page.goto(planUrl);
  await expect(page.getByText('Đặt chỗ thành công')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Xem phiếu' }).first()).toHaveAttribute(
    'href',
    `/chuyen-di/${code}/phieu`,
  );
  await page.goto(`/chuyen-di/${code}/huy-mot`);
  await expectWholePage(page, 'chuyen-di/:code/huy-mot');
});
