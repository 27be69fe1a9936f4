import type { Locator, Page, Request } from '@playwright/test';

/** A visitor's steps from a wish to a voucher, counted while they are done. */
export interface CountedWay {
  tap(control: Locator): Promise<void>;
  /** The counts so far. */
  count(): { taps: number; loads: number; longScrolls: number };
  /** Number of requests for pages or their data during an action. */
  requestsDuring(doing: () => Promise<void>): Promise<number>;
}

/** Counts taps, page views, and scrolls of more than one screen to the next control. */
export function countWay(page: Page): CountedWay {
  const counts = { taps: 0, longScrolls: 0 };
  const paths = [new URL(page.url()).pathname];
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname } = new URL(frame.url());
    if (paths.at(-1) !== pathname) paths.push(pathname);
  });
  return {
    async tap(control) {
      await control.waitFor();
      if ((await screensAway(control)) > 1) counts.longScrolls++;
      counts.taps++;
      await control.click();
    },
    count: () => ({ ...counts, loads: paths.length }),
    async requestsDuring(doing) {
      let requests = 0;
      const note = (request: Request) => {
        const { pathname } = new URL(request.url());
        if (request.isNavigationRequest() || pathname.endsWith('.data')) requests++;
      };
      page.on('request', note);
      await doing();
      page.off('request', note);
      return requests;
    },
  };
}

/** Number of screens to scroll until a control is visible; 0 where it is. */
function screensAway(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(0, bottom - innerHeight, -top) / innerHeight;
  });
}
