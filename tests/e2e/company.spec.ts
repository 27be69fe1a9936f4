import { rmSync } from 'node:fs';
import { type Browser, type Page, test } from '@playwright/test';
import { makeDataFolder } from '../support/data-folder.ts';
import { daysAhead } from './support/booking-widget.ts';
import { fillCheckout, newGuest, readCode } from './support/guest.ts';
import { addPlan, makeProduct, type NewProduct } from './support/make-product.ts';
import { newProducts } from './support/new-company.ts';
import { passMonths } from './support/pass-months.ts';
import { bookLink, payByTransfer } from './support/payments.ts';
import { sheetOf300 } from './support/sheet-of-300.ts';
import { type SiteProcess, startSite } from './support/site-process.ts';
import { expect, visit } from './support/visitor.ts';

const boss = { OFFICE_EMAIL: 'chu@mayxanh.example', OFFICE_PASSWORD: 'Mây xanh đi chơi 2026' };
const pictures = ['beach-boats-dawn-1', 'stay-fire-cabins-dusk-1', 'old-town-river-night-1'];
const folder = makeDataFolder('company');
const paths: Record<string, string> = {};
let site: SiteProcess;
let office: Page;
let guest: Page;

test.describe.configure({ mode: 'serial' });
test.skip(() => test.info().project.name !== 'desktop', 'a company sits at a desk');
test.slow();

async function open(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: site.address, locale: 'vi-VN' })).newPage();
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  if (test.info().project.name !== 'desktop') return;
  site = await startSite(folder, { CATALOGUE: 'empty', ...boss });
  [office, guest] = [await open(browser), await open(browser)];
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const save = (name: RegExp | string) => office.getByRole('button', { name }).click();
const fill = (label: string, text: string) => office.getByLabel(label, { exact: true }).fill(text);
const says = (words: string | RegExp) => expect(office.getByText(words).first()).toBeVisible();

/** Books a product at the day's price on its own page, and pays. @returns the code of the booking */
async function bookAndPay(path: string, query: Record<string, string>): Promise<string> {
  await visit(guest, `${path}?${new URLSearchParams(query)}`);
  await bookLink(guest).first().click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
  await fillCheckout(guest, newGuest());
  await guest.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  const code = await readCode(guest);
  await payByTransfer(guest);
  return code;
}

async function make(product: NewProduct): Promise<string> {
  const { id, path } = await makeProduct(office, product);
  paths[product.kind] = path;
  if (product.kind !== 'combo') await addPlan(office);
  return id;
}

test('a company fills in an empty site, in the browser only: its data, its pictures, a hotel, a cruise, a tour and a Tết combo of them', async () => {
  await office.goto('/quan-tri');
  await office.getByLabel('Thư điện tử công ty').fill(boss.OFFICE_EMAIL);
  await office.getByLabel('Mật khẩu').fill(boss.OFFICE_PASSWORD);
  await save('Tiếp tục');
  await expect(office.getByRole('heading', { level: 2, name: 'Mở cửa hàng' })).toBeVisible();

  await office.getByRole('link', { name: 'Tên và giấy tờ công ty' }).click();
  await fill('Tên thương hiệu', 'Mây Xanh');
  await fill('Câu giới thiệu ngắn', 'Đi chậm, ở kỹ');
  await fill('Giới thiệu', 'Mây Xanh đưa bạn ra vịnh.');
  await fill('Địa chỉ trụ sở', '12 Hàng Than, Ba Đình, Hà Nội');
  await fill('Người đại diện', 'Trần Thị Mây');
  await fill('Tên pháp lý', 'Công ty TNHH Du lịch Mây Xanh');
  for (const label of ['Mã số thuế', 'Số đăng ký kinh doanh']) await fill(label, '0109876543');
  await fill('Ngày đăng ký', '2021-03-08');
  for (const label of ['Nơi đăng ký', 'Nơi cấp giấy phép']) await fill(label, 'Hà Nội');
  await fill('Số giấy phép lữ hành', '01-2345/2021');
  await office.getByLabel(/^Trang dùng thử/).uncheck();
  await save('Lưu, hiện trên trang ngay');
  await says('Đã lưu.');

  await office.getByRole('link', { name: /^Ngân hàng/ }).click();
  await save('Thêm mục');
  const account = office.getByRole('listitem').filter({ has: office.getByPlaceholder('Số tài khoản') });
  await account.getByRole('combobox').selectOption('Vietcombank');
  await account.getByPlaceholder('Số tài khoản').fill('0011001234567');
  await account.getByPlaceholder('Chủ tài khoản').fill('CONG TY DU LICH MAY XANH');
  await save('Lưu, hiện trên trang ngay');
  await says('Đã lưu.');

  await office.goto('/quan-tri/nha-cung-cap/moi');
  for (const box of await office.getByRole('group', { name: 'Loại dịch vụ' }).getByRole('checkbox').all())
    await box.check();
  await fill('Tên gọi', 'Mây Xanh');
  await fill('Tên pháp nhân', 'Công ty TNHH Du lịch Mây Xanh');
  await fill('Email nhận đặt chỗ', 'cho@mayxanh.example');
  await save('Thêm nhà cung cấp');
  await expect(office.getByRole('heading', { level: 1, name: 'Mây Xanh' })).toBeVisible();

  await office.goto('/quan-tri/hinh-anh');
  await office
    .getByLabel('Chọn hình từ máy')
    .setInputFiles(pictures.map((name) => `demo/pictures/${name}.webp`));
  for (const words of ['Thuyền thúng lúc bình minh', 'Nhà gỗ lúc chiều', 'Phố cổ về đêm']) {
    await office.getByLabel('Hình cho thấy gì?').first().fill(words);
    await office.getByRole('button', { name: 'Lưu mô tả' }).first().click();
    await says(`Đã lưu: ${words}`);
  }

  const ids: Record<string, string> = {};
  for (const kind of ['hotel', 'cruise', 'tour', 'combo'] as const) ids[kind] = await make(newProducts[kind]);
  // The combo consists of a night in each.
  for (const [title, day] of [
    ['Nhà Mây Hạ Long, Phòng Vịnh', '1'],
    ['Du thuyền Mây Trôi, Cabin ban công', '2'],
  ] as const) {
    await office.getByLabel('Thêm', { exact: true }).selectOption({ label: title });
    await office.locator('[name="fromDay.new"]').fill(day);
    await save('Thêm vào combo');
    await expect(office.locator('b').filter({ hasText: title })).toBeVisible();
  }
  await office.getByRole('link', { name: 'Thêm gói giá' }).click();
  await addPlan(office);

  for (const kind of ['hotel', 'combo']) {
    await office.goto(`/quan-tri/san-pham/${ids[kind]}/luat/moi`);
    await office.getByRole('link', { name: '29 Tết – mùng 5' }).click();
    await expect(office.getByLabel('Từ', { exact: true })).toHaveValue('29/12');
    await save('Xem giá đổi ra sao');
    await save(/^Lưu luật, đổi giá \d+ ngày/);
    await says(/Đã lưu luật giá, \d+ ngày có giá mới/);
  }
});

