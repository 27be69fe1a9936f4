import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';

/** How far the sender's clock may be off, and how old a message may be. */
const maxDriftMs = 5 * 60_000;

/** The message of SePay's webhook (reference: their developer pages). Unknown fields are kept in the payload. */
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

export interface BankTransfer {
  /** The bank service's own id: what a repeated delivery is known by. */
  txnId: string;
  direction: 'in' | 'out';
  amountVnd: number;
  /** All texts that may hold a booking code, one a line. */
  content: string;
  occurredAt: Date;
  /** The message as it came. */
  payload: Record<string, unknown>;
}

export type VerifiedTransfer =
  | { ok: true; transfer: BankTransfer }
  | { ok: false; reason: 'bad_signature' | 'stale' | 'malformed' };

/**
 * Checks who sent a bank message and reads it. The signature is HMAC-SHA256 over `{timestamp}.{rawBody}` and is compared
 * in constant time; the body must be the bytes that came.
 */
export function readBankWebhook({
  headers,
  rawBody,
  secret,
  now,
}: {
  headers: Record<string, string | string[] | undefined>;
  rawBody: string;
  secret: string;
  now: Date;
}): VerifiedTransfer {
  const timestamp = String(headers['x-sepay-timestamp'] ?? '');
  const given = Buffer.from(String(headers['x-sepay-signature'] ?? '').toLowerCase());
  const expected = Buffer.from(signBankMessage(secret, timestamp, rawBody));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { ok: false, reason: 'bad_signature' };
  }
  if (!(Math.abs(Number(timestamp) * 1000 - now.getTime()) <= maxDriftMs))
    return { ok: false, reason: 'stale' };
  const parsed = message.safeParse(parseJson(rawBody));
  if (!parsed.success) return { ok: false, reason: 'malformed' };
  const { data } = parsed;
  const occurredAt = new Date(`${data.transactionDate.replace(' ', 'T')}+07:00`);
  if (Number.isNaN(occurredAt.getTime())) return { ok: false, reason: 'malformed' };
  return {
    ok: true,
    transfer: {
      txnId: data.id,
      direction: data.transferType,
      amountVnd: data.transferAmount,
      content: [data.code, data.content, data.description].filter(Boolean).join('\n'),
      occurredAt,
      payload: data,
    },
  };
}

/** The value of X-SePay-Signature for a body sent at a time (unix seconds). */
export function signBankMessage(secret: string, timestamp: string, rawBody: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')}`;
}
