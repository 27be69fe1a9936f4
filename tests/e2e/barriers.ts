import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What a visitor with a screen reader, a keyboard or weak sight would trip over, in the content of a page or in the shell
 * around it. Axe runs in its older way, which asks less of the browser and lacks only frames of other hosts.
 */
export async function barriersIn(page: Page, part: 'content' | 'shell'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (part === 'content' ? axe.include('main') : axe.exclude('main')).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
