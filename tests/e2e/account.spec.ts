import type { APIRequestContext, Page } from '@playwright/test';
import { connect } from '#platform/db/connect.ts';
import { createAffiliate } from '#tests/factories/affiliate.ts';
import { accountPassword, registerAccount } from './support/account.ts';
import { freeRoomQuery, newGuest, pickHotel, twoNights } from './support/guest.ts';
import { followLink, openMail } from './support/mailbox.ts';
import { databaseOf } from './support/site-process.ts';
import { expect, isSecondWidth, test, visit, wake } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.slow();
test.skip(isSecondWidth, 'the forms are the same at every width');

/** A name as long as those of companies can be. */
const firm = 'Công ty Trách nhiệm hữu hạn Một thành viên Du lịch và Sự kiện Đường Chân Trời Phương Nam';

/** The address of a checkout for a hotel night. */
async function checkoutAddress(request: APIRequestContext): Promise<string> {
  const { slug } = await pickHotel(request, 4);
  return `/dat-cho?${await freeRoomQuery(request, slug, twoNights(70))}`;
}

test('ID-01: a guest registers, answers the mail, is greeted, signs out and in again', async ({
  page,
  request,
}) => {
  const { fullName, email } = newGuest();
  await registerAccount(page, { fullName, email }, '/chuyen-di');
  await visit(page, '/tai-khoan');
  await expect(page.getByRole('heading', { level: 1, name: `Chào ${fullName}` })).toBeVisible();
  await expectWholePage(page, 'tai-khoan');
  await page.getByRole('link', { name: 'Xem sổ điểm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Điểm tích lũy' })).toBeVisible();
  await expectWholePage(page, 'tai-khoan/diem');
  await visit(page, '/tai-khoan/du-lieu');
  await expectWholePage(page, 'tai-khoan/du-lieu');
  await visit(page, '/tai-khoan/lien-lac');
  await expectWholePage(page, 'tai-khoan/lien-lac');
  await visit(page, '/tai-khoan/nguoi-di');
  await expectWholePage(page, 'tai-khoan/nguoi-di');
  await visit(page, '/tai-khoan/cong-ty');
  await expectWholePage(page, 'tai-khoan/cong-ty');
  await page.getByLabel('Tên công ty').fill(firm);
  await page.getByLabel('Mã số thuế').fill('0100109106');
  await page.getByLabel('Địa chỉ').fill('1 Trần Phú, Hà Nội');
  await page.getByRole('button', { name: 'Mở tài khoản công ty' }).click();
  await expect(page.getByRole('heading', { level: 1, name: firm })).toBeVisible();
  const colleague = `dong.nghiep.co.ten.dai.${newGuest().email}`;
  await page.getByLabel('Email đồng nghiệp').fill(colleague);
  await page.getByRole('button', { name: 'Mời', exact: true }).click();
  await expect(page.getByRole('button', { name: `Rút lời mời ${colleague}` })).toBeVisible();
  await expectWholePage(page, 'tai-khoan/cong-ty/:firm');
  await openMail(page, colleague, 'mời bạn đặt chỗ');
  await followLink(page, 'Xem lời mời');
  await expect(page.getByText('đang đăng nhập bằng địa chỉ khác')).toBeVisible();
  await expectWholePage(page, 'loi-moi-cong-ty/:token');
  await page.goto(await checkoutAddress(request));
  await expect(page.getByText(`Đặt cho ${firm}`)).toBeVisible();
  await expectWholePage(page, 'dat-cho');
  await visit(page, '/tai-khoan/moi-ban');
  await expectWholePage(page, 'tai-khoan/moi-ban');
  const link = await page.getByText(/\/gioi-thieu\/[A-Z2-9]{8}$/).textContent();
  await visit(page, new URL(link ?? '').pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'Một người bạn mời bạn' })).toBeVisible();
  await expectWholePage(page, 'gioi-thieu/:referral');
  await makeAffiliate(email);
  await visit(page, '/tai-khoan/tiep-thi-lien-ket?trang=%2Fkhach-san');
  await expect(page.getByRole('heading', { level: 1, name: 'Tiếp thị liên kết' })).toBeVisible();
  await expectWholePage(page, 'tai-khoan/tiep-thi-lien-ket');
  await visit(page, '/khach-san');
  await page.getByRole('button', { name: 'Mở menu' }).click();
  const own = page.getByRole('navigation', { name: 'Của bạn' });
  await expect(own.getByRole('link', { name: 'Tài khoản' })).toContainText(fullName.split(' ').at(-1) ?? '');
  await visit(page, '/tai-khoan');
  await bringPasskeys(page);
  await page.getByLabel('Tên khóa').fill('Điện thoại của tôi');
  await page.getByRole('button', { name: 'Thêm khóa trên máy này' }).click();
  await expect(page.getByRole('button', { name: 'Bỏ khóa Điện thoại của tôi' })).toBeVisible();
  await leave(page);
  await page.goto('/tai-khoan');
  await wake(page);
  await page.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Chào ${fullName}` })).toBeVisible();
  await leave(page);
  await page.goto('/tai-khoan');
  await wake(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu').fill(accountPassword);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Chào ${fullName}` })).toBeVisible();
});

async function leave(page: Page): Promise<void> {
  await wake(page);
  await page.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('nv_guest');
}

/** Adds a virtual authenticator that stores passkeys and verifies its user. */
async function bringPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

/** Makes the owner of this mailbox an affiliate in the office. */
async function makeAffiliate(email: string): Promise<void> {
  const { db, close } = connect(databaseOf(process.env.E2E_DATA_DIR ?? '').url, { max: 1 });
  await createAffiliate(db, new Date(), { email }).finally(close);
}
