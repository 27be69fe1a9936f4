import { z } from 'zod';
import { hmacHex, sameHex } from '#modules/payments/gateways/protocol/hmac.ts';
import { parseJson } from '#modules/payments/gateways/protocol/parse-json.ts';
import { readVietnamTime } from '#platform/time/days.ts';
import {
  type BankMessage,
  type BankTransfer,
  isFresh,
  transferId,
  type VerifiedMessage,
} from './bank-message.ts';

const id = z.union([z.int(), z.string().min(1)]).transform(String);
const amount = z.int().refine((value) => value !== 0 && Math.abs(value) <= 1e13);
const text = z.string().nullish();
const localTime = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

/** One transfer of webhook V2 (reference: developer.casso.vn). Outgoing money is negative. */
const signedTransfer = z
  .looseObject({
    id,
    reference: text,
    description: text,
    amount,
    transactionDateTime: localTime,
    accountNumber: text,
  })
  .transform((payload) => ({
    ...payload,
    account: payload.accountNumber,
    at: payload.transactionDateTime,
    payload,
  }));

/** One transfer of the list that the older webhook sends. */
const listedTransfer = z
  .looseObject({
    id,
    tid: text,
    description: text,
    amount,
    when: localTime,
    subAccId: text,
    bank_sub_acc_id: text,
  })
  .transform((payload) => ({
    ...payload,
    reference: payload.tid,
    account: payload.bank_sub_acc_id ?? payload.subAccId,
    at: payload.when,
    payload,
  }));

const message = z.object({
  data: z.union([signedTransfer.transform((one) => [one]), z.array(listedTransfer)]),
});

/**
 * Verifies and parses a message of Casso. Webhook V2 is signed: `X-Casso-Signature: t=<ms>,v1=<hex>`, HMAC-SHA512 over
 * the time, a dot and the JSON with sorted keys; senders are known to sort either the whole body or only `data`, so
 * both are accepted. The older webhook sends the key itself as `secure-token` and has no time.
 */
export function readCassoMessage({ headers, rawBody, now }: BankMessage, key: string): VerifiedMessage {
  const body = parseJson(rawBody);
  const signature = headers['x-casso-signature'];
  if (signature === undefined) {
    const isKnown = sameHex(
      hmacHex('sha256', key, String(headers['secure-token'])),
      hmacHex('sha256', key, key),
    );
    if (!isKnown) return { ok: false, reason: 'bad_signature' };
  } else {
    const [, time = '', hex = ''] = /^t=(\d{1,15}),\s*v1=([0-9a-f]{128})$/i.exec(String(signature)) ?? [];
    const parts = [body, (body as { data?: unknown } | null | undefined)?.data];
    const isSigned = hex && parts.some((part) => sameHex(hex, signCassoMessage(key, time, part)));
    if (!isSigned) return { ok: false, reason: 'bad_signature' };
    if (!isFresh(Number(time), now)) return { ok: false, reason: 'stale' };
  }
  const parsed = message.safeParse(body);
  if (!parsed.success) return { ok: false, reason: 'malformed' };
  const transfers = parsed.data.data.map(toTransfer);
  return transfers.every((one) => one !== null)
    ? { ok: true, transfers }
    : { ok: false, reason: 'malformed' };
}

/** The hex of X-Casso-Signature for a body, or its `data`, sent at a time (milliseconds). */
export function signCassoMessage(key: string, time: string, part: unknown): string {
  return hmacHex('sha512', key, `${time}.${JSON.stringify(inOrder(part))}`);
}

type Reported = z.output<typeof listedTransfer> | z.output<typeof signedTransfer>;

function toTransfer(reported: Reported): BankTransfer | null {
  const occurredAt = readVietnamTime(reported.at);
  if (!occurredAt) return null;
  const direction = reported.amount > 0 ? ('in' as const) : ('out' as const);
  const transfer = { direction, amountVnd: Math.abs(reported.amount) };
  const names = { id: reported.id, account: reported.account ?? '', reference: reported.reference ?? '' };
  return {
    ...transfer,
    account: names.account,
    txnId: transferId({ service: 'casso', ...names, ...transfer }),
    content: reported.description ?? '',
    occurredAt,
    payload: reported.payload,
  };
}

/** A value with its objects' keys sorted by bytes, at every depth. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((name) => [name, inOrder((value as Record<string, unknown>)[name])]));
}
