import { barriersIn, colourBarriersIn } from './support/barriers.ts';
import { enterOffice } from './support/enter-office.ts';
import { newGuest } from './support/guest.ts';
import { onBothScreens } from './support/on-both-screens.ts';
import { expect, isPhone, takeTime, test, visit } from './support/visitor.ts';

test('OFF-01: a call-back appears on Hôm nay by itself, is claimed, answered and gone @once', async ({
  page,
  browser,
}) => {
  // What comes up by itself does so at every width.
  test.slow();
  // The browser's own notices, as far as the page can tell.
  await page.addInitScript(() => {
    const told: string[] = [];
    class Notice {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title: string) {
        told.push(title);
      }
    }
    Object.assign(window, { Notification: Notice, told });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await enterOffice(page, 'Tư vấn');
  await page.goto('/quan-tri/viec/bao-tin');
  await page.getByLabel('Hiện thông báo của trình duyệt').check();
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Đã lưu cách báo tin của bạn.')).toBeVisible();
  await page.goto('/quan-tri/');
  await expect(page.getByText('Trực tiếp')).toBeVisible();
  const all = page.getByRole('navigation', { name: 'Việc của ai' }).getByRole('link', { name: /^Tất cả/ });
  const countTasks = async () => Number(/\d+/.exec((await all.textContent()) ?? '')?.[0] ?? 0);
  const before = await countTasks();

  const guest = newGuest();
  const visitor = await (await browser.newContext()).newPage();
  await visit(visitor, '/yeu-cau?loai=goi-lai');
  await visitor.getByLabel('Họ và tên').fill(guest.fullName);
  await visitor.getByLabel('Số điện thoại').fill(guest.phone);
  await visitor.getByRole('checkbox', { name: /đồng ý/i }).check();
  await takeTime(visitor.locator('main'));
  await visitor.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(visitor).toHaveURL(/\/yeu-cau\/YC/);
  const code = visitor.url().match(/YC\w{7}/)?.[0] ?? '';

  const task = page.getByRole('listitem').filter({ hasText: code });
  await expect.poll(countTasks, 'without a reload').toBeGreaterThan(before);
  await expect.poll(told, 'as this person chose').not.toEqual([]);
  // The bell, by keyboard: opening is looking, and what was new stays marked until it is closed.
  const bell = page.locator('summary[aria-label^="Việc mới"]');
  const rung = page.locator('header details').getByRole('link', { name: new RegExp(code) });
  await expect(bell).toHaveAccessibleName(/chưa xem/);
  await bell.press('Enter');
  await expect(bell).toHaveAccessibleName('Việc mới');
  await expect(rung).toContainText('mới, ');
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await expect(rung).toBeHidden();
  // In the evening a call-back is due tomorrow, after tasks due tonight.
  if (!(await task.isVisible())) await page.getByRole('link', { name: /^Xem cả \d+ việc/ }).click();
  await expect(task).toBeVisible();
  await task.getByRole('button', { name: /^Nhận việc/ }).click();
  await task.getByRole('link', { name: /^Trả lời/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await page.getByLabel('Lời nhắn cho khách').fill('Chào chị Hà, em đã gọi và gửi chương trình cho chị.');
  await page.getByRole('button', { name: 'Gửi cho khách' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Đã gửi trả lời 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Hôm nay' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hôm nay' })).toBeVisible();
  await expect(task).toHaveCount(0);
});

test('OFF-01: it has no accessibility violation, light and dark @desktop', async ({ page }) => {
  // One visit looks at both screens.
  test.slow();
  await enterOffice(page, 'Điều hành');
  for (const path of ['', '/viec', '/viec/bao-tin', '/yeu-cau', '/yeu-cau/moi']) {
    const load = async () => {
      await page.goto(`/quan-tri${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await onBothScreens(page, load, async (screen) => {
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await barriersIn(page, 'content'), `${path}, ${screen}`).toEqual([]);
      expect(await barriersIn(page, 'shell'), `${path}, ${screen}`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await colourBarriersIn(page), `${path}, ${screen}, dark`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${path} is no wider than the window`).toBeLessThanOrEqual(0);
    });
  }
});

test('the keyboard reaches the whole page and lists its shortcuts; on a phone the search has the width of the screen', async ({
  page,
}) => {
  await enterOffice(page, 'Điều hành');
  await expect(page.getByText('Trực tiếp')).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox').first();
  await expect(search).toBeFocused();
  if (isPhone(page)) {
    expect((await search.boundingBox())?.width).toBeGreaterThan(320);
    return;
  }
  await page.keyboard.press('F6');
  await expect(page.getByRole('navigation', { name: 'Chính' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Control+/');
  const keys = page.getByRole('dialog', { name: 'Phím tắt' });
  await expect(keys.getByText('Sang báo giá')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});
