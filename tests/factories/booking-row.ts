import { randomInt, randomUUID } from 'node:crypto';
import { toStoredQuote } from '#modules/booking/stored-quote.ts';
import type { Executor } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';

const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const nothing = {
  ...{
    items: [],
    lines: [],
    total: 2_000_000,
    dueNow: 2_000_000,
    balanceDueOn: null,
    taxIncluded: 0,
    taxes: [],
  },
  ...{ promotion: null, cancellation: [], demand: [], vehicles: [] },
};

/** A bare booking with an empty hold, for tests that only need a reference. */
export async function createBookingRow(db: Executor): Promise<{ id: string; code: string }> {
  const code = `DV${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`;
  const [id, holdId] = [randomUUID(), randomUUID()];
  const expiresAt = new Date('2026-11-21T03:20:00Z');
  await db
    .insertInto('holds')
    .values({ id: holdId, state: 'active', expires_at: expiresAt, lapses_at: expiresAt })
    .execute();
  await db
    .insertInto('bookings')
    .values({
      id,
      code,
      state: 'held',
      hold_id: holdId,
      full_name: 'Nguyễn Thu Hà',
      phone: '+84912345678',
      email: 'ha@example.com',
      consents: json({}),
      quote: toStoredQuote(nothing),
      total_vnd: 2_000_000,
      due_now_vnd: 2_000_000,
      access_token_hash: '',
    })
    .execute();
  return { id, code };
}
