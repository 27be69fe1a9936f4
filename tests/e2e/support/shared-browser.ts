import type { BrowserContext, Page } from '@playwright/test';

/**
 * The browser that visitors share one after another. All data of a visitor is removed; the site's immutable files stay cached: to
 * fetch, compile and store them again is half the cost of a short visit.
 */
export interface SharedBrowser {
  context?: BrowserContext;
  /** A page without scripts of its own that is never closed. */
  kept?: Page;
}

/**
 * Opens a page of the site and keeps it open: the renderer process (one for all pages, by the flag in playwright.config.ts) lives
 * as long, with its compiled code. Starting one per visitor takes a fifth more time.
 */
export async function keepProcess(context: BrowserContext): Promise<Page> {
  const kept = await context.newPage();
  await kept.goto('/robots.txt');
  return kept;
}

/** Closes a visitor's pages, and clears their permissions and cookies. */
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

/** Clears the former visitor's storage on the device; from a still empty page, because theirs might write once more. */
export async function emptyDevice(page: Page, origin = ''): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,file_systems';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.detach();
}
