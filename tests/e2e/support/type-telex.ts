import type { Page } from '@playwright/test';

/**
 * Types into the field that has the focus as a Vietnamese keyboard of a desk does: letters one by one, and for each with a
 * mark its bare letter first, which a burst of Backspace and the whole letter then takes the place of.
 */
export async function typeTelex(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').replace('đ', 'd').replace('Đ', 'D');
    await page.keyboard.insertText(bare);
    if (bare === letter) continue;
    await page.keyboard.press('Backspace');
    await page.keyboard.insertText(letter);
  }
}
