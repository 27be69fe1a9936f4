import { test as base, type Locator, type Page } from '@playwright/test';
import { emptyDevice, keepProcess, leaveBrowser, type SharedBrowser } from './shared-browser.ts';

export { expect } from '@playwright/test';

interface Options {
  /** Console messages that a test causes on purpose. */
  expectedErrors: RegExp[];
}

/** A visitor's browser: any complaint in its console fails the test. */
export const test = base.extend<Options & { complaints: string[] }, { shared: SharedBrowser }>({
  expectedErrors: [[], { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const shared: SharedBrowser = {};
      await use(shared);
      await shared.context?.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, shared, javaScriptEnabled, serviceWorkers, hasTouch, viewport, geolocation },
    use,
    testInfo,
  ) => {
    const { use: usual } = testInfo.project;
    const isUsual =
      javaScriptEnabled !== false &&
      geolocation === undefined &&
      serviceWorkers === usual.serviceWorkers &&
      hasTouch === (usual.hasTouch ?? false) &&
      viewport?.width === usual.viewport?.width;
    const context = (isUsual && shared.context) || (await browser.newContext());
    if (isUsual && !shared.context) Object.assign(shared, { context, kept: await keepProcess(context) });
    await use(context);
    // The screenshot of a failure is taken as the context closes.
    if (isUsual && testInfo.status === testInfo.expectedStatus) return leaveBrowser(shared);
    await context.close();
    if (isUsual) delete shared.context;
  },
  page: async ({ context, baseURL }, use) => {
    const page = await context.newPage();
    await emptyDevice(page, baseURL);
    await use(page);
  },
  complaints: [
    async ({ page, expectedErrors }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) complaints.push(text);
      };
      page.on('console', (message) => message.type() === 'error' && note(message.text()));
      page.on('pageerror', (error) => note(error.message));
      await use(complaints);
      base.expect(complaints, 'complaints in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * How often a page is polled for its state. Polling every frame, as Playwright would, makes the browser render for nothing; polling
 * from outside computes each role and name again.
 */
const asking = { polling: 50, timeout: 20_000 };

/** Opens a page and waits for hydration: the shell's cookie and the parts loaded last. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.cookie.includes('nv_colour_scheme='), null, asking);
  await wake(page);
}

/** Simulates a first interaction: the page then loads its deferred parts, and has them when this resolves. */
export async function wake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (!document.querySelector('section[aria-label="Thông báo"]')) {
        window.dispatchEvent(new Event('scroll'));
        return false;
      }
      // React marks hydrated elements.
      const isLive = (one: Element) => Object.keys(one).some((key) => key.startsWith('__react'));
      return [...document.querySelectorAll('body > * footer, header nav')].every((part) =>
        [part, ...part.querySelectorAll('a, button')].every(isLive),
      );
    },
    null,
    asking,
  );
}

/** Waits until a part is hydrated: React marks its elements. */
export async function untilLive(part: Locator): Promise<void> {
  const isLive = () =>
    part.evaluate((element) =>
      [element, ...element.querySelectorAll('a, button')].every((one) =>
        Object.keys(one).some((key) => key.startsWith('__react')),
      ),
    );
  // Usually immediate; the default, growing intervals would cost every visit half a second.
  await base.expect.poll(isLive, { intervals: [20, 50, 50, 100, 100, 250] }).toBe(true);
}

/** The shortest time in milliseconds that the guard of public forms accepts from a person. */
const quickest = 2600;

/** Whether a journey that is the same at every width is skipped at this one; E2E_EVERY_WIDTH=1 runs all at both. */
export function isSecondWidth(): boolean {
  return test.info().project.name !== 'phone' && !process.env.E2E_EVERY_WIDTH;
}

/** Waits until the guard of public forms accepts the visible form as filled in by a person. */
export async function takeTime(form: Locator): Promise<void> {
  const openedAt = Date.parse(await form.locator('input[name=openedAt]').inputValue());
  await form.page().waitForTimeout(Math.max(0, openedAt + quickest - Date.now()));
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 769;
}
