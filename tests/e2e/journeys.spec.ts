import { addDays } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import {
  bookingBox,
  boxPrice,
  chooseDay,
  chooseDeparture,
  daysAhead,
  findDay,
  findProduct,
  nextTet,
  openFromList,
  openMoreOptions,
  readPrice,
  seePrice,
  setCount,
} from './support/booking-widget.ts';
import { fillCheckout, newGuest, readCode } from './support/guest.ts';
import { book, bookLink, openTrip, payByProvider, payByTransfer } from './support/payments.ts';
import { expect, isPhone, test } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.slow();

const phoneOnly = () =>
  test.skip(() => test.info().project.name !== 'phone', 'the layout of other widths has been seen');

test('a combo at Tết: the price follows the choice, and the trip says what was bought', async ({
  page,
  request,
}) => {
  const combo = await findProduct(request, 'voucher-combos', 'combo tết đà lạt');
  const day = await findDay(request, 'voucher-combos', combo.slug, {
    from: addDays(nextTet(), -2),
    places: 2,
  });
  await openFromList(page, 'voucher-combos', combo);
  const box = bookingBox(page);
  await chooseDay(page, 'Ngày đến', day);
  const plain = await seePrice(page);
  expect(plain.lines.map((line) => `${line.label}: ${line.reason}`).join('\n')).toMatch(/Tết/);
  await expect(page).toHaveURL(new RegExp(`from=${day}`));

  await setCount(page, 'Trẻ em', 1);
  await box.getByLabel('Bé 1').selectOption('8');
  await expect(page).toHaveURL(/ages=8/);
  await expect(boxPrice(page)).toContainText('Trẻ em: ');
  const withChild = await readPrice(boxPrice(page));
  expect(withChild.totalVnd).toBeGreaterThan(plain.totalVnd);
  if (isPhone(page))
    await expect(page.getByRole('region', { name: 'Giá và đặt chỗ' })).toContainText('1 trẻ em');
  await expectWholePage(page);

  await book(page);
  const kept = await readPrice(page.getByRole('region', { name: 'Chi tiết giá' }));
  expect(kept.lines.map(({ label }) => label)).toEqual(withChild.lines.map(({ label }) => label));
  expect(kept.totalVnd).toBe(withChild.totalVnd);
  await payByTransfer(page);
  await openTrip(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(combo.title);
  await expect(page.getByRole('main')).toContainText('2 người lớn, 1 trẻ em (8 tuổi)');
});

test.describe('on a phone', () => {
  phoneOnly();

  test('tickets: a small child is free, by height', async ({ page, request }) => {
    const park = await findProduct(request, 'attractions', 'cáp treo đà nẵng');
    const day = await findDay(request, 'attractions', park.slug, { from: daysAhead(12) });
    await openFromList(page, 'attractions', park);
    const box = bookingBox(page);
    await setCount(page, 'Trẻ em', 2);
    await box.getByLabel('Bé 1').fill('95');
    await box.getByLabel('Bé 2').fill('125');
    await chooseDay(page, 'Ngày dùng vé', day);
    const { lines } = await seePrice(page);
    expect(lines.filter((line) => line.amountVnd === 0)).toHaveLength(1);
    await expect(boxPrice(page)).toContainText('100 cm');
    await expectWholePage(page);
    await book(page);
    await payByProvider(page, 'Ví MoMo');
    await openTrip(page);
    await expect(page.getByText(/cao 95, 125 cm/)).toBeVisible();
  });

  test('a tour with a deposit: the balance and its due day are shown', async ({ page, request }) => {
    const tour = await findProduct(request, 'tours', 'sa pa fansipan');
    expect(tour.ratePlans[0]?.payMode, 'a tour that takes a deposit').toBe('deposit');
    const day = await findDay(request, 'tours', tour.slug, { from: daysAhead(35) });
    await openFromList(page, 'tours', tour);
    const box = bookingBox(page);
    await expect(boxPrice(page), 'U-45: the next departure is chosen on arrival').toBeVisible();
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Ngày khởi hành' })).toHaveCount(0);
    await chooseDeparture(page, day);
    await setCount(page, 'Trẻ em', 1);
    await box.getByLabel('Bé 1').selectOption('7');
    const { totalVnd, dueNowVnd } = await seePrice(page);
    expect(dueNowVnd).toBeGreaterThan(0);
    expect(dueNowVnd).toBeLessThan(totalVnd);
    await expect(boxPrice(page)).toContainText(/Còn lại, trước .+\d{4}/);
    await book(page);
    await payByProvider(page, 'VNPay');
    await openTrip(page);
    await expect(page.getByText(/^Còn [\d.]+\s₫, trả trước/)).toBeVisible();
    await page.getByRole('link', { name: /^Thanh toán [\d.]+\s₫/ }).click();
    await payByTransfer(page);
    await expect(page.getByText(`Chúng tôi đã nhận ${formatVnd(totalVnd)}`)).toBeVisible();
    await openTrip(page);
    await expect(page.getByText(/^Còn .*trả trước/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Thanh toán/ })).toHaveCount(0);
  });

  test('a cruise in two cabins with transfer, and the passenger list for the port', async ({
    page,
    request,
  }) => {
    const cruise = await findProduct(request, 'cruises', 'hạ long 2n1d 5 sao');
    const day = await findDay(request, 'cruises', cruise.slug, { from: daysAhead(9) });
    await openFromList(page, 'cruises', cruise);
    const box = bookingBox(page);
    await chooseDeparture(page, day);
    await setCount(page, 'Số cabin', 2);
    await setCount(page, 'Người lớn', 3);
    await setCount(page, 'Trẻ em', 1);
    await box.getByLabel('Bé 1').selectOption('6');
    await openMoreOptions(page);
    await box.getByRole('group', { name: 'Chọn thêm' }).getByRole('checkbox').first().check();
    const { lines, totalVnd } = await seePrice(page);
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator(`input[name="from"][value="${day}"]`) });
    await expect(row.last(), 'U-44: the row of the day says the total').toContainText(formatVnd(totalVnd));
    expect(lines.length).toBeGreaterThanOrEqual(3);
    await book(page);
    await payByProvider(page, 'ZaloPay');
    await expect(page.getByText(/^Cần thông tin của 4 khách/), 'told with the thanks').toBeVisible();
    await openTrip(page);
    await expect(page.getByText('Cần thông tin của 4 khách', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Điền danh sách' }).click();
    await expect(page).toHaveURL(/hanh-khach$/);
    await expectWholePage(page, 'chuyen-di/:code/hanh-khach');
    const people = ['Nguyễn Thu Hà', 'Trần Văn Minh', 'Nguyễn Thị Lan', 'Trần Bảo An'];
    for (const [index, name] of people.entries()) {
      const person = page.getByRole('group', { name: `Hành khách ${index + 1}` });
      await person.getByLabel('Họ và tên').fill(name);
      await person.getByLabel('Giới tính').selectOption(index === 1 ? 'male' : 'female');
      await person.getByLabel('Ngày', { exact: true }).fill('1');
      await person.getByLabel('Tháng').fill('5');
      await person.getByLabel('Năm').fill(index === 3 ? '2020' : '1988');
      await person.getByLabel('Số giấy tờ').fill(`00118800000${index}`);
    }
    await page.getByRole('button', { name: 'Lưu danh sách' }).click();
    await expect(page.getByText('Đã có đủ 4 khách.')).toBeVisible();
  });

  test('an experience at the chosen hour', async ({ page, request }) => {
    const lesson = await findProduct(request, 'experiences', 'lớp nấu ăn hội an');
    const day = await findDay(request, 'experiences', lesson.slug, { from: daysAhead(10) });
    await openFromList(page, 'experiences', lesson);
    await chooseDay(page, 'Ngày tham gia', day);
    await seePrice(page);
    const slot = lesson.units[1];
    await page
      .getByRole('main')
      .getByRole('radio', { name: slot?.title ?? '' })
      .check();
    await expect(page).toHaveURL(new RegExp(`unit=${slot?.id}`));
    await readPrice(boxPrice(page));
    await book(page);
    await expect(page.getByText(slot?.title ?? '', { exact: true })).toBeVisible();
    await payByProvider(page, 'VNPay');
    await openTrip(page);
    const hour = /\d\d:\d\d/.exec(slot?.title ?? '')?.[0] ?? '';
    await expect(page.getByText(new RegExp(`^${hour}, `))).toBeVisible();
  });

  test('a car from the airport: another time is priced again, and a flight number entered after the price is kept', async ({
    page,
    request,
  }) => {
    const car = await findProduct(request, 'cars', 'xe sân bay phú quốc');
    await openFromList(page, 'cars', car);
    const box = bookingBox(page);
    await page
      .getByRole('main')
      .getByRole('radio', { name: car.units[1]?.title ?? '' })
      .check();
    await chooseDay(page, 'Ngày đón', daysAhead(15));
    await box.getByLabel('Giờ đón').selectOption('14:30');
    await setCount(page, 'Số khách', 4);
    await openMoreOptions(page);
    await expect(box.locator('datalist option[value="Sân bay Phú Quốc"]'), 'U-46').toBeAttached();
    await box.getByLabel('Trả tại').fill('Khách sạn ở Bãi Trường');
    await box.getByLabel('Trả tại').blur();
    await seePrice(page);
    // Both in one task, before the page reacts to the change.
    await box.getByLabel('Giờ đón').evaluate((field: HTMLSelectElement) => {
      field.value = '15:00';
      field.closest('section')?.querySelector<HTMLElement>('a[href^="/dat-cho?"]')?.click();
    });
    await expect(page.getByText('Giá vừa được tính lại.')).toBeVisible();
    await expect(page).toHaveURL(/time=15%3A00/);
    await box.getByLabel('Số hiệu chuyến bay').fill('VN 1827');
    await book(page);
    await payByTransfer(page);
    await openTrip(page);
    for (const fact of [/^15:00, /, 'VN 1827', 'Khách sạn ở Bãi Trường'])
      await expect(page.getByText(fact, { exact: true })).toBeVisible();
  });

  test('a service by the package, with a deposit', async ({ page, request }) => {
    const gala = await findProduct(request, 'services', 'gala dinner bãi biển phú quốc');
    const day = await findDay(request, 'services', gala.slug, { from: daysAhead(50) });
    await openFromList(page, 'services', gala);
    const box = bookingBox(page);
    await chooseDay(page, 'Ngày', day);
    await setCount(page, 'Số khách', 40);
    await openMoreOptions(page);
    await box.getByRole('group', { name: 'Chọn thêm' }).getByRole('checkbox').first().check();
    const { totalVnd, dueNowVnd, lines } = await seePrice(page);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(dueNowVnd).toBeLessThan(totalVnd);
    await book(page);
    await payByProvider(page, 'Ví MoMo');
    await openTrip(page);
    await expect(page.getByText(/^Còn [\d.]+\s₫, trả trước/)).toBeVisible();
  });

  test('a service on request: nothing is paid, and the trip shows the deadline', async ({
    page,
    request,
  }) => {
    const craft = await findProduct(request, 'experiences', 'dệt lanh lùng tám');
    const day = await findDay(request, 'experiences', craft.slug, { from: daysAhead(20) });
    await openFromList(page, 'experiences', craft);
    await chooseDay(page, 'Ngày tham gia', day);
    await seePrice(page);
    await expect(boxPrice(page)).toContainText('Có chỗ rồi bạn mới trả tiền');
    await expect(bookLink(page)).toHaveText(/^Gửi yêu cầu/);
    await bookLink(page).click();
    await fillCheckout(page, newGuest());
    await page.getByRole('button', { name: 'Gửi yêu cầu', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Đã gửi yêu cầu đặt chỗ' })).toBeVisible();
    await expect(page.getByText('Chúng tôi đang hỏi nhà cung cấp')).toBeVisible();
    await expect(page.getByText(/^Bạn nhận câu trả lời trước \d\d:\d\d/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Chuyển khoản VietQR' })).toHaveCount(0);
    const code = await readCode(page);
    await page.goto(`/chuyen-di/${code}`);
    await expect(page.getByText(/^Nhà cung cấp trả lời trước \d\d:\d\d/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hủy đặt chỗ' })).toBeVisible();
  });
});
