import type { CDPSession, Page } from '@playwright/test';
import { isPhone } from './visitor.ts';

/** What a page is told by lives as long as its session. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * From a desk's screen to a phone's, which is touched, or back: the two of playwright.config.ts. What is drawn by the width
 * or the finger is drawn anew when this resolves; for what the server draws alike for both, one visit does for both.
 */
export async function turnScreen(page: Page): Promise<void> {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devtools);
  const toPhone = !isPhone(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: toPhone });
  await page.setViewportSize(toPhone ? { width: 375, height: 812 } : { width: 1440, height: 900 });
  // What watches its own size is told in the next frame, and draws in the one after.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  );
}
