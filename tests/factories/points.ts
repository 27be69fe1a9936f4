import { createBooking } from '#modules/booking/hold/create-booking.ts';
import { correctPoints } from '#modules/points/commands/correct-points.ts';
import { lockPointsOf } from '#modules/points/commands/lock-points.ts';
import { signQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import { quote } from '#modules/pricing/quote.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { bookingInput, type Stay, tokenSecret } from './booking.ts';
import { settings } from './demo-settings.ts';
import { staff } from './staff.ts';

/** Gives a guest points as staff do. @returns their points account */
export async function givePoints(db: Database, userId: string, points: number, now: Date): Promise<string> {
  const given = { userId, points, reason: 'quà của một bài kiểm thử', actor: staff('qua') };
  const result = await correctPoints(db, given, now);
  if (!result.ok) throw new Error(`No points: ${result.reason}`);
  return (await db.transaction().execute((tx) => lockPointsOf(tx, userId, now))).id;
}

/** Tries to book stays from a guest's account, using so many of its points. */
export async function tryToBookWithPoints(
  db: Database,
  queue: Queue,
  stays: Stay[],
  { userId, points, now }: { userId: string; points: number; now: Date },
) {
  const items = stays.map((stay) => ({ quantity: 1, adults: 1, ...stay }));
  const request = quoteRequest.parse({ items });
  const priced = await quote(db, request, now, { points: { ...settings.points, points } });
  if (!priced.ok) throw new Error(`No quote: ${priced.reason}`);
  const { total } = priced.quote;
  const { token } = signQuoteToken(tokenSecret, { request, total, points }, now);
  const who = {
    secret: tokenSecret,
    dataSecrets: tokenSecret,
    actor: 'guest',
    now,
    accountId: userId,
  } as const;
  return createBooking(db, queue, bookingInput(token), who);
}
