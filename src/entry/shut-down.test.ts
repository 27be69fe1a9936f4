import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookingBody } from '#tests/support/api-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { shutDown } from './shut-down.ts';

let site: TestServer;
let port = 0;
beforeAll(async () => {
  site = await createTestServer();
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.server.server.address() as AddressInfo);
});
afterAll(() => site.close());

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  text: string;
}

/** Sends a request over the agent's keep-alive connection. */
function ask(agent: Agent, path: string, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        method: body ? 'POST' : 'GET',
        headers: body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      },
      (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, connection: answer.headers.connection, text }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
}

test('R-14: shutdown is announced first, and every accepted request is answered', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0], from: '2026-12-01', to: '2026-12-02', quantity: 1, adults: 1 };
  const [booking, early, late] = Array.from(
    { length: 3 },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  const quoted = await ask(booking as Agent, '/api/v1/quotes', { items: [stay] });
  const { token } = JSON.parse(quoted.text) as { token: string };
  for (const agent of [early, late])
    expect((await ask(agent as Agent, '/healthz')).connection).toBe('keep-alive');
  expect((await ask(early as Agent, '/readyz')).status).toBe(200);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holding = site.db.transaction().execute(async (tx) => {
    await sql`SELECT FROM inventory WHERE unit_id = ${stay.unitId} FOR UPDATE`.execute(tx);
    await released;
  });
  const inProgress = ask(booking as Agent, '/api/v1/bookings', bookingBody(token));
  await sleep(200);
  const startedAt = performance.now();
  const left = shutDown(site.server, site.app, 0.5);

  expect(await ask(early as Agent, '/readyz')).toMatchObject({ status: 503, connection: 'close' });
  expect(await ask(new Agent(), '/api/v1/hotels?limit=1')).toMatchObject({
    status: 200,
    connection: 'close',
  });
  await sleep(200);
  release();
  await holding;
  expect(await inProgress).toMatchObject({ status: 201, connection: 'close' });
  await left;
  expect(performance.now() - startedAt).toBeLessThan(3000);
  await expect(ask(new Agent(), '/healthz')).rejects.toThrow('ECONNREFUSED');
  for (const agent of [booking, early, late]) agent?.destroy();
});
