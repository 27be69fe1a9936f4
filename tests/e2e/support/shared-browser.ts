import type { BrowserContext, Page } from '@playwright/test';

/**
 * The browser that one visitor after another uses. Nothing of a visitor is left in it; what stays are the site's files, which
 * never change: to fetch, compile and keep them anew is half of what a short visit costs.
 */
export interface SharedBrowser {
  context?: BrowserContext;
  /** Without scripts of its own, and never closed. */
  kept?: Page;
}

/**
 * Opens a page of the site that stays: the process that draws its pages (one for all of them, by the flag in
 * playwright.config.ts) lives as long, with what it has compiled. Begun anew for each visitor it takes a fifth more.
 */
export async function keepProcess(context: BrowserContext): Promise<Page> {
  const kept = await context.newPage();
  await kept.goto('/robots.txt');
  return kept;
}

/** Closes what a visitor had open, and takes back what they were granted, and their cookies. */
export async function leaveBrowser({ context, kept }: SharedBrowser): Promise<void> {
  if (!context) return;
  const visited = context.pages().filter((page) => page !== kept);
  await Promise.all(visited.map((page) => page.close()));
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
