import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceLive } from '#platform/live/live-feed.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let origin: string;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  origin = await site.server.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => site.close());

/** A user's open window: the events that it received, and how the stream ended. */
function listenAs(cookie: string, drawnAt = Date.now()) {
  const announced: string[] = [];
  let status = 0;
  let isOver = false;
  const call = get(`${origin}/quan-tri/su-kien?tu=${drawnAt}`, { headers: { cookie } }, (reply) => {
    status = reply.statusCode ?? 0;
    reply.setEncoding('utf8').on('data', (text: string) => announced.push(text));
    reply.on('close', () => {
      isOver = true;
    });
  });
  call.on('error', () => {});
  return {
    text: () => announced.join(''),
    status: () => status,
    isOver: () => isOver,
    close: () => call.destroy(),
  };
}

test('a signed-out client gets no events', async () => {
  const stranger = listenAs('');
  await expect.poll(stranger.status).toBe(401);
  expect(stranger.text()).toBe('');
});

test('a window gets changes, and new tasks only if its person can do them', async () => {
  const [adviser, accountant] = await Promise.all(
    ['tu-van', 'ke-toan'].map(async (role) => listenAs((await signInAs(site, role)).cookie)),
  );
  await expect.poll(() => [adviser?.status(), accountant?.status()]).toEqual([200, 200]);
  const opened = [{ id: 7, kind: 'enquiry', title: 'Gọi lại cho tôi' }];
  // Listening starts with the first window.
  await expect
    .poll(async () => {
      await announceLive(site.db, { tags: ['tasks'], opened });
      return adviser?.text();
    })
    .toContain('Gọi lại cho tôi');
  await expect.poll(() => accountant?.text()).toContain('"tags":["tasks"]');
  expect(accountant?.text()).not.toContain('Gọi lại');
  adviser?.close();
  accountant?.close();
});

test('one person has a limited number of windows', async () => {
  const { cookie } = await signInAs(site, 'quan-tri');
  const windows = Array.from({ length: 12 }, () => listenAs(cookie));
  await expect.poll(() => windows.filter((one) => one.status() === 200)).toHaveLength(12);
  const further = listenAs(cookie);
  await expect.poll(further.status).toBe(503);
  windows[0]?.close();
  await expect
    .poll(async () => {
      const again = listenAs(cookie);
      await expect.poll(again.status).not.toBe(0);
      return again.status();
    })
    .toBe(200);
  for (const one of windows) one.close();
});

test('changes between page and connection are sent, or a gap where they are unknown', async () => {
  const { cookie } = await signInAs(site, 'quan-tri');
  const before = listenAs(cookie);
  await expect
    .poll(async () => {
      await announceLive(site.db, { tags: ['money'] });
      return before.text();
    })
    .toContain('"tags":["money"]');
  const drawnAt = Date.now();
  await announceLive(site.db, { tags: ['stock'] });
  await expect.poll(before.text).toContain('"tags":["stock"]');
  const late = listenAs(cookie, drawnAt);
  await expect.poll(late.text).toContain('"tags":["stock"]');
  const yesterdays = listenAs(cookie, drawnAt - 86_400_000);
  await expect.poll(yesterdays.text).toContain('data: null');
  expect(late.text()).not.toContain('data: null');
  for (const one of [before, late, yesterdays]) one.close();
});
