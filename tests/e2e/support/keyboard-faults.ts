import type { Page } from '@playwright/test';

/**
 * Keyboard faults of a page: focusable elements without a visible focus ring, or hidden when focused (below a fixed bar, beside the
 * screen). The real tab order is tested by the walks of the daily screens; here all focusable elements are focused one after the
 * other, in a hundredth of the time.
 */
export async function keyboardFaultsIn(page: Page): Promise<string[]> {
  // After the first key press the browser shows focus rings.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex="0"], [contenteditable=true]',
    );
    const faults: string[] = [];
    const rings = (one: Element | null) => {
      if (!one) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(one);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    };
    /** Whether the middle or a corner of the visible part is not covered by anything. */
    const isInSight = (element: HTMLElement) => {
      const [box] = element.getClientRects();
      if (!box) return false;
      const around = element.closest('label, tr, li') ?? element;
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
      const [width, height] = [
        Math.min(innerWidth, box.right) - left,
        Math.min(innerHeight, box.bottom) - top,
      ];
      const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
      return spots.some(([x, y]) => {
        const there = document.elementFromPoint(left + width * x, top + height * y);
        return there !== null && (around.contains(there) || there.contains(element));
      });
    };
    // A modal dialog traps the focus.
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    for (const element of stops) {
      if (element.tabIndex < 0 || element.closest('[inert]') || (dialog && !dialog.contains(element)))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) continue;
      element.focus();
      // Without smooth scrolling.
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const focused = document.activeElement as HTMLElement | null;
      if (focused !== element) {
        faults.push(`cannot be focused: ${element.outerHTML.slice(0, 160)}`);
        continue;
      }
      // The focus ring may be on an ancestor, such as a row or a checkbox's label.
      if (![element, element.parentElement, element.closest('tr, label, li, form')].some(rings))
        faults.push(`no ring: ${element.outerHTML.slice(0, 160)}`);
      if (!isInSight(element)) faults.push(`out of sight: ${element.outerHTML.slice(0, 160)}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    return faults;
  });
}
