import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { expect, test, visit } from './support/visitor.ts';

test('U-01, WAY-02: the first prices with their products are on the first screen of a phone @phone', async ({
  page,
}) => {
  // A phone has the smallest screen.
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/');
  const offers = page.getByRole('region', { name: 'Khách sạn còn phòng' }).first();
  await expect(offers.getByText(/^Giá cho \d+.*–.* · 2 khách/)).toBeVisible();
  for (const card of (await offers.getByRole('article').all()).slice(0, 2)) {
    await expect(card).toContainText(/\d\s₫/);
    const box = await card.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(748);
  }
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const lines = await titles.evaluateAll((all) =>
    all.map((one) => [
      one.textContent,
      Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    ]),
  );
  expect(
    lines.filter(([, count]) => Number(count) > 2),
    'U-03: a title has the row but for an arrow',
  ).toEqual([]);
  const all = await page.getByRole('main').getByRole('link', { name: 'Tất cả tour' }).first().boundingBox();
  expect(all?.width, 'U-03').toBeLessThanOrEqual(48);
  // Parts that come late change the page; who has not pressed anything yet has no focus to lose.
  await page.evaluate(async () => {
    document.querySelector('main')?.append(document.createElement('p'));
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});

test('WAY-01: offers use the days that the device remembers, and their totals are those of the hotel @once', async ({
  page,
}) => {
  // A device remembers alike at every width.
  const from = addDays(dayInVietnam(new Date()), 40);
  const to = addDays(from, 3);
  await visit(page, `/khach-san?from=${from}&to=${to}&rooms=1&adults=3`);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => localStorage.getItem('nv_trip') !== null);
  await visit(page, '/');
  const offers = page.getByRole('region', { name: 'Khách sạn còn phòng' }).first();
  await expect(offers.getByText(/^Giá cho .* · 3 khách/)).toBeVisible();
  const card = offers.getByRole('article').first();
  await expect(card).toContainText('3 đêm, 3 khách');
  const link = card.getByRole('link');
  await expect(link).toHaveAttribute('href', new RegExp(`from=${from}&to=${to}.*adults=3`));
  const total = /[\d.]+\s₫/.exec((await card.textContent()) ?? '')?.[0] ?? '-';
  await link.click();
  await expect(page).toHaveURL(/\.html\?/);
  await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible();
});
