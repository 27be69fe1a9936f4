import type { BrowserContext, Page } from '@playwright/test';

/**
 * The browser that one visitor after another uses. Nothing of a visitor is left in it; what stays are the site's files, which
 * never change: to fetch, compile and keep them anew is half of what a short visit costs.
 */
export interface SharedBrowser {
  context?: BrowserContext;
}

/** Closes what a visitor had open, and takes back what they were granted, and their cookies. */
export async function leaveBrowser(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.unrouteAll(),
    context.setOffline(false),
  ]);
}

/** Forgets what the visitor before left on the device; by a page that is empty yet, because theirs might write once more. */
export async function emptyDevice(page: Page, origin = ''): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,file_systems';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.detach();
}
