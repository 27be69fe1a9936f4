import type { Page } from '@playwright/test';

/**
 * What is cut off, or sticks out of its place or of the screen, with letters twice as large (WCAG 1.4.4): in the open dialog, else in
 * the page. What scrolls sideways by itself may be longer.
 */
export async function cutByLargeLetters(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const setSize = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await devtools.send('Page.enable');
  await setSize(32);
  const faults = await page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const scrollsSideways = (element: Element): boolean =>
      element !== root &&
      // The body of a dialog scrolls, but not sideways.
      element.parentElement !== root &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.clientWidth <= screen) ||
        (element.parentElement !== null && scrollsSideways(element.parentElement)));
    const drawn = document.createElement('canvas').getContext('2d');
    /** Whether the hint of an empty field is longer than the field. */
    const hasLongHint = (field: HTMLInputElement) => {
      const { fontSize, fontFamily } = getComputedStyle(field, '::placeholder');
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      if (!drawn || !field.placeholder || !field.checkVisibility()) return false;
      drawn.font = `${fontSize} ${fontFamily}`;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return drawn.measureText(field.placeholder).width > room;
    };
    const hints = [...root.querySelectorAll('input')].filter(hasLongHint);
    const found = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const hasWords = [...element.childNodes].some((one) => one.nodeType === 3 && one.textContent?.trim());
      if (!hasWords || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      if (element.closest('.sr-only, .drawing') || scrollsSideways(element)) return false;
      const { left, right } = element.getBoundingClientRect();
      const isOff = right > screen + 1 || (left < -1 && right > 0);
      return isOff || (element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1);
    });
    const isWide = [document.documentElement, root, ...root.children].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1,
    );
    return [
      ...(isWide ? ['wider than the screen'] : []),
      ...[...found, ...hints].map(({ outerHTML }) => outerHTML.slice(0, 160)),
    ];
  });
  await setSize(16);
  await devtools.detach();
  return faults;
}
