import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** Loads the demo catalogue into an empty database, unless the installation asks for an empty one. */
export async function seedWhenEmpty(app: App, say: (line: string) => void): Promise<void> {
  if (app.config.CATALOGUE === 'empty') return;
  const settings = await app.db.selectFrom('site_settings').select('id').executeTakeFirst();
  if (settings) return;
  say('Loading the demo catalogue …');
  const { loadDemo } = await import('#demo/load/load-demo.ts');
  const { products } = await loadDemo(app.db, app.files, dayInVietnam(app.clock.now()));
  say(`Loaded ${products} products`);
}
