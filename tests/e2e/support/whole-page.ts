import type { Page } from '@playwright/test';
import { barriersIn } from './barriers.ts';
import { keyboardFaultsIn } from './keyboard-faults.ts';
import { expect } from './visitor.ts';

/**
 * Checks a page: one heading, a title, no horizontal overflow, and no accessibility or keyboard faults. `route` is the route of
 * src/web/routes.ts, where the address is not in the table of pages.spec.ts.
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

/** A pattern of a route's addresses: ':code' and the like match any one segment. */
export function addressesOf(route: string): RegExp {
  return new RegExp(`^/${route.replace(/:[a-z]+/g, '[^/]+')}$`);
}
