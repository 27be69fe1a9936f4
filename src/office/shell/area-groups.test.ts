import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { verbs } from '#reference-data/verbs.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { areaGroups } from './area-groups.ts';

let site: TestServer;
let visit: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  visit = await signInAs(site, 'tu-van');
}, 120_000);
afterAll(() => site.close());

const areas = areaGroups.flatMap((group) => group.areas);

/** Gives the signed-in user's role these rights and no others. */
async function allowOnly(...allowed: string[]): Promise<void> {
  const rights = json(Object.fromEntries(allowed.map((verb) => [verb, null])));
  await site.db.updateTable('staff_roles').set({ rights }).where('slug', '=', 'tu-van').execute();
}

test('every verb required by an area is one that a role can have', () => {
  for (const verb of areas.flatMap((area) => area.verbs ?? [])) expect(verbs).toHaveProperty([verb]);
});

describe.each(['nothing', ...Object.keys(verbs)])('with the right to %s', (verb) => {
  test('exactly the areas that need it are shown and open', async () => {
    await allowOnly(...(verb === 'nothing' ? [] : [verb]));
    const { body } = await visit.get('/viec');
    const wrong: string[] = [];
    for (const { to, verbs: any } of areas) {
      const isOpen = !any || any.includes(verb);
      if (body.includes(`href="/quan-tri${to}"`) !== isOpen) wrong.push(`${to} in the navigation`);
      // Pages open to everybody are requested once.
      if (!isOpen || (!any && verb !== 'nothing')) continue;
      const { statusCode } = await visit.get(to);
      if (statusCode !== 200) wrong.push(`${to} answers ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('with every right but the required one an area is hidden', async () => {
  for (const { to, verbs: any } of areas) {
    if (!any) continue;
    await allowOnly(...Object.keys(verbs).filter((verb) => !any.includes(verb)));
    expect((await visit.get(to)).statusCode, to).toBe(403);
  }
});
