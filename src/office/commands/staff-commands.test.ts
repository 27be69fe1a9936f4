import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaff } from '#modules/identity/accounts/create-staff.ts';
import { findStaffByEmail } from '#modules/identity/queries.ts';
import { beginCodes } from '#modules/identity/second-factor/codes.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
}, 120_000);
afterAll(() => site.close());

const run = (name: string, email: string) => runOffice(site.app, name, '--email', email);

test('a one-time link makes an administrator', async () => {
  const { lines } = await run('invite-administrator', 'moi@example.vn');
  const page = await site.get(new URL(lines[0] ?? '').pathname);
  expect([page.statusCode, page.body.includes('moi@example.vn')]).toEqual([200, true]);
});

test('the second factor of a person who lost their phone is removed', async () => {
  const draft = { email: 'tu@example.vn', name: 'Tú', password: 'mật khẩu đủ dài', role: 'ke-toan' };
  await site.db.transaction().execute((tx) => createStaff(tx, draft, site.clock.now()));
  const { id } = (await findStaffByEmail(site.db, draft.email)) ?? { id: '' };
  await beginCodes(site.app, id);
  const factors = () => site.db.selectFrom('second_factors').selectAll().where('user_id', '=', id).execute();
  expect(await factors()).toHaveLength(1);
  expect(await run('reset-second-factor', draft.email)).not.toHaveProperty('isRefused');
  expect(await factors()).toEqual([]);
  expect((await run('reset-second-factor', 'khong@example.vn')).isRefused).toBe(true);
});

test('signing out everywhere leads to the sign-in page', async () => {
  const visit = await signInAs(site, 'dieu-hanh');
  expect((await visit.get('/')).statusCode).toBe(200);
  const { email } = await site.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', visit.me.id)
    .executeTakeFirstOrThrow();
  await run('end-sessions', email ?? '');
  expect((await visit.get('/')).statusCode).toBe(302);
});
