import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What a visitor with a screen reader, a keyboard, a shaky hand or weak sight would trip over, in the content of a page or
 * in the shell around it. Axe runs in its older way, which asks less of the browser and lacks only frames of other hosts.
 */
export async function barriersIn(page: Page, part: 'content' | 'shell'): Promise<string[]> {
  const axe = axeOf(page).options({
    resultTypes: ['violations'],
    rules: { [targetSize]: { enabled: true } },
  });
  const { violations } = await (part === 'content' ? axe.include('main') : axe.exclude('main')).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== targetSize || (await isSmallInSight(page, target as string[]))) found.push(`${id}: ${html}`);
  return found;
}

const targetSize = 'target-size';
/** What a frame shows is a page of its own, looked at by itself. */
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe');

/** Whether a target stays too small once it is scrolled out from below a bar or the edge of a row. */
async function isSmallInSight(page: Page, target: string[]): Promise<boolean> {
  const selector = target.at(-1) as string;
  const before = await page.evaluate(() => [window.scrollX, window.scrollY] as const);
  await page
    .locator(selector)
    .evaluate((element) =>
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
    );
  const { violations } = await axeOf(page).include(selector).withRules(targetSize).analyze();
  await page.evaluate(([x, y]) => window.scrollTo({ left: x, top: y, behavior: 'instant' }), before);
  return violations.some(({ nodes }) => nodes.some((node) => node.target.at(-1) === selector));
}
