import type { Page } from '@playwright/test';
import { barriersIn } from './barriers.ts';
import { keyboardFaultsIn } from './keyboard-faults.ts';
import { expect } from './visitor.ts';

/**
 * One heading, a title, nothing wider than the screen, and nothing that bars a visitor or is lost to the keyboard. `route` is which page of
 * src/web/routes.ts is looked at, where the address does not stand in the table of pages.spec.ts.
 */
export async function expectWholePage(page: Page, route?: string): Promise<void> {
  if (route !== undefined) await expect(page).toHaveURL((url) => addressesOf(route).test(url.pathname));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/.+/);
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, 'nothing sticks out at the side').toBeLessThanOrEqual(client);
  expect(await barriersIn(page, 'content')).toEqual([]);
  expect(await keyboardFaultsIn(page), 'by keyboard').toEqual([]);
}

/** The addresses of a route: what stands for ':code' and the like is any one part. */
export function addressesOf(route: string): RegExp {
  return new RegExp(`^/${route.replace(/:[a-z]+/g, '[^/]+')}$`);
}
