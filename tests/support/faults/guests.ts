import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signWebhook } from '#simulators/bank/sign-webhook.ts';
import { bookingBody } from '../api-booking.ts';

/** The replies to guests, and how long they took. */
export interface Diary {
  /** Codes whose booking was acknowledged with 201. */
  acknowledged: string[];
  /** Codes whose transfer was acknowledged with 200. */
  paid: string[];
  /** Number of keys without a final reply. */
  givenUp: number;
  /** Number of replies by status; broken connections count as 0. */
  answers: Map<number, number>;
  /** Number of 503 replies without Retry-After. */
  bare503: number;
  slowestMs: number;
  /** When a booking was last acknowledged. */
  lastAt: number;
}

export function newDiary(): Diary {
  return {
    ...{ acknowledged: [], paid: [], givenUp: 0, answers: new Map(), bare503: 0 },
    ...{ slowestMs: 0, lastAt: Date.now() },
  };
}

/** How long a guest keeps retrying one request, and waits for one reply. */
const patienceMs = 120_000;
const answerMs = 15_000;

interface Shop {
  url: string;
  bankSecret: string;
  unitIds: number[];
  stay: { from: string; to: string };
}

/** Guests who book and pay one after the other, and retry whatever had no final reply, until stopped. */
export async function sendGuests(
  shop: Shop,
  { guests, pauseMs }: { guests: number; pauseMs: number },
  isOver: () => boolean,
  diary: Diary,
): Promise<void> {
  const comeAndGo = async () => {
    while (!isOver()) {
      await bookAndPay(shop, diary);
      await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: guests }, comeAndGo));
}

async function bookAndPay({ url, bankSecret, unitIds, stay }: Shop, diary: Diary): Promise<void> {
  const startedAt = Date.now();
  const unitId = unitIds[randomInt(unitIds.length)];
  const items = [{ unitId, ...stay, quantity: 1, adults: 1 }];
  const quote = await untilAnswered<{ token: string }>(diary, () => post(`${url}/api/v1/quotes`, { items }));
  if (!quote) return;
  const key = { 'idempotency-key': randomUUID() };
  const body = bookingBody(quote.token);
  const booking = await untilAnswered<{ code: string; accessToken: string }>(diary, () =>
    post(`${url}/api/v1/bookings`, body, key),
  );
  if (!booking) {
    diary.givenUp++;
    return;
  }
  diary.acknowledged.push(booking.code);
  diary.lastAt = Date.now();
  diary.slowestMs = Math.max(diary.slowestMs, Date.now() - startedAt);
  const owner = { authorization: `Bearer ${booking.accessToken}`, 'idempotency-key': randomUUID() };
  const payment = await untilAnswered<{ amount: number; qr: { transferContent: string } }>(diary, () =>
    post(`${url}/api/v1/bookings/${booking.code}/payments`, { method: 'vietqr' }, owner),
  );
  if (!payment) return;
  const transfer = { amountVnd: payment.amount, content: payment.qr.transferContent, id: randomInt(2 ** 40) };
  const at = new Date();
  const answered = await untilAnswered(diary, () => {
    const { rawBody, headers } = signWebhook(bankSecret, { ...transfer, at }, new Date());
    return post(`${url}/api/v1/payments/bank/webhook`, rawBody, headers);
  });
  if (answered) diary.paid.push(booking.code);
}

/** Retries while there is no reply, or one to try later or still in progress; null after the maximum time. @throws on a refusal */
async function untilAnswered<Body>(diary: Diary, ask: () => Promise<Response>): Promise<Body | null> {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    const reply = await ask().catch(() => null);
    const status = reply?.status ?? 0;
    diary.answers.set(status, (diary.answers.get(status) ?? 0) + 1);
    if (reply && isBare503(reply)) diary.bare503++;
    const body = await reply?.json().catch(() => null);
    if (reply?.ok && body) return body as Body;
    const isLater = status === 0 || status === 429 || status >= 500 || (reply?.ok ?? false);
    if (!isLater && body?.code !== 'request_in_flight')
      throw new Error(`${status} for ${reply?.url}: ${JSON.stringify(body)}`);
    await sleep(200 + randomInt(300));
  }
  return null;
}

/** Whether a reply is a 503 without Retry-After. */
export function isBare503({ status, headers }: Response): boolean {
  return status === 503 && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? '');
}

function post(url: string, body: object | string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(answerMs),
  });
}
