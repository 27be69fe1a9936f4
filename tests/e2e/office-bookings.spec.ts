import type { Page } from '@playwright/test';
import { barriersIn } from './support/barriers.ts';
import { enterOffice } from './support/enter-office.ts';
import { holdRoom } from './support/hold-room.ts';
import { staffSend } from './support/office.ts';
import { expect, test } from './support/visitor.ts';

test.slow();
// An incomplete form is answered with this status.
test.use({ expectedErrors: [/status of 422/] });

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await barriersIn(page, 'content')).toEqual([]);
    expect(await barriersIn(page, 'shell')).toEqual([]);
  }
}

test('operations find a booking by a part of its phone, record its payment, have it confirmed and cancel it @once', async ({
  page,
  request,
}) => {
  // Each page is seen at every width in office-barriers.spec.ts.
  const booking = await holdRoom(request);
  await enterOffice(page, 'Điều hành');
  await page.goto('/quan-tri/dat-cho');
  await expectAccessible(page);
  const field = page.getByRole('searchbox', { name: /Mã, số điện thoại/ });
  await field.fill(booking.phone.slice(-6));
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(booking.phone.slice(-6)));
  // The address changes a moment before the list, which may still begin with another booking.
  await expect(page.getByRole('link', { name: /^DV[0-9A-Z]{7}$/ })).toHaveText([booking.code]);
  await field.blur();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: booking.code })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Thu tiền' }).click();
  await page.getByLabel('Số phiếu thu').fill(`PT-${booking.code}`);
  await page.getByRole('button', { name: 'Ghi đã thu' }).click();
  await expect(page.getByText('Đã xong: thu tiền')).toBeVisible();

  // Updates by itself once there is a voucher.
  await page.getByRole('link', { name: 'Nhập xác nhận của nhà cung cấp' }).click();
  await page.getByLabel('Mã xác nhận của nhà cung cấp').fill('HK-7788');
  await page.getByRole('button', { name: 'Ghi mã, báo khách' }).click();
  await expect(page.getByText('mã NCC HK-7788')).toBeVisible();

  await page.getByRole('link', { name: 'Hủy và hoàn tiền…' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('columnheader', { name: 'Khách nhận' })).toBeInViewport();
  // The button states its effect, in đồng.
  const cancel = sheet.getByRole('button', { name: /^Hủy đơn, hoàn \d[\d.]*\s₫$/ });
  await cancel.click();
  await expect(sheet).toContainText('Viết lý do');
  await sheet.getByLabel('Lý do (bắt buộc)').fill('Cháu bé sốt, khách gọi xin hủy');
  await expectAccessible(page);
  await cancel.click();
  await expect(page.getByText('Cháu bé sốt, khách gọi xin hủy')).toBeVisible();
  await expect(page.getByText('Đã hủy', { exact: true }).first()).toBeVisible();

  await page.goto(`/chuyen-di/${booking.code}?token=${booking.accessToken}`);
  await expect(page.getByText('Đã hủy').first()).toBeVisible();
  await expect(page.getByText('Cháu bé sốt')).toHaveCount(0);
});

test('operations move a guest to another hotel of the class by keyboard, and go on to the next booking of the list @once', async ({
  page,
  request,
}) => {
  // Each page is seen at every width in office-barriers.spec.ts.
  await enterOffice(page, 'Điều hành');
  const radios = page
    .getByRole('dialog')
    .getByRole('group', { name: /^Thay / })
    .getByRole('radio');
  let booking = await holdRoom(request);
  for (let next = 0; next < 6; next++) {
    await page.goto(`/quan-tri/dat-cho/${booking.code}?viec=thu-tien`);
    await page.getByLabel('Số phiếu thu').fill(`PT-${booking.code}`);
    await page.getByRole('button', { name: 'Ghi đã thu' }).press('Enter');
    await expect(page.getByText('Đã xong: thu tiền')).toBeVisible();
    await page.goto(`/quan-tri/dat-cho/${booking.code}?viec=chuyen`);
    await expect(page.getByRole('dialog')).toBeVisible();
    if ((await radios.count()) > 0) break;
    booking = await holdRoom(request, next + 1);
  }
  const sheet = page.getByRole('dialog');
  await expectAccessible(page);
  // The mail that the guest would read is rendered meanwhile; a press does not wait for it.
  const mail = Promise.withResolvers<void>();
  await page.route(/\/thu\.data/, async (route) => {
    await mail.promise;
    await route.continue();
  });
  await radios.first().press('Space');
  await sheet.getByRole('button', { name: 'Xem chênh lệch' }).press('Enter');
  await expect(sheet.getByRole('region', { name: 'Chênh lệch' })).toContainText('Khách đọc');
  await sheet.getByLabel('Lý do, khách sẽ đọc').fill('Khách sạn đang sửa, bạn ở nơi cùng hạng');
  const confirm = sheet.getByRole('button', { name: /^Chuyển, báo khách|^Giữ chỗ mới/ });
  // The page revalidates after the reply; nothing can be sent until then.
  await expect(confirm).toBeEnabled();
  await confirm.press('Enter');
  await expect(page.getByText('Đã xong: chuyển sang nơi khác')).toBeVisible();
  mail.resolve();
  await page.goto(`/chuyen-di/${booking.code}?token=${booking.accessToken}`);
  await expect(page.getByText('Khách sạn đang sửa, bạn ở nơi cùng hạng').first()).toBeVisible();

  await page.goto('/quan-tri/dat-cho');
  const codes = page.getByRole('link', { name: /^DV[0-9A-Z]{7}$/ });
  await expect(codes.first()).toBeVisible();
  // Read together, because other tests book meanwhile.
  const [first = '', second = ''] = await codes.allTextContents();
  await page.getByRole('link', { name: first, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
});

test('a refusal and later input stay while somebody else changes the booking @once', async ({
  page,
  request,
}) => {
  // A sheet keeps what is in it at every width.
  const booking = await holdRoom(request);
  await enterOffice(page, 'Điều hành');
  await page.goto(`/quan-tri/dat-cho/${booking.code}?viec=thu-tien`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Ghi đã thu' }).click();
  const receipt = sheet.getByLabel('Số phiếu thu');
  await expect(receipt).toHaveAttribute('aria-invalid', 'true');
  await receipt.fill('PT-2207');
  await staffSend('Phạm Thu Hà', `/dat-cho/${booking.code}`, { viec: 'ghi-chu', text: 'Đã gọi lại' });
  await expect(page.getByText('Đã gọi lại')).toBeVisible();
  await expect(receipt).toHaveAttribute('aria-invalid', 'true');
  await expect(receipt).toHaveValue('PT-2207');
});

test('a refusal is seen on a slow machine although others keep changing the booking @once', async ({
  page,
  request,
}) => {
  // A sheet keeps what is in it at every width.
  const booking = await holdRoom(request);
  await enterOffice(page, 'Điều hành');
  await page.goto(`/quan-tri/dat-cho/${booking.code}?viec=thu-tien`);
  const sheet = page.getByRole('dialog');
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  const change = async () => {
    for (let time = 1; time <= 8; time++) {
      await staffSend('Phạm Thu Hà', `/dat-cho/${booking.code}`, {
        viec: 'ghi-chu',
        text: `Gọi lần ${time}`,
      });
      await page.waitForTimeout(450);
    }
  };
  await Promise.all([change(), sheet.getByRole('button', { name: 'Ghi đã thu' }).click()]);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByText('Gọi lần 8')).toBeVisible();
  await expect(sheet.getByLabel('Số phiếu thu')).toHaveAttribute('aria-invalid', 'true');
});
