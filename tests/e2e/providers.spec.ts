import { holdRoomAsGuest } from './support/hold-room.ts';
import { expectPaid, goAndPay, openProvider, openTrip, payByProvider } from './support/payments.ts';
import { expect, isSecondWidth, test, visit } from './support/visitor.ts';

test.slow();
test.skip(isSecondWidth, 'the same for every width');

let code: string;
test.beforeEach(async ({ page }) => {
  ({ code } = await holdRoomAsGuest(page, 8));
  await visit(page, `/dat-cho/${code}`);
});

test('a failed payment keeps the places, and another method can be tried', async ({ page }) => {
  await goAndPay(page, 'VNPay', { outcome: 'Không đủ số dư' });
  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán', exact: true })).toBeVisible();
  await expect(page.getByText(/Giữ chỗ đến/)).toBeVisible();
  await goAndPay(page, 'ZaloPay', { outcome: 'Khách hủy', delivery: 'Không báo về' });
  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán', exact: true })).toBeVisible();
  await payByProvider(page, 'Ví MoMo');
});

test("a forged notification is ignored; the provider's own counts once, however late", async ({
  page,
  request,
}) => {
  const orderId = await openProvider(page, 'Ví MoMo');
  const forged = { orderId, requestId: orderId, resultCode: 0, amount: 1, transId: 1, signature: '00' };
  const reply = await request.post('/api/v1/payments/momo/ipn', { data: forged });
  expect(reply.status()).toBeGreaterThanOrEqual(400);
  await page.goto(`/thanh-toan/momo/tra-ve?orderId=${orderId}&resultCode=0&message=Successful.`);
  await expect(page).toHaveURL(`/dat-cho/${code}`);
  await expect(page.getByRole('heading', { name: 'Đang chờ MoMo xác nhận' })).toBeVisible();

  await page.getByRole('link', { name: 'Mở trang MoMo' }).click();
  await page.getByLabel('Cách báo về').selectOption({ label: 'Báo về muộn' });
  await page.getByRole('button', { name: 'Thanh toán thành công' }).click();
  await expectPaid(page);
  const received = await page.getByText(/^Chúng tôi đã nhận/).textContent();
  await openTrip(page);
  const paid = page.getByText(/^Đã thanh toán/).last();
  expect(received).toContain((await paid.locator('strong').textContent()) ?? '?');
});
