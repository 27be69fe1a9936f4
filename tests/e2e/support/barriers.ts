import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * What a visitor with a screen reader, a keyboard, a shaky hand or weak sight would trip over, in the content of a page or
 * in the shell around it. What a frame shows is a page of its own, looked at by itself.
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

/** What of a page that was looked at already may be wrong in other colours. */
export async function colourBarriersIn(page: Page): Promise<string[]> {
  const runOnly = ['color-contrast', 'link-in-text-block'];
  const violations = await runAxe(page, { exclude: 'iframe' }, { runOnly });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const targetSize = 'target-size';
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Reads axe into the page once and asks it for what is wrong alone. Style sheets are not fetched anew for it (`preload`): the
 * one rule that reads them is not among those asked for.
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

/** Selectors of what is looked at and of what within it is not. */
interface Where {
  include?: string;
  exclude: string | string[];
}

/** Whether a target stays too small once it is scrolled out from below a bar or the edge of a row. */
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
