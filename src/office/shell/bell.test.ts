import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let lan: OfficeVisit;
let ha: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  lan = await signInAs(site, 'tu-van');
  ha = await signInAs(site, 'dieu-hanh');
}, 120_000);
afterAll(() => site.close());

async function openTask(kind: string, objectId: string) {
  const now = site.clock.now();
  await site.db
    .insertInto('tasks')
    .values({
      ...{ kind, object_id: objectId, title: `Việc ${objectId}`, about: 'vừa tới' },
      ...{ due_at: new Date(now.getTime() + 3_600_000), opened_at: now },
    })
    .execute();
}
/** What the bell says on a page, and the tasks it lists. */
async function bellOf(visit: OfficeVisit) {
  const { body } = await visit.get('/toi');
  const bell = body.slice(body.indexOf('Việc mới'), body.indexOf('Xem mọi việc'));
  return {
    newest: /name="moi" value="(\d+)"/.exec(body)?.[1] ?? '',
    says: /(Việc mới[^"]*)"/.exec(bell)?.[1],
    titles: [...bell.matchAll(/>(Việc [A-Z0-9]+)</g)].map(([, title]) => title),
  };
}

test('the bell counts what came since somebody last looked, for each by themselves, and only what they may do', async () => {
  await openTask('enquiry', 'YC1');
  site.clock.advance({ minutes: 1 });
  await openTask('enquiry', 'YC2');
  await openTask('refund-approval', 'R1');
  const drawn = await bellOf(lan);
  expect(drawn).toMatchObject({ says: 'Việc mới: 2 chưa xem', titles: ['Việc YC2', 'Việc YC1'] });
  site.clock.advance({ minutes: 1 });
  const seen = await lan.post('/chuong', { moi: drawn.newest });
  expect([seen.statusCode, seen.headers.location]).toEqual([302, '/quan-tri/viec']);
  expect(await bellOf(lan)).toMatchObject({ says: 'Việc mới', titles: ['Việc YC2', 'Việc YC1'] });
  expect((await bellOf(ha)).says).toMatch(/[23] chưa xem/);
  site.clock.advance({ minutes: 1 });
  await openTask('enquiry', 'YC3');
  expect((await bellOf(lan)).says).toBe('Việc mới: 1 chưa xem');
});

test('what came after the page was drawn stays new, what was seen stays seen, and nonsense marks nothing', async () => {
  const { newest } = await bellOf(lan);
  site.clock.advance({ minutes: 1 });
  await openTask('enquiry', 'YC4');
  const later = await bellOf(lan);
  await lan.post('/chuong', { moi: newest });
  expect((await bellOf(lan)).says).toBe('Việc mới: 1 chưa xem');
  for (const moi of ['', 'zz', '-1', '9'.repeat(30), '1e9', '999999999']) await lan.post('/chuong', { moi });
  expect((await bellOf(lan)).says).toBe('Việc mới: 1 chưa xem');
  await lan.post('/chuong', { moi: later.newest });
  await lan.post('/chuong', { moi: newest });
  expect((await bellOf(lan)).says).toBe('Việc mới');
});

test('what is older than a day is not new to somebody who looks for the first time', async () => {
  site.clock.advance({ hours: 25 });
  const accountant = await signInAs(site, 'quan-tri');
  expect((await bellOf(accountant)).says).toBe('Việc mới');
});
