import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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
  await expectNoBarriers(page);
}

/** What a visitor with a screen reader, a keyboard or weak sight would trip over; the shell has a test of its own. */
async function expectNoBarriers(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).include('main').options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
