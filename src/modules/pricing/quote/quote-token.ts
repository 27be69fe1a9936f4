import { createHmac, timingSafeEqual } from 'node:crypto';
import type { QuoteRequest } from '#modules/pricing/schema.ts';

/** Minutes for which a quoted price is promised. */
export const quoteMinutes = 30;

interface Content {
  request: QuoteRequest;
  total: number;
  /** Number of the guest's points used in the quote; absent without any. */
  points?: number;
  /** Unix milliseconds. */
  expires: number;
}

export type VerifiedQuoteToken =
  | { ok: true; request: QuoteRequest; total: number; points: number; quotedAt: Date; expiresAt: Date }
  | { ok: false; reason: 'malformed' | 'bad_signature' }
  /** What it promised can be told, but is no longer promised. */
  | { ok: false; reason: 'expired'; request: QuoteRequest; total: number; points: number };

/**
 * Signs a request and its total, so that a booking can be held to them without storing quotes. Does not use `signToken`:
 * the token carries JSON instead of a plain subject, a refusal has to state its reason, and API clients hold tokens of
 * this format.
 */
export function signQuoteToken(
  secret: string,
  { request, total, points = 0 }: { request: QuoteRequest; total: number; points?: number },
  now: Date,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + quoteMinutes * 60_000);
  const content: Content = {
    ...{ request, total, expires: expiresAt.getTime() },
    ...(points > 0 && { points }),
  };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return { token: `${payload}.${sign(secret, payload)}`, expiresAt };
}

/** Verifies a token. Its content was valid when it was signed, so it is not validated again. */
export function verifyQuoteToken(secret: string, token: string, now: Date): VerifiedQuoteToken {
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return { ok: false, reason: 'malformed' };
  const expected = Buffer.from(sign(secret, payload));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { ok: false, reason: 'bad_signature' };
  }
  const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Content;
  const { request, total, points = 0, expires } = content;
  if (expires < now.getTime()) return { ok: false, reason: 'expired', request, total, points };
  const quotedAt = new Date(expires - quoteMinutes * 60_000);
  return { ok: true, request, total, points, quotedAt, expiresAt: new Date(expires) };
}

function sign(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(`quote.${payload}`).digest('base64url');
}
