import type { Page } from '@playwright/test';

/**
 * Types into the focused field as a Vietnamese desktop keyboard (Telex) does: letter by letter, and each accented letter first
 * as its bare letter, which a burst of Backspace and the accented letter then replaces.
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
