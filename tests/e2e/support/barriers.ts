import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * Accessibility faults for visitors with a screen reader, a keyboard, unsteady hands or weak sight, in a page's content or in the
 * shell around it. A frame's content is a page of its own, checked separately.
 */
export async function barriersIn(page: Page, part: 'content' | 'shell'): Promise<string[]> {
  const violations = await runAxe(
    page,
    part === 'content' ? { include: 'main', exclude: 'iframe' } : { exclude: ['main', 'iframe'] },
    { rules: { [targetSize]: { enabled: true } } },
  );
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== targetSize || (await isSmallInSight(page, target as string[]))) found.push(`${id}: ${html}`);
  return found;
}

/** Accessibility faults that may differ in another colour scheme, for a page that was already checked. */
export async function colourBarriersIn(page: Page): Promise<string[]> {
  const runOnly = ['color-contrast', 'link-in-text-block'];
  const violations = await runAxe(page, { exclude: 'iframe' }, { runOnly });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const targetSize = 'target-size';
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Injects axe into the page once and returns violations only. Style sheets are not fetched for it (`preload`): the only rule
 * that reads them is not enabled.
 */
async function runAxe(page: Page, context: Where, options: axe.RunOptions): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const asked = { ...options, resultTypes: ['violations'], preload: false } satisfies axe.RunOptions;
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = window as unknown as {
        axe: { run(where: Where, how: object): Promise<axe.AxeResults> };
      };
      return (await axe.run(where, how)).violations;
    },
    [context, asked] as const,
  );
}

/** Selectors to include, and to exclude within. */
interface Where {
  include?: string;
  exclude: string | string[];
}

/** Whether a target is still too small once scrolled out from below a bar or the edge of a row. */
async function isSmallInSight(page: Page, target: string[]): Promise<boolean> {
  const selector = target.at(-1) as string;
  const before = await page.evaluate(() => [window.scrollX, window.scrollY] as const);
  await page
    .locator(selector)
    .evaluate((element) =>
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
    );
  const violations = await runAxe(page, { include: selector, exclude: 'iframe' }, { runOnly: [targetSize] });
  await page.evaluate(([x, y]) => window.scrollTo({ left: x, top: y, behavior: 'instant' }), before);
  return violations.some(({ nodes }) => nodes.some((node) => node.target.at(-1) === selector));
}
