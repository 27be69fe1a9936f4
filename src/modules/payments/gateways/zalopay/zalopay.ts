import { z } from 'zod';
import { hmacHex, sameHex } from '#modules/payments/gateways/protocol/hmac.ts';
import { parseJson } from '#modules/payments/gateways/protocol/parse-json.ts';
import { shortDay } from '#modules/payments/gateways/protocol/provider-time.ts';
import {
  type GatewayContext,
  type OnlineGateway,
  providerEventId,
  type ReadWebhook,
  type RefundResult,
  type Verdict,
} from '../gateway.ts';

export interface ZalopayConfig {
  appId: number;
  /** Signs our requests. */
  key1: string;
  /** Signs ZaloPay's messages. */
  key2: string;
  /** 'https://openapi.zalopay.vn', without a trailing slash. */
  host: string;
}

const callback = z.object({ data: z.string(), mac: z.string(), type: z.int().optional() });

const callbackData = z.looseObject({
  app_id: z.int(),
  app_trans_id: z.string().regex(/^\d{6}_./),
  amount: z.int().positive(),
  zp_trans_id: z.union([z.int(), z.string()]),
  server_time: z.int(),
});

const replies: Record<Verdict, [code: number, message: string]> = {
  accepted: [1, 'success'],
  duplicate: [2, 'already processed'],
  unknown_order: [0, 'order not found'],
  wrong_amount: [0, 'invalid amount'],
  bad_signature: [-1, 'mac not equal'],
  malformed: [0, 'malformed data'],
  our_fault: [0, 'try again'],
};

/** ZaloPay OpenAPI v2 (docs.zalopay.vn, specs of order, callback, query and refund). It reports successes only. */
export function zalopayGateway(config: ZalopayConfig, context: GatewayContext): OnlineGateway {
  const { appId, key1 } = config;
  const { now, post, publicUrl } = context;
  return {
    method: 'zalopay',
    limits: { fewestVnd: 1_000, mostVnd: 100_000_000 },
    async start({ reference, bookingCode, amountVnd, startedAt, expiresAt }) {
      const order = {
        app_id: appId,
        app_trans_id: toTransId(reference, startedAt),
        app_user: 'guest',
        app_time: startedAt.getTime(),
        amount: amountVnd,
        item: '[]',
        embed_data: JSON.stringify({ redirecturl: `${publicUrl}/thanh-toan/zalopay/tra-ve` }),
      };
      const mac = signZalopay(key1, [
        order.app_id,
        order.app_trans_id,
        order.app_user,
        order.amount,
        order.app_time,
        order.embed_data,
        order.item,
      ]);
      const answer = await post(`${config.host}/v2/create`, {
        ...order,
        mac,
        expire_duration_seconds: Math.max(
          300,
          Math.round((expiresAt.getTime() - startedAt.getTime()) / 1000),
        ),
        description: `Thanh toan don ${bookingCode}`,
        bank_code: '',
        callback_url: `${publicUrl}/api/v1/payments/zalopay/callback`,
      });
      if (answer.return_code !== 1 || typeof answer.order_url !== 'string') {
        throw new Error(`ZaloPay rejected the payment: ${String(answer.sub_return_code)}`);
      }
      return { state: 'redirected', details: { redirectUrl: answer.order_url } };
    },
    readWebhook: ({ rawBody }) => readZalopay(config, rawBody),
    replyTo(verdict) {
      const [return_code, return_message] = replies[verdict];
      return { status: 200, body: { return_code, return_message } };
    },
    async query({ reference, startedAt }) {
      const app_trans_id = toTransId(reference, startedAt);
      const mac = signZalopay(key1, [appId, app_trans_id, key1]);
      const answer = await post(`${config.host}/v2/query`, { app_id: appId, app_trans_id, mac }).catch(
        (error: Error) => error.message,
      );
      if (typeof answer === 'string') return { result: 'unknown', reason: answer };
      const result = ({ 1: 'paid', 2: 'failed', 3: 'pending' } as const)[Number(answer.return_code)];
      if (!result) return { result: 'unknown', reason: `code ${String(answer.return_code)}` };
      return { result, amountVnd: Number(answer.amount), providerRef: String(answer.zp_trans_id ?? '') };
    },
    async refund({ reference, amountVnd, sentAt, payment }) {
      const timestamp = now().getTime();
      const description = `Hoan tien ${reference}`;
      const { providerRef } = payment;
      const mac = signZalopay(key1, [appId, providerRef, amountVnd, description, timestamp]);
      const answer = await post(`${config.host}/v2/refund`, {
        app_id: appId,
        m_refund_id: toRefundId(appId, reference, sentAt),
        zp_trans_id: providerRef,
        amount: amountVnd,
        timestamp,
        description,
        mac,
      }).catch((error: Error) => error.message);
      return refundState(answer);
    },
    async queryRefund({ reference, sentAt }) {
      const timestamp = now().getTime();
      const m_refund_id = toRefundId(appId, reference, sentAt);
      const mac = signZalopay(key1, [appId, m_refund_id, timestamp]);
      const answer = await post(`${config.host}/v2/query_refund`, {
        app_id: appId,
        m_refund_id,
        timestamp,
        mac,
      }).catch((error: Error) => error.message);
      return refundState(answer);
    },
  };
}

function readZalopay({ appId, key2 }: ZalopayConfig, rawBody: string): ReadWebhook {
  const outer = callback.safeParse(parseJson(rawBody));
  if (!outer.success) return { ok: false, reason: 'malformed' };
  const { data, mac } = outer.data;
  if (!sameHex(mac, hmacHex('sha256', key2, data))) return { ok: false, reason: 'bad_signature' };
  const inner = callbackData.safeParse(parseJson(data));
  if (!inner.success || inner.data.app_id !== appId) return { ok: false, reason: 'malformed' };
  const { app_trans_id, amount, zp_trans_id, server_time } = inner.data;
  const reference = app_trans_id.slice(7).replaceAll('_', '-');
  return {
    ok: true,
    notification: {
      txnId: providerEventId(String(zp_trans_id), reference, 'paid'),
      reference,
      amountVnd: amount,
      result: 'paid',
      providerRef: String(zp_trans_id),
      occurredAt: new Date(server_time),
      payload: { data, mac },
    },
  };
}

/** 'DV26A7K9Q-1' of 21/11/2026 → '261121_DV26A7K9Q_1'. */
function toTransId(reference: string, startedAt: Date): string {
  return `${shortDay(startedAt)}_${reference.replaceAll('-', '_')}`;
}

function toRefundId(appId: number, reference: string, sentAt: Date): string {
  return `${shortDay(sentAt)}_${appId}_${reference.replaceAll('-', '')}`;
}

function refundState(answer: Record<string, unknown> | string): RefundResult {
  if (typeof answer === 'string') return { state: 'unknown', reason: answer };
  const state = ({ 1: 'succeeded', 2: 'failed', 3: 'pending' } as const)[Number(answer.return_code)];
  return { state: state ?? 'unknown', reason: `code ${String(answer.return_code)}` };
}

/** ZaloPay v2: fields joined by '|', HMAC-SHA256. JSON texts are signed as the exact bytes sent. */
export function signZalopay(key: string, fields: readonly unknown[]): string {
  return hmacHex('sha256', key, fields.map(String).join('|'));
}
