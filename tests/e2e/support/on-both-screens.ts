import type { CDPSession, Page } from '@playwright/test';

/** What a session tells of a page's screen holds as long as the session. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Loads a page on a desk's screen, looks, and looks again on a phone's, which is touched: the two of playwright.config.ts.
 * For what the server draws alike for both, one load does for both.
 */
export async function onBothScreens(
  page: Page,
  load: () => Promise<unknown>,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devtools);
  const setTouch = (enabled: boolean) => devtools.send('Emulation.setTouchEmulationEnabled', { enabled });
  // Before the load: only then does Chromium give the page its mouse back.
  await setTouch(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await load();
  await look('1440 px');
  await setTouch(true);
  await page.setViewportSize({ width: 375, height: 812 });
  // What watches its own size is told in the next frame, and draws in the one after.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  );
  await look('375 px, touched');
}
