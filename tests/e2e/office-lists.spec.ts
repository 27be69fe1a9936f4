import { barriersIn } from './support/barriers.ts';
import { enterOffice } from './support/enter-office.ts';
import { holdRoom } from './support/hold-room.ts';
import { expect, test } from './support/visitor.ts';

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
