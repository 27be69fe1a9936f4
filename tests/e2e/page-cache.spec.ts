import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { settings } from '#demo/catalogue/base/settings.ts';
import { withdrawProduct } from '#modules/catalog/commands/withdraw-product.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { connect } from '#platform/db/connect.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { type SiteProcess, startSite } from './site-process.ts';

test.describe('two server processes on one database', () => {
  test.skip(() => test.info().project.name === 'phone', 'no screen is looked at');
  test.setTimeout(90_000);

  test('keep pages in memory and drop them together when one changes', async ({ request }) => {
    const folder = mkdtempSync(join(tmpdir(), 'neo-viet-nodes-'));
    const database = await startEmbedded(join(folder, 'database'));
    const { db, close } = connect(database.url, { max: 2 });
    const nodes: SiteProcess[] = [];
    try {
      await migrate(database.url, 'db/migrations');
      await createCatalogue(db);
      await createBookableHotel(db);
      const { slug } = await db.selectFrom('products').select('slug').executeTakeFirstOrThrow();
      await db.transaction().execute((tx) => saveSettings(tx, settings));
      for (const name of ['one', 'other']) {
        const env = { CATALOGUE: 'empty', DATABASE_URL: database.url };
        nodes.push(await startSite(join(folder, name), env));
      }
      const statuses = () =>
        Promise.all(
          nodes.map(async (node) => (await request.get(`${node.address}/khach-san/${slug}.html`)).status()),
        );
      const change = (isBack: boolean) =>
        db.transaction().execute((tx) => withdrawProduct(tx, { kind: 'hotel', slug, isBack }));

      expect(await statuses()).toEqual([200, 200]);
      // Behind the commands' back nobody is told, so both still have the page: it really comes from memory.
      await db.updateTable('products').set({ status: false }).execute();
      expect(await statuses()).toEqual([200, 200]);
      await change(false);
      await expect.poll(statuses, { timeout: 3000 }).toEqual([410, 410]);
      await change(true);
      await expect.poll(statuses, { timeout: 3000 }).toEqual([200, 200]);
    } finally {
      for (const node of nodes) await node.stop();
      await close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
