import type { APIRequestContext } from '@playwright/test';
import { sql } from 'kysely';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { connect } from '#platform/db/connect.ts';
import { createLogger } from '#platform/log/create-logger.ts';
import { createWorker } from '#platform/queue/queue.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { type Guest, pickHotel, twoNights } from './guest.ts';
import { takeMoney } from './office.ts';
import { databaseOf } from './site-process.ts';
import { expect } from './visitor.ts';

/** A paid stay that ended yesterday, with its review invitation being sent. @returns the hotel */
export async function finishTrip(
  request: APIRequestContext,
  guest: Guest,
): Promise<{ slug: string; url: string }> {
  const hotel = await pickHotel(request, 6);
  const { checkIn: from, checkOut: to } = twoNights(95);
  const reply = await request.get(`/api/v1/hotels/${hotel.slug}/availability?from=${from}&to=${to}`);
  const { units } = await reply.json();
  const unit = units.find(({ days }: { days: { available: number }[] }) =>
    days.every(({ available }) => available > 0),
  );
  const post = async (path: string, data: object) =>
    (
      await request.post(`/api/v1/${path}`, { headers: { 'idempotency-key': crypto.randomUUID() }, data })
    ).json();
  const { token } = await post('quotes', { items: [{ unitId: unit.id, from, to, quantity: 1, adults: 2 }] });
  const booked = await post('bookings', { quoteToken: token, contact: guest, consents: { terms: true } });
  await takeMoney(booked.code, booked.dueNow, `T${booked.code}`);
  await endTrip(booked.code);
  return hotel;
}

/** Moves every item of a booking to two nights that ended yesterday, then completes the trip as the morning's sweep does. */
export async function endTrip(code: string): Promise<void> {
  const today = dayInVietnam(new Date());
  const { url } = databaseOf(process.env.E2E_DATA_DIR ?? '');
  const { db, close } = connect(url, { max: 2 });
  const worker = createWorker(url, createLogger('silent'));
  const [from, to] = [addDays(today, -3), addDays(today, -1)].map((day) => JSON.stringify(day));
  try {
    await worker.start([]);
    await sql`UPDATE bookings SET quote = jsonb_set(quote, '{items}', (
      SELECT jsonb_agg(item || jsonb_build_object('from', ${from}::jsonb, 'to', ${to}::jsonb, 'endsOn', ${to}::jsonb)
        ORDER BY at) FROM jsonb_array_elements(quote -> 'items') WITH ORDINALITY items(item, at)))
      WHERE code = ${code}`.execute(db);
    // A sweep skips a booking that a job is processing, and returns to it later.
    await expect
      .poll(async () => {
        await completeTrips(db, worker, new Date(`${today}T10:00:00+07:00`));
        const query = db.selectFrom('bookings').select('state').where('code', '=', code);
        return (await query.executeTakeFirstOrThrow()).state;
      })
      .toBe('completed');
  } finally {
    await worker.stop();
    await close();
  }
}
