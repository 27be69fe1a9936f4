import { setTimeout as wait } from 'node:timers/promises';
import { momoNotice } from './momo.ts';
import type { DeliveryMode, SimulatedPayment } from './provider-state.ts';
import { vnpayNotice } from './vnpay.ts';
import { zalopayNotice } from './zalopay.ts';

const pauseMs = 300;
const tries = 4;
const lateMs = 4_000;

/** Notifies the shop of a payment's outcome as the provider would: repeatedly, until the shop acknowledges it. */
export async function deliver(
  payment: SimulatedPayment,
  delivery: DeliveryMode,
  now: () => number,
): Promise<void> {
  if (delivery === 'none') return;
  if (payment.provider === 'zalopay' && payment.state !== 'paid') return;
  if (delivery === 'late') await wait(lateMs);
  const amountVnd = delivery === 'wrong-amount' ? payment.amountVnd - 1_000 : payment.amountVnd;
  const notices = [payment];
  if (delivery === 'twice') notices.push(payment);
  if (delivery === 'out-of-order' && payment.provider !== 'zalopay') notices.push(asItStoodBefore(payment));
  for (const notice of notices) {
    for (let attempt = 0; attempt < tries; attempt++) {
      const isUnderstood = await send(notice, amountVnd, delivery === 'forged', now()).catch(() => false);
      if (isUnderstood) break;
      await wait(pauseMs * (attempt + 1));
    }
  }
}

function asItStoodBefore(payment: SimulatedPayment): SimulatedPayment {
  return { ...payment, state: 'waiting', code: payment.provider === 'momo' ? '7002' : '99' };
}

async function send(
  payment: SimulatedPayment,
  amountVnd: number,
  isForged: boolean,
  at: number,
): Promise<boolean> {
  const signal = AbortSignal.timeout(15_000);
  if (payment.provider === 'vnpay') {
    const params = vnpayNotice(payment, amountVnd, at);
    if (isForged) params.vnp_SecureHash = forged(params.vnp_SecureHash ?? '');
    const reply = await fetch(`${payment.notifyUrl}?${new URLSearchParams(params)}`, { signal });
    const { RspCode } = (await reply.json()) as { RspCode: string };
    return RspCode === '00' || RspCode === '02';
  }
  const notice =
    payment.provider === 'momo' ? momoNotice(payment, amountVnd, at) : zalopayNotice(payment, amountVnd, at);
  const signedBy = payment.provider === 'momo' ? 'signature' : 'mac';
  if (isForged) notice[signedBy] = forged(String(notice[signedBy]));
  const reply = await fetch(payment.notifyUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(notice),
    signal,
  });
  if (payment.provider === 'momo') return reply.status === 204;
  const { return_code } = (await reply.json()) as { return_code: number };
  return return_code === 1 || return_code === 2;
}

/** The signature with its first digit changed: always different, never right by chance. */
function forged(signature: string): string {
  return signature.replace(/^./, (first) => (first === '0' ? '1' : '0'));
}
