import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/visitor.ts';

/** On both sides of every breakpoint of the shell, and beyond the container (SHELL-11). */
const widths = [320, 375, 426, 427, 640, 641, 768, 769, 1023, 1024, 1338, 1339, 1438, 1439, 1920];

test('every part of the shell follows its breakpoints (SHELL-01, SHELL-02, SHELL-03, SHELL-05, SHELL-06, SHELL-11) @desktop', async ({
  page,
}) => {
  // One run goes through all widths.
  test.slow();
  await visit(page, '/');
  const seen: Record<number, Shell> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    seen[width] = await lookAt(page);
  }
  expect(seen).toEqual(Object.fromEntries(widths.map((width) => [width, expected(width)])));
  await page.setViewportSize({ width: 768, height: 1024 });
  const tile = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Đà Nẵng/ })
    .first()
    .boundingBox();
  expect(tile?.height, 'U-58: a destination is no half of a tablet').toBeLessThan(1024 / 3);
});

interface Shell {
  hasTopBar: boolean;
  drawerPercent: number;
  isSearchFullScreen: boolean;
  hasContactCards: boolean;
  haveCardsText: boolean;
  hasBottomBar: boolean;
  /** Of the page's content, without its padding. */
  isWithinContainer: boolean;
  overflows: boolean;
}

function expected(width: number): Shell {
  return {
    hasTopBar: width >= 1024,
    drawerPercent: width < 640 ? 100 : 55,
    isSearchFullScreen: width <= 426,
    hasContactCards: width >= 769,
    haveCardsText: width >= 1439,
    hasBottomBar: width <= 768,
    isWithinContainer: true,
    overflows: false,
  };
}

async function lookAt(page: Page): Promise<Shell> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const cards = page.getByRole('complementary', { name: 'Liên hệ nhanh' });
  const boxOf = async (name: string) => (await page.getByRole('dialog', { name }).boundingBox())?.width ?? 0;

  await page.getByRole('button', { name: 'Mở menu' }).click();
  await expect.poll(() => boxOf('Menu')).toBeGreaterThan(0);
  const drawerPercent = Math.round(((await boxOf('Menu')) / width) * 100);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tìm kiếm', exact: true }).click();
  await expect.poll(() => boxOf('Tìm kiếm')).toBeGreaterThan(0);
  const isSearchFullScreen = (await boxOf('Tìm kiếm')) === width;
  await page.keyboard.press('Escape');

  const hasContactCards = await cards.isVisible();
  const card = hasContactCards ? await cards.getByRole('link').first().boundingBox() : null;
  const content = await page.locator('main .container-page').nth(1).boundingBox();
  return {
    hasTopBar: await page.getByRole('button', { name: 'Hỗ trợ khách hàng' }).isVisible(),
    drawerPercent,
    isSearchFullScreen,
    hasContactCards,
    haveCardsText: (card?.width ?? 0) > 80,
    hasBottomBar: await page.getByRole('navigation', { name: 'Thao tác nhanh' }).isVisible(),
    isWithinContainer: (content?.width ?? 0) <= 1280,
    overflows: await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
  };
}
