import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '#platform/time/days.ts';
import { bookingBody } from '#tests/support/api-booking.ts';
import { type Diary, isBare503 } from '#tests/support/faults/guests.ts';

/** A unit with a small allotment on each of many days. */
export interface Scarce {
  unitId: number;
  from: string;
  days: number;
  allotment: number;
}

/** Guests who compete for the last places of a day. They pay nothing, so their holds remain. */
export async function sendScarceGuests(
  url: string,
  { unitId, from, days }: Scarce,
  { guests, isOver }: { guests: number; isOver: () => boolean },
  diary: Diary,
): Promise<Map<string, number>> {
  const soldByDay = new Map<string, number>();
  const come = async () => {
    while (!isOver()) {
      // All of them try the same days for some seconds, and so compete.
      const day = addDays(from, (Math.floor(Date.now() / 10_000) + randomInt(3)) % days);
      const code = await bookOne(url, { unitId, from: day, to: addDays(day, 1) }, diary);
      if (code) soldByDay.set(day, (soldByDay.get(day) ?? 0) + 1);
      await sleep(300);
    }
  };
  await Promise.all(Array.from({ length: guests }, come));
  return soldByDay;
}

async function bookOne(
  url: string,
  stay: { unitId: number; from: string; to: string },
  diary: Diary,
): Promise<string | null> {
  const quote = await post(`${url}/api/v1/quotes`, { items: [{ ...stay, quantity: 1, adults: 1 }] });
  if (quote?.status !== 200) return null;
  const { token } = (await quote.json()) as { token: string };
  const key = { 'idempotency-key': randomUUID() };
  const body = bookingBody(token);
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(200 + randomInt(300))) {
    const reply = await post(`${url}/api/v1/bookings`, body, key);
    if (reply && isBare503(reply)) diary.bare503++;
    const answer = (await reply?.json().catch(() => null)) as { code?: string } | null;
    if (reply?.status === 201 && answer?.code) {
      diary.acknowledged.push(answer.code);
      return answer.code;
    }
    const isRefused = reply && reply.status >= 400 && reply.status < 500 && reply.status !== 429;
    if (isRefused && answer?.code !== 'request_in_flight') return null;
  }
  diary.givenUp++;
  return null;
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response | null> {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
}
