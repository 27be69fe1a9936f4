import type { CDPSession, Page } from '@playwright/test';

/** Screen emulation set through a session lasts only as long as the session. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Loads a page on a desktop screen, checks it, and checks it again on a phone's touch screen: the two of playwright.config.ts.
 * Where the server renders the same for both, one load is enough.
 */
export async function onBothScreens(
  page: Page,
  load: () => Promise<unknown>,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devtools);
  const setTouch = (enabled: boolean) => devtools.send('Emulation.setTouchEmulationEnabled', { enabled });
  // Before the load: only then does Chromium restore the mouse.
  await setTouch(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await load();
  await look('1440 px');
  await setTouch(true);
  await page.setViewportSize({ width: 375, height: 812 });
  // Resize observers are notified in the next frame, and render in the one after.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  );
  await look('375 px, touched');
}
