import { barriersIn } from './support/barriers.ts';
import { enterOffice } from './support/enter-office.ts';
import { newGuest } from './support/guest.ts';
import { holdRoom } from './support/hold-room.ts';
import { expect, test } from './support/visitor.ts';

// Of the connection that is cut, and of the fields left empty.
test.use({ expectedErrors: [/ERR_FAILED|status of 422/] });
test.slow();
test.skip(() => test.info().project.name !== 'desktop', 'keyboards stand on desks');

test('each button counts the chosen rows it can act on; a row has its own menu by key, and its guest is reminded once', async ({
  page,
  request,
}) => {
  const [one, two] = [await holdRoom(request), await holdRoom(request, 3)];
  await enterOffice(page, 'Điều hành');
  await page.goto('/quan-tri/dat-cho');
  const bar = page.getByRole('form', { name: 'Việc với các dòng đã chọn' });
  for (const { code } of [one, two]) await page.getByRole('checkbox', { name: `Chọn ${code}` }).check();
  await expect(bar.getByRole('button', { name: 'Nhắc tiền 2 dòng làm được' })).toBeEnabled();
  await expect(bar.getByRole('button', { name: 'Nhắc NCC 0 dòng làm được' })).toBeDisabled();
  await bar.getByRole('checkbox').check();
  await expect(bar.getByRole('button', { name: 'Nhắc NCC', exact: true })).toBeEnabled();
  await page.getByRole('link', { name: one.code }).focus();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  const menu = page.getByRole('list', { name: `Việc của dòng ${one.code}` });
  await page.keyboard.press('Shift+F10');
  await expect(menu.getByRole('link', { name: 'Mở' })).toBeFocused();
  expect(await barriersIn(page, 'content')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('link', { name: one.code })).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await menu.getByRole('link', { name: 'Nhắc tiền' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Nhắc tiền · 1 dòng' });
  await expect(sheet).toContainText(one.code);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Đã xong: 1/1 dòng.')).toBeVisible();
  await page.getByRole('link', { name: 'Về danh sách' }).click();
  await page.getByRole('button', { name: `Việc của dòng ${one.code}` }).click();
  await expect(menu.getByRole('link', { name: 'Gửi lại thư' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Nhắc tiền' })).toHaveCount(0);
});

test('what was done to many is undone by Ctrl+Z', async ({ page, request }) => {
  const { code } = await holdRoom(request);
  await enterOffice(page, 'Điều hành');
  await page.goto(`/quan-tri/dat-cho?viec=ghi-chu&ma=${code}`);
  const note = page.getByLabel('Ghi chú nội bộ');
  await note.fill('Đoàn chung');
  await note.press('Control+Enter');
  await expect(page.getByText('Đã xong: 1/1 dòng.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Đã hoàn tác: 1/1 dòng.')).toBeVisible();
});

test('a task that somebody takes stays in its place and is marked until it was looked at', async ({
  page,
}) => {
  await enterOffice(page, 'Điều hành');
  await page.goto('/quan-tri/viec');
  await expect(page.getByText('Trực tiếp')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Việc đang chờ' }).getByRole('checkbox');
  const before = await rows.count();
  const first = await rows.first().getAttribute('value');
  // Anyone who takes a task changes the list of the others.
  const taken = await page.request.post('/quan-tri/viec.data', {
    form: { do: 'take', id: String(first) },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(taken.ok()).toBe(true);
  await expect(page.locator(`#viec-${first}`)).toHaveClass(/row-changed/);
  expect(await rows.first().getAttribute('value')).toBe(first);
  expect(await rows.count()).toBe(before);
  await page.locator(`#viec-${first}`).hover();
  await page.mouse.move(0, 0);
  await expect(page.locator(`#viec-${first}`)).not.toHaveClass(/row-changed/);
});

test('a phone’s office is never wider than its window: the connection lost, a task gone meanwhile, its menu open', async ({
  page,
}) => {
  await enterOffice(page, 'Điều hành');
  const expectFit = async (when: string) => {
    for (const width of [320, 375, 640, 768, 900, 1200]) {
      await page.setViewportSize({ width, height: 812 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${when}, ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  const send = async (path: string, form: Record<string, string>) => {
    const headers = { origin: new URL(page.url()).origin };
    const sent = await page.request.post(`/quan-tri${path}.data`, { form, headers });
    expect(sent.ok()).toBe(true);
    return sent.text();
  };
  const { fullName: name, phone } = newGuest();
  const enquiry = await send('/yeu-cau/moi', { kind: 'goi-lai', name, phone, consent: 'on' });
  await send('/yeu-cau/moi', { kind: 'tu-van', name, phone, consent: 'on' });
  const task = page.getByRole('listitem').filter({ hasText: /YC\w{7}/.exec(enquiry)?.[0] ?? 'không có mã' });
  // A task is opened by the worker.
  await expect(async () => {
    await page.goto('/quan-tri/viec');
    await expect(task).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Trực tiếp')).toBeVisible();
  await send('/viec', {
    do: 'close',
    id: await task.getByRole('checkbox').inputValue(),
    reason: 'Khách đã gọi lại',
  });
  await expect(page.getByRole('button', { name: /dòng vừa đổi, sắp lại/ })).toBeVisible();
  await expectFit('a row gone');
  const menu = page.locator('summary', { hasText: 'Khác' }).first();
  await menu.click();
  await expectFit('its menu');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.route(/su-kien/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Nối lại' })).toBeVisible();
  await expectFit('lost');
});

/** Codes that a booking could have, and none has. */
const missing = [...'23456789'].flatMap((one, _, digits) => digits.map((other) => `DV22222${one}${other}`));

test('many rows are done to the end by themselves, batch after batch', async ({ page }) => {
  await enterOffice(page, 'Điều hành');
  await page.goto(
    `/quan-tri/dat-cho?viec=ghi-chu&${new URLSearchParams(missing.map((code) => ['ma', code]))}`,
  );
  await page.getByLabel('Ghi chú nội bộ').fill('Xe đón đổi giờ');
  await page.getByRole('button', { name: 'Áp dụng cho 64 dòng' }).click();
  await expect(page.getByText('Đã xong: 0/64 dòng, 64 dòng không làm được.')).toBeVisible();
});

test('many rows: a stop holds what is left, and what was done is undone', async ({ page, request }) => {
  await enterOffice(page, 'Điều hành');
  const { code } = await holdRoom(request);
  const chosen = new URLSearchParams([code, ...missing].map((one) => ['ma', one]));
  await page.goto(`/quan-tri/dat-cho?viec=ghi-chu&${chosen}`);
  let sent = 0;
  let release = () => {};
  const stopped = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/dat-cho\.data/, async (route) => {
    if (route.request().method() === 'POST' && ++sent === 2) await stopped;
    await route.continue();
  });
  const note = page.getByLabel('Ghi chú nội bộ');
  await note.fill('Xe đón đổi giờ');
  await note.press('Control+Enter');
  await page.getByRole('button', { name: 'Dừng' }).click();
  await expect(page.getByText('Đang dừng: 1/65 dòng, 24 dòng không làm được.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Làm tiếp/ })).toBeDisabled();
  release();
  await expect(page.getByText('Đã dừng: 1/65 dòng, 49 dòng không làm được.')).toBeVisible();
  expect(sent).toBe(2);
  await page.getByRole('button', { name: 'Hoàn tác 1 dòng' }).click();
  await expect(page.getByText('Đã hoàn tác: 1/1 dòng.')).toBeVisible();
});

test('F8 goes from wrong field to wrong field; Ctrl+Shift+↓ moves a row, and the focus with it, also at the end', async ({
  page,
}) => {
  await enterOffice(page, 'Quản trị');
  await page.goto('/quan-tri/yeu-cau/moi');
  await expect(page.getByText('Trực tiếp')).toBeVisible();
  await page.getByRole('button', { name: 'Ghi yêu cầu' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
  for (const name of ['phone', 'name', 'consent', 'phone']) {
    await page.keyboard.press('F8');
    await expect(page.locator(`[name=${name}][aria-invalid=true]`)).toBeFocused();
  }

  await page.goto('/quan-tri/trang-web/trang-chu');
  await expect(page.getByText('Trực tiếp')).toBeVisible();
  const rows = page.getByRole('group', { name: 'Các phần, từ trên xuống' }).getByRole('listitem');
  const last = (await rows.count()) - 1;
  const words = (await rows.nth(last - 1).textContent())?.replace(/, dòng \d+ .*/, '');
  const down = rows.nth(last - 1).locator('button[data-move=down]');
  await down.focus();
  await page.keyboard.press('Control+Shift+ArrowDown');
  await expect(rows.nth(last).locator('button[data-move=up]')).toBeFocused();
  expect((await rows.nth(last).textContent())?.replace(/, dòng \d+ .*/, '')).toBe(words);
  await page.keyboard.press('Control+Shift+ArrowUp');
  await expect(rows.nth(last - 1).locator('button[data-move=up]')).toBeFocused();
});

test.describe('a fault', () => {
  test.use({ expectedErrors: [/500/] });

  test('a page that fails says the fault’s code, which a button copies', async ({
    page,
    context,
    request,
  }) => {
    const { code } = await holdRoom(request);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterOffice(page, 'Điều hành');
    await expect(page.getByText('Trực tiếp')).toBeVisible();
    // A missing page's reply, with what the server says of a fault.
    const missing = await page.request.get('/quan-tri/dat-cho/DV1234567.data');
    const reply: unknown[] = JSON.parse((await missing.text()).split('\n')[0] ?? '');
    const error = reply.find((one) => Array.isArray(one) && one[0] === 'ErrorResponse') as unknown[];
    const at = reply.length;
    error[1] = at;
    reply[Number(error[2])] = 500;
    reply.push({ [`_${at + 1}`]: at + 2 }, 'code', 'ma-loi-thu');
    await page.route(/\/dat-cho\/DV\w+\.data/, (route) =>
      route.fulfill({
        status: 500,
        headers: { 'content-type': 'text/x-script', 'x-remix-response': 'yes' },
        body: `${JSON.stringify(reply)}\n`,
      }),
    );
    await page.getByRole('link', { name: 'Đặt chỗ' }).first().click();
    await page.getByRole('link', { name: code }).click();
    await expect(page.getByRole('heading', { name: 'Trang này vừa gặp lỗi' })).toBeVisible();
    await expect(page.getByText('Mã lỗi ma-loi-thu')).toBeVisible();
    await page.getByRole('button', { name: 'Chép mã lỗi' }).click();
    await expect(page.getByRole('button', { name: 'Đã chép' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ma-loi-thu');
  });
});

test('of the day that the keyboard is on in the calendar, what the site quotes is spoken', async ({
  page,
}) => {
  await enterOffice(page, 'Điều hành');
  await page.goto('/quan-tri/lich');
  const grid = page.getByRole('grid', { name: 'Lịch chỗ và giá' });
  const spoken = page.getByRole('status').filter({ hasNotText: 'Trực tiếp' });
  await grid.focus();
  for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowRight');
  // Not everything is sold on that day.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(spoken).toHaveText(/^Trang báo giá [\d.]+\s₫ cho .*đã gồm thuế phí/, { timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(spoken).toHaveCount(0);
});
