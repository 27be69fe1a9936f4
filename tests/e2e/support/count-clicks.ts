import type { Page } from '@playwright/test';

/** Counts what a person clicks from now on, on whatever page; a form that the Enter key sends is no click. @returns how many so far */
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
