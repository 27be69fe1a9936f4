import type { Page } from '@playwright/test';
import { barriersIn } from './barriers.ts';
import { expect } from './visitor.ts';

/** One heading, a title, nothing wider than the screen, and nothing that bars a visitor. */
export async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/.+/);
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, 'nothing sticks out at the side').toBeLessThanOrEqual(client);
  expect(await barriersIn(page, 'content')).toEqual([]);
}
