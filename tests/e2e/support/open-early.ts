import type { Page } from '@playwright/test';

/** Opens a page whose scripts are held back until the returned function is called. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path);
  return resolve;
}