test('it imports 300 products, writes an article with two of its own, changes menu and home page, opens its year, sells to guests, sees its margin, and closes its month', async () => {
  test.setTimeout(180_000);
  await office.goto('/quan-tri/nhap-xuat');
  await office.locator('[name=sheet]').selectOption({ label: 'Sản phẩm: Vé tham quan' });
  await office.getByLabel('Tệp CSV hoặc XLSX').setInputFiles(await sheetOf300(office));
  await save('Tải lên để kiểm tra');
  await save('Kiểm tra, chưa đổi gì');
  await office.getByLabel('Lý do').fill('Danh mục vé năm nay');
  await save('Nhập 300 dòng');

  // The job runs in the background meanwhile.
  await says(/Đang nhập|Đã nhập/);
  const sheet = office.url();
  await office.goto('/quan-tri/trang-web');
  // Rows of a list are moved, and a newly added one is removed again.
  const names = office.getByLabel(/^Menu chính, dòng \d+: Tên$/);
  await expect(names.first()).toBeVisible();
  const count = await names.count();
  await names.first().fill('Trang nhà');
  await save('Menu chính, dòng 1 xuống dưới');
  await expect(names.nth(1)).toHaveValue('Trang nhà');
  await office.getByRole('group', { name: 'Menu chính' }).getByRole('button', { name: 'Thêm mục' }).click();
  await save(`Bỏ Menu chính, dòng ${count + 1}`);
  await expect(names).toHaveCount(count);
  await save(/^Lưu/);
  await says(/Đã lưu/);
  await office.goto('/quan-tri/trang-web/trang-chu');
  const combos = office.getByRole('listitem').filter({ has: office.getByText('Combo', { exact: true }) });
  await combos.getByLabel(/Tiêu đề$/).fill('Combo của Mây');
  await save(/^Lưu/);
  await says(/Đã lưu/);

  await office.goto('/quan-tri/noi-dung/moi');
  await fill('Tên bài', 'Ba ngày trên vịnh');
  await fill('Tóm tắt', 'Một đêm nhà, một đêm tàu.');
  await fill('Chuyên mục', 'Kinh nghiệm');
  await office.getByLabel('Nội dung', { exact: true }).fill('## Đi đâu\n\nRa vịnh chậm thôi.\n\n');
  for (const title of ['Nhà Mây Hạ Long', 'Du thuyền Mây Trôi']) {
    await save('Chèn sản phẩm');
    await office
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(title) })
      .click();
  }
  await save('Lưu bản nháp');
  await office.waitForURL(/bai-viet\/ba-ngay-tren-vinh/);
  await save('Lưu và đưa lên trang');
  await says('Đã đưa lên trang, khách đọc được ngay.');
  await guest.goto('/cam-nang-du-lich');
  await guest.getByRole('link', { name: 'Ba ngày trên vịnh' }).first().click();
  for (const title of ['Nhà Mây Hạ Long', 'Du thuyền Mây Trôi'])
    await expect(guest.getByRole('link', { name: title }).first()).toBeVisible();

  // A year of the grid, and a room's cost; a combo's margin is derived from its components.
  await office.goto(`/quan-tri/lich?tim=Nhà Mây&tu=${daysAhead(330)}`);
  await says('Phòng Vịnh');
  await expect(office.getByText('1.200').first(), 'almost a year ahead').toBeVisible();
  // A price is typed into a cell and filled over the next two days by the block's corner.
  const cell = (column: number) => office.locator(`#cell-0-${column}`);
  await office.getByLabel('Việc', { exact: true }).selectOption('gia');
  await cell(0).click();
  await office.keyboard.type('1300000');
  await save('Áp cho 1 ô');
  await expect(cell(0)).toContainText('1.300');
  await cell(0).click();
  await cell(0).locator('[data-fill]').hover();
  await office.mouse.down();
  await cell(2).hover();
  await office.mouse.up();
  await save('Xem trước');
  await says(/^Giá: 2 ô/);
  await save(/^Áp cho 2 ô/);
  await says(/^Đã chép/);
  await expect(cell(2)).toContainText('1.300');
  await expect(cell(3)).toContainText('1.200');

  // A place's position is picked on a map.
  await office.goto('/quan-tri/danh-muc/diem-den/moi');
  await save('Chọn trên bản đồ');
  await save('Lấy điểm giữa bản đồ');
  await says(/^Đã chọn \d/);
  await expect(office.locator('[name=lat]')).toHaveValue(/^\d+\.\d+$/);
  await office.goto('/quan-tri/nha-cung-cap/may-xanh');
  await office.getByRole('link', { name: 'Giá vốn, hoa hồng' }).click();
  await office.getByLabel('Cách tính').selectOption({ label: 'Hoa hồng trên giá bán' });
  await fill('Bao nhiêu', '20');
  await office.getByRole('button', { name: 'Thêm', exact: true }).click();
  await says(/^Đã thêm\. Đặt chỗ thành công từ lúc này/);

  // A guest finds the hotel by its name and pays.
  await visit(guest, '/');
  for (const words of ['Trang nhà', 'Combo của Mây'])
    await expect(guest.getByText(words).first()).toBeVisible();
  const search = guest.getByRole('main').getByRole('search').getByRole('form');
  await search.getByRole('button', { name: /^Ở đâu/ }).click();
  await guest.getByRole('combobox', { name: /^Ở đâu/ }).fill('nhà mây');
  await guest.getByRole('option', { name: /Nhà Mây Hạ Long/ }).click();
  await expect(guest).toHaveURL(/nha-may-ha-long/);
  const code = await bookAndPay(paths.hotel ?? '', { from: daysAhead(8), to: daysAhead(10), adults: '2' });
  await office.goto(`/quan-tri/dat-cho/${code}`);
  await expect(office.getByRole('heading', { name: 'Giá vốn, lãi gộp' })).toBeVisible();
  await expect(office.getByText('480.000').first(), 'a fifth of two nights').toBeVisible();

  // Moves everything past the end of the month.
  await passMonths(folder);
  await office.goto('/quan-tri/cong-no/may-xanh');
  await save(/^Chốt \d\d\/\d{4}, 1\.920\.000/);
  await says(/Đã chốt/);
  await office.goto('/quan-tri/bao-cao');
  await expect(office.getByText('2.400.000').first()).toBeVisible();

  await office.goto(sheet);
  await expect(office.getByText('Hoàn tác 300 dòng')).toBeVisible({ timeout: 60_000 });
  await visit(guest, '/ve-tham-quan');
  await expect(guest.getByText(/300 (vé|điểm|kết quả)/).first()).toBeVisible();

  // Nothing of another company, and no placeholder text.
  for (const path of ['/', '/lien-he', '/page/gioi-thieu', ...Object.values(paths)]) {
    const html = await (await guest.request.get(path)).text();
    expect(html, path).not.toMatch(/Nẻo Việt|Tên thương hiệu|chưa điền|\{\{\w+\}\}/);
  }
});

test('its other kinds are created from scratch as well, and each of the eight is booked by a guest', async () => {
  test.setTimeout(180_000);
  for (const kind of ['attraction', 'experience', 'car', 'service'] as const) await make(newProducts[kind]);
  const from = daysAhead(15);
  const trips: Record<string, Record<string, string>> = {
    cruise: { from, adults: '2' },
    tour: { from, adults: '2' },
    combo: { from, adults: '2' },
    attraction: { from, adults: '2' },
    experience: { from, adults: '2' },
    car: { from, time: '09:00', adults: '2' },
    service: { from, quantity: '1' },
  };
  for (const [kind, query] of Object.entries(trips))
    await test.step(kind, async () => {
      expect(await bookAndPay(paths[kind] ?? '', query)).toMatch(/^DV/);
    });
});
