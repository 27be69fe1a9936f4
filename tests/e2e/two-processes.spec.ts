import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withdrawProduct } from '#modules/catalog/commands/products.ts';
import { saveMediaFiles } from '#modules/media/commands/save-media-files.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { connect } from '#platform/db/connect.ts';
import { startEmbedded } from '#platform/db/embedded/embedded.ts';
import { freePort } from '#platform/db/free-port.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { staff } from '#tests/factories/staff.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { type SiteProcess, startSite } from './support/site-process.ts';
import { expect, test, visit } from './support/visitor.ts';

/** Other names of this machine, which a browser treats as different hosts. */
async function threeHosts(): Promise<
  Record<'PORT' | 'PUBLIC_URL' | 'API_URL' | 'CDN_URL' | 'MEDIA_URL', string>
> {
  const port = await freePort();
  const at = (host: string) => `http://${host}:${port}`;
  return {
    PORT: String(port),
    PUBLIC_URL: at('127.0.0.1'),
    API_URL: at('api.localhost'),
    CDN_URL: at('tep.localhost'),
    MEDIA_URL: at('anh.localhost'),
  };
}

test.describe('two server processes on one database', () => {
  test.describe.configure({ mode: 'default' });
  test.skip(() => test.info().project.name === 'phone', 'no screen is looked at');
  test.setTimeout(90_000);

  const nodes: SiteProcess[] = [];
  const stops: (() => unknown)[] = [];
  let hosts: Awaited<ReturnType<typeof threeHosts>>;
  let db: ReturnType<typeof connect>['db'];
  let slug: string;

  test.beforeAll(async () => {
    const folder = makeDataFolder('nodes');
    stops.push(() => rmSync(folder, { recursive: true, force: true }));
    const database = await startEmbedded(join(folder, 'database'));
    stops.push(() => database.stop());
    const connection = connect(database.url, { max: 2 });
    stops.push(() => connection.close());
    db = connection.db;
    await migrate(database.url, 'db/migrations');
    await createCatalogue(db);
    await createBookableHotel(db);
    ({ slug } = await db.selectFrom('products').select('slug').executeTakeFirstOrThrow());
    const picture = { id: 'bien', path: '/media/bien.webp', alt: 'Biển', width: 1200, height: 800, bytes: 9 };
    await db.transaction().execute(async (tx) => {
      await saveSettings(tx, settings);
      await saveMediaFiles(tx, [{ ...picture, haze: '#0b6e69' }]);
      const hotels = await tx.selectFrom('products').select('id').where('kind', '=', 'hotel').execute();
      const shown = hotels.map(({ id }) => ({ product_id: id, media_id: 'bien', position: 0, alt: 'Biển' }));
      await tx.insertInto('product_images').values(shown).execute();
    });
    hosts = await threeHosts();
    for (const [name, env] of Object.entries({ one: {}, other: hosts })) {
      cpSync('public/pwa-may-tinh.webp', join(folder, name, 'media/bien.webp'));
      const node = await startSite(join(folder, name), {
        CATALOGUE: 'empty',
        DATABASE_URL: database.url,
        ...env,
      });
      stops.push(() => node.stop());
      nodes.push(node);
    }
  });
  test.afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  test('cache pages and invalidate them together when one changes', async ({ request }) => {
    const replies = () =>
      Promise.all(nodes.map(({ address }) => request.get(`${address}/khach-san/${slug}.html`)));
    const statuses = async () => (await replies()).map((reply) => reply.status());
    const ages = async () => (await replies()).map((reply) => Number(reply.headers().age ?? 0));
    const change = (isBack: boolean) =>
      db
        .transaction()
        .execute((tx) =>
          withdrawProduct(tx, { kind: 'hotel', slug, isBack, actor: staff('lan') }, new Date()),
        );

    // The startup jobs recount prices and invalidate caches; afterwards a page stays cached.
    await expect.poll(async () => Math.min(...(await ages()))).toBeGreaterThanOrEqual(1);
    expect(await statuses()).toEqual([200, 200]);
    // A write without a command announces nothing, so both processes still serve the page: it really comes from memory.
    await db.updateTable('products').set({ status: false }).execute();
    expect(await statuses()).toEqual([200, 200]);
    await change(false);
    await expect.poll(statuses, { timeout: 3000 }).toEqual([410, 410]);
    await change(true);
    await expect.poll(statuses, { timeout: 3000 }).toEqual([200, 200]);
  });

  test('FORM-02: one build serves with API and files on other hosts as well as on its own', async ({
    page,
  }) => {
    const html = await (await page.request.get(`${hosts.PUBLIC_URL}/khach-san`)).text();
    for (const [name, url] of [
      ['api', hosts.API_URL],
      ['media', hosts.MEDIA_URL],
      ['cdn', hosts.CDN_URL],
    ])
      expect(html, 'told to its scripts').toContain(` data-${name}="${url}"`);
    // Fonts, scripts and styles, in tags and in the router's own data; icons come only from the page's own host.
    expect(html).toContain(`href="${hosts.CDN_URL}/assets/`);
    expect(html).toContain(`import("${hosts.CDN_URL}/assets/`);
    expect(html.match(/"\/assets\/[^"]+\.(?:js|css|woff)/g)).toBeNull();
    expect(html.match(/(?<!\/\/[\w.:-]+)\/img\?url=/g)).toBeNull();
    expect(html).toContain(`${hosts.MEDIA_URL}/img?url=`);

    const requested: URL[] = [];
    page.on('request', (request) => requested.push(new URL(request.url())));
    const originsOf = (path: RegExp) => [
      ...new Set(requested.filter(({ pathname }) => path.test(pathname)).map(({ origin }) => origin)),
    ];
    await visit(page, `${hosts.PUBLIC_URL}/khach-san`);
    await page.getByRole('button', { name: 'Tìm kiếm', exact: true }).first().click();
    const suggestions = page.waitForResponse((reply) =>
      reply.url().startsWith(`${hosts.API_URL}/api/v1/hotels?`),
    );
    await page.getByRole('dialog', { name: 'Tìm kiếm' }).getByRole('combobox').fill('khách sạn');
    expect(await (await suggestions).json()).toHaveProperty('results');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator(`main a[href^="/khach-san/${slug}.html"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${slug}\\.html`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect(originsOf(/^\/assets\/.*\.(js|css|woff)$/)).toEqual([hosts.CDN_URL]);
    expect(originsOf(/^\/api\//)).toEqual([hosts.API_URL]);
    expect(originsOf(/\.data$/)).toEqual([hosts.PUBLIC_URL]);
  });
});
