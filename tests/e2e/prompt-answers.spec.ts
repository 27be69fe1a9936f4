import type { Locator, Page } from '@playwright/test';
import { daysAhead } from './support/booking-widget.ts';
import { expect, isPhone, test, untilLive, visit, wake } from './support/visitor.ts';

/**
 * A phone with a processor four times slower has to answer a press within 200 ms. Times differ from machine to machine, so these
 * journeys count what a press makes the browser do.
 */
const path = '/khach-san/khach-san-hai-mien-my-khe.html';
const stay = `from=${daysAhead(20)}&to=${daysAhead(22)}&adults=2`;

declare global {
  interface Window {
    /** How many components were rendered since the page came. */
    rendered: number;
    /** How many files each task asked for. */
    askedFor: number[];
    /** How many parts each task drew. */
    drew: number[];
    /** Which other parts were live when a pressed one answered. */
    liveBefore: string[];
  }
}

/** What React tells its developer tools of a component. */
interface Fiber {
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** Counts what React renders, as its developer tools do. */
async function countRendered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const performedWork = 1;
    window.rendered = 0;
    const count = (fiber: Fiber) => {
      if (fiber.flags & performedWork) window.rendered++;
      if (fiber.child === fiber.alternate?.child) return;
      for (let child = fiber.child; child; child = child.sibling) if (child !== child.alternate) count(child);
    };
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => count(root.current),
      onPostCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

/** How many components React renders in the task of a press or of a focus; what comes meanwhile is not counted. */
async function renderedBy(control: Locator, act: 'click' | 'focus'): Promise<number> {
  return control.evaluate(async (element: HTMLElement, act) => {
    const before = window.rendered;
    element[act]();
    for (let turn = 0; turn < 10; turn++) await null;
    return window.rendered - before;
  }, act);
}

test('a calendar opens before its days are drawn, and a day that is pointed at draws only what changes', async ({
  page,
}) => {
  await countRendered(page);
  await visit(page, '/');
  const button = page.getByRole('form', { name: 'Tìm khách sạn' }).getByRole('button', { name: /^Ngày/ });
  const atOnce = await button.evaluate(async (button: HTMLElement) => {
    button.click();
    // React renders what a press asks for in the same task.
    for (let turn = 0; turn < 10; turn++) await null;
    const sheet = document.querySelector('dialog[open]');
    return { isOpen: sheet !== null, days: sheet?.querySelectorAll('[data-day]').length };
  });
  expect(atOnce).toEqual({ isOpen: true, days: 0 });
  const sheet = page.getByRole('dialog', { name: 'Chọn ngày' });
  const day = sheet.locator(`[data-day="${daysAhead(3)}"]`);
  await expect(day).toBeVisible();
  expect(await renderedBy(day, 'focus')).toBeLessThan(20);
  const { sheets, isFooterStyled } = await page.evaluate(() => ({
    sheets: [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
    isFooterStyled: document.querySelector('footer a')?.checkVisibility({ contentVisibilityAuto: true }),
  }));
  expect(new Set(sheets).size, `each style sheet once: ${sheets}`).toBe(sheets.length);
  expect(isFooterStyled, 'what is far below an open dialog').toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.locator('footer a').first()).toBeVisible();
});

test('what is pressed first is hydrated before all that the press wakes @phone', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => document.cookie.includes('nv_colour_scheme='));
  await page.evaluate(() => {
    const isLive = (one: Element | null) =>
      one !== null && Object.keys(one).some((key) => /^__react/.test(key));
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return;
      const others = ['[data-held=HiddenTripBar]', 'footer a', '#con-phong'];
      window.liveBefore = others.filter((one) => isLive(document.querySelector(one)));
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  });
  await page.getByRole('form', { name: 'Tìm khách sạn' }).getByRole('button', { name: /^Ngày/ }).click();
  await expect(page.getByRole('dialog', { name: 'Chọn ngày' })).toBeVisible();
  expect(await page.evaluate(() => window.liveBefore)).toEqual([]);
  // Then the others follow.
  await page.keyboard.press('Escape');
  await wake(page);
});

test('a chosen plan renders what shows it, not the whole page', async ({ page }) => {
  await countRendered(page);
  await visit(page, `${path}?${stay}`);
  const plan = page.getByRole('article').getByRole('radio').nth(1);
  await plan.scrollIntoViewIfNeeded();
  await untilLive(page.getByRole('article').first());
  const rendered = await renderedBy(plan, 'click');
  await expect(plan).toBeChecked();
  expect(rendered).toBeGreaterThan(0);
  expect(rendered).toBeLessThan(60);
});

test('what a visitor wakes comes in small tasks', async ({ page }) => {
  await page.addInitScript(() => {
    window.askedFor = [];
    window.drew = [];
    // On a busy machine the eight seconds after which all is rendered at once may be over before.
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0, ...more: unknown[]) =>
        setTimeout(act, ms === 8000 ? 600_000 : ms, ...more),
    });
    const isFile = (node: Node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload';
    new MutationObserver((records) => {
      const files = records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFile));
      if (files.length > 0) window.askedFor.push(files.length);
      const parts = records.filter(
        ({ type, target }) => type === 'attributes' && target !== document.documentElement,
      );
      if (parts.length > 0) window.drew.push(parts.length);
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-drawn'] });
  });
  await visit(page, `/khach-san?${stay}`);
  await page.locator('html[data-drawn]').waitFor();
  const { askedFor, drew } = await page.evaluate(() => ({ askedFor: window.askedFor, drew: window.drew }));
  expect(Math.max(...askedFor), String(askedFor)).toBeLessThanOrEqual(28);
  expect(drew.length, 'cards below the first screen').toBeGreaterThan(isPhone(page) ? 5 : 3);
  expect(Math.max(...drew), 'one part at a time').toBe(1);
});
