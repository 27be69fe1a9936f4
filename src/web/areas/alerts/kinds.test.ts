import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAlerts } from '#modules/alerts/commands/check-alerts.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { alertMailJobs } from '#modules/mails/commands/alert-mail-jobs.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as page from './alert-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

async function newsTo(recipient: string) {
  for (const { name, data } of site.queue.sent.splice(0))
    await alertMailJobs.find(({ type }) => type.name === name)?.handle(site.app, data as never);
  return site.db
    .selectFrom('mails')
    .select('plain')
    .where('recipient', '=', recipient)
    .where('template', '=', 'alert_news')
    .orderBy('id')
    .execute();
}

/** A product of a kind, and a signed-in guest who has verified the mail address for the alert. */
async function watch(kind: 'tour' | 'cruise') {
  const { productId, unitIds } = await createProductOfKind(site.db, kind, {
    details: kind === 'tour' ? { departureFrom: 'Hà Nội', transport: ['Xe du lịch'] } : {},
  });
  const { slug } = await site.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const guest = await signInGuest(site);
  const asked = {
    path: `/bao-tin?san-pham=${getKind(kind).prefix.slice(1)}/${slug}`,
    cookie: guest.cookie,
  };
  const ask = (fields: Record<string, string>) =>
    callPage(site, page.action, {
      ...asked,
      form: {
        ...{
          from: '2026-12-10',
          to: kind === 'cruise' ? '2026-12-12' : '2026-12-11',
          rooms: '1',
          adults: '2',
        },
        ...{ email: guest.email, consent: 'on', openedAt: '2026-11-21T02:55:00.000Z', ...fields },
      },
    });
  const set = (table: 'daily_rates' | 'inventory', values: Record<string, number>) =>
    site.db
      .updateTable(table)
      .set(values as never)
      .where('unit_id', 'in', unitIds)
      .execute();
  return { guest, ask, set, asked };
}

test.each(['tour', 'cruise'] as const)('F16: a cheaper %s is reported, with its price', async (kind) => {
  const { guest, ask, set, asked } = await watch(kind);
  expect(await callPage(site, page.loader, asked)).toMatchObject({ product: expect.anything() });
  expect(redirectOf(await ask({ kind: 'price' }))[0]).toBe(303);
  await checkAlerts(site.app);
  expect(await newsTo(guest.email), 'nothing has changed').toEqual([]);
  await set('daily_rates', { price_vnd: 400_000, list_vnd: 400_000 });
  await checkAlerts(site.app);
  const [news, ...more] = await newsTo(guest.email);
  expect(more).toEqual([]);
  expect(news?.plain).toMatch(/[48]00\.000\s?₫/);
});

test.each(['tour', 'cruise'] as const)('F58: available places of a %s are reported, once', async (kind) => {
  const { guest, ask, set } = await watch(kind);
  await set('inventory', { allotment: 0 });
  expect(redirectOf(await ask({ kind: 'places' }))[0]).toBe(303);
  await checkAlerts(site.app);
  expect(await newsTo(guest.email)).toEqual([]);
  await set('inventory', { allotment: 5 });
  await checkAlerts(site.app);
  expect(await newsTo(guest.email)).toHaveLength(1);
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM alerts WHERE email = ${guest.email}`.execute(site.db);
  expect(rows).toEqual([{ state: 'ended' }]);
});
