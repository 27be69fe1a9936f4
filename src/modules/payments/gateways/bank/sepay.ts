import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '#modules/payments/gateways/protocol/parse-json.ts';
import { readVietnamTime } from '#platform/time/days.ts';
import { type BankMessage, isFresh, transferId, type VerifiedMessage } from './bank-message.ts';

/** A message of SePay's webhook (reference: their developer pages). Unknown fields are kept in the payload. */
const message = z.looseObject({
  id: z.union([z.int(), z.string().min(1)]).transform(String),
  gateway: z.string().default(''),
  /** Clock time in Vietnam without a zone: '2026-11-21 14:02:37'. */
  transactionDate: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  accountNumber: z.string().default(''),
  code: z.string().nullish(),
  content: z.string().nullish(),
  transferType: z.enum(['in', 'out']),
  transferAmount: z.int().positive().max(1e13),
  referenceCode: z.string().nullish(),
  description: z.string().nullish(),
});

/**
 * Verifies and parses a message of SePay. The signature is HMAC-SHA256 over `{timestamp}.{rawBody}`, timestamp in unix
 * seconds, and is compared in constant time.
 */
export function readSepayMessage({ headers, rawBody, now }: BankMessage, key: string): VerifiedMessage {
  const timestamp = String(headers['x-sepay-timestamp'] ?? '');
  const given = Buffer.from(String(headers['x-sepay-signature'] ?? '').toLowerCase());
  const expected = Buffer.from(signSepayMessage(key, timestamp, rawBody));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { ok: false, reason: 'bad_signature' };
  }
  if (!isFresh(Number(timestamp) * 1000, now)) return { ok: false, reason: 'stale' };
  const parsed = message.safeParse(parseJson(rawBody));
  const occurredAt = parsed.success ? readVietnamTime(parsed.data.transactionDate) : null;
  if (!parsed.success || !occurredAt) return { ok: false, reason: 'malformed' };
  const { data } = parsed;
  const transfer = { direction: data.transferType, amountVnd: data.transferAmount };
  const names = { id: data.id, account: data.accountNumber, reference: data.referenceCode ?? '' };
  return {
    ok: true,
    transfers: [
      {
        ...transfer,
        account: data.accountNumber,
        txnId: transferId({ service: 'sepay', ...names, ...transfer }),
        content: [data.code, data.content, data.description].filter(Boolean).join('\n'),
        occurredAt,
        payload: data,
      },
    ],
  };
}

/** The value of X-SePay-Signature for a body sent at a time (unix seconds). */
export function signSepayMessage(key: string, timestamp: string, rawBody: string): string {
  return `sha256=${createHmac('sha256', key).update(`${timestamp}.${rawBody}`).digest('hex')}`;
}
