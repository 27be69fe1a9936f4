import type { Page } from '@playwright/test';

/** Counts a user's clicks from now on, on any page; submitting a form by Enter is no click. @returns a function with the count so far */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('noteClick', () => {
    clicks++;
  });
  const listen = () =>
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) (window as unknown as { noteClick(): void }).noteClick();
      },
      true,
    );
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => clicks;
}
