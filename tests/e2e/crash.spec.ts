import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { connect } from '#platform/db/connect.ts';
import { startEmbedded } from '#platform/db/embedded/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { addDays } from '#platform/time/days.ts';
import { signWebhook } from '#simulators/bank/sign-webhook.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookingBody } from '#tests/support/api-booking.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { twoNights } from './support/guest.ts';
import { databaseOf, type SiteProcess, startSite } from './support/site-process.ts';

const rooms = 12;
const bankSecret = 'the secret of the bank in tests';
const { checkIn, checkOut } = twoNights();

interface Held {
  code: string;
  accessToken: string;
  total: number;
}

/** Prepares a data folder with one hotel of a few rooms. @returns the id of its room type */
async function prepare(folder: string): Promise<number> {
  const database = await startEmbedded(folder);
  await migrate(database.url, 'db/migrations');
  const { db, close } = connect(database.url, { max: 2 });
  await createCatalogue(db);
  const days = { from: checkIn, to: addDays(checkIn, 5), allotment: rooms };
  const { unitIds } = await createBookableHotel(db, days);
  await close();
  await database.stop();
  return unitIds[0] as number;
}

test.describe('a killed server', () => {
  test.skip(() => test.info().project.name === 'phone', 'no screen is looked at');
  test.setTimeout(180_000);

  let folder = '';
  let site: SiteProcess | undefined;
  let unitId = 0;
  test.beforeAll(async () => {
    folder = makeDataFolder('crash');
    unitId = await prepare(folder);
  });
  test.afterAll(async () => {
    await site?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const open = async () => {
    site = await startSite(folder, { CATALOGUE: 'empty', BANK_WEBHOOK_SECRET: bankSecret });
    return site;
  };

  test('keeps every promise and sells nothing twice', async ({ request }) => {
    const url = (path: string) => `${site?.address}/api/v1/${path}`;
    const bearer = ({ accessToken }: Held) => ({ authorization: `Bearer ${accessToken}` });
    const send = (path: string, body: object, headers: Record<string, string> = {}) =>
      request.post(url(path), { data: body, headers: { 'idempotency-key': randomUUID(), ...headers } });
    /** An overloaded server answers with 503, and the same request may be sent again. */
    const read = async (held: Held) => {
      for (let tries = 1; ; tries++) {
        const reply = await request.get(url(`bookings/${held.code}`), { headers: bearer(held) });
        if (reply.status() !== 503 || tries === 5) return reply.json();
      }
    };
    const newQuote = async () => {
      const item = { unitId, from: checkIn, to: checkOut, quantity: 1, adults: 1 };
      return (await (await send('quotes', { items: [item] })).json()).token as string;
    };
    const refusals: string[] = [];
    const sendBooking = async (token: string) => {
      const headers = { 'idempotency-key': randomUUID() };
      for (let tries = 1; ; tries++) {
        const reply = await send('bookings', bookingBody(token), headers);
        if (reply.status() !== 503 || tries === 5) return reply;
      }
    };
    const book = async (token: string) => {
      const reply = await sendBooking(token);
      if (reply.status() !== 201) refusals.push(await reply.text());
      return reply.json() as Promise<Held>;
    };

    await open();
    const token = await newQuote();
    const paid = await book(token);
    await payByTransfer(request, paid);
    expect(await read(paid)).toMatchObject({ status: 'confirmed', paid: paid.total });
    const held = await book(token);

    const promised: Held[] = [];
    const rush = Array.from({ length: 8 }, async () => {
      const one = await book(token);
      promised.push(one);
      if (promised.length === 3) await site?.kill();
    });
    await Promise.allSettled(rush);
    expect(promised.length).toBeGreaterThanOrEqual(3);
    expect(refusals, `there are rooms for all of them\n${site?.said()}`).toEqual([]);

    await open();
    expect(site?.secondsToOpen).toBeLessThan(5);
    expect(await read(paid)).toMatchObject({ status: 'confirmed', paid: paid.total, dueNow: 0 });
    for (const one of [held, ...promised])
      expect(await read(one)).toMatchObject({ status: 'held', total: one.total });

    const { db, close } = connect(databaseOf(folder).url, { max: 2 });
    expect(await brokenInvariants(db)).toEqual({});
    const taken = await db.selectFrom('bookings').select('id').execute();
    const statuses: number[] = [];
    for (let left = rooms - taken.length + 2; left > 0; left--) {
      const reply = await sendBooking(token);
      statuses.push(reply.status());
      if (left > 2 && reply.status() !== 201) refusals.push(await reply.text());
    }
    expect(refusals).toEqual([]);
    expect(statuses).toEqual([...Array(rooms - taken.length).fill(201), 409, 409]);

    await sql`
      UPDATE holds SET expires_at = now() - INTERVAL '1 hour', lapses_at = now() - INTERVAL '55 minutes'
      WHERE id = (SELECT hold_id FROM bookings WHERE code = ${held.code})`.execute(db);
    await expect.poll(async () => (await read(held)).status, { timeout: 40_000 }).toBe('expired');
    expect(await brokenInvariants(db)).toEqual({});
    await close();

    // A power failure: the database is killed together with the server.
    const database = databaseOf(folder);
    await site?.kill();
    process.kill(database.pid, 'SIGKILL');
    await open();
    expect(await read(paid)).toMatchObject({ status: 'confirmed', paid: paid.total });
    expect(await read(held)).toMatchObject({ status: 'expired' });
    expect((await send('bookings', bookingBody(await newQuote()))).status()).toBe(201);
  });

  async function payByTransfer(request: APIRequestContext, { code, accessToken }: Held) {
    const started = await request.post(`${site?.address}/api/v1/bookings/${code}/payments`, {
      data: { method: 'vietqr' },
      headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() },
    });
    const { amount, qr } = await started.json();
    const transfer = { amountVnd: amount as number, content: qr.transferContent as string };
    const { rawBody, headers } = signWebhook(bankSecret, transfer, new Date());
    const reply = await request.post(`${site?.address}/api/v1/payments/bank/webhook`, {
      data: rawBody,
      headers,
    });
    expect(reply.status()).toBe(200);
  }
});
