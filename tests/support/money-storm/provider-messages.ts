import { pollPayment, receiveProviderEvent } from '#modules/booking/payment/provider-events.ts';
import { type OnlineGateway, providerEventId } from '#modules/payments/gateways/gateway.ts';
import type { Database } from '#platform/db/connect.ts';
import { momoNotice } from '#simulators/providers/momo.ts';
import type { Provider, SimulatedPayment } from '#simulators/providers/provider-state.ts';
import { vnpayNotice } from '#simulators/providers/vnpay.ts';
import { zalopayNotice } from '#simulators/providers/zalopay.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import type { Random } from '../seeded-random.ts';
import type { StormMessage } from './storm-message.ts';

const codes = {
  vnpay: { paid: '00', failed: '24', waiting: '99', review: '07' },
  momo: { paid: '0', failed: '1006', waiting: '7002', review: '7002' },
  zalopay: { paid: '1', failed: '2', waiting: '3', review: '3' },
};

interface Attempt {
  method: Provider;
  reference: string;
  amountVnd: number;
  startedAt: Date;
}

/**
 * Webhook events of a provider for one attempt, and forged ones in its name: any outcome, in any order, once or repeatedly, at once or
 * a day later, with another amount, charged twice, forged, or as the reply to a poll.
 */
export function providerMessages(
  db: Database,
  gateway: OnlineGateway,
  attempt: Attempt,
  { random, times }: { random: Random; times: () => Date },
): StormMessage[] {
  const queue = createFakeQueue();
  const { method, reference, amountVnd } = attempt;
  const newRef = () => String(1e9 + random.below(9e9));
  const firstRef = newRef();

  function message(
    state: SimulatedPayment['state'],
    { providerRef = firstRef, vnd = amountVnd, isForged = false, name = reference } = {},
  ): StormMessage {
    const at = times();
    const payment = { ...simulated(method, name, vnd), providerRef, state, code: codes[method][state] };
    const raw = rawNotice(payment, at);
    const isMoney = state === 'paid' && !isForged;
    return {
      at,
      provider: method,
      bringsVnd: isMoney ? vnd : 0,
      txnId: isForged ? null : providerEventId(providerRef, name, state === 'waiting' ? 'pending' : state),
      async deliver() {
        const sent = isForged ? forge(raw) : raw;
        const verdict = await receiveProviderEvent(db, queue, gateway, { message: sent, now: at });
        return !['bad_signature', 'malformed', 'our_fault'].includes(verdict);
      },
    };
  }

  function answer(): StormMessage {
    const at = times();
    const request = {
      ...gateway,
      query: async () => ({ result: 'paid' as const, amountVnd, providerRef: firstRef }),
    };
    return {
      at,
      provider: method,
      bringsVnd: amountVnd,
      txnId: providerEventId(firstRef, reference, 'paid'),
      async deliver() {
        await pollPayment(db, queue, request, attempt, at);
        return true;
      },
    };
  }

  const several = (most: number, make: () => StormMessage) =>
    Array.from({ length: random.below(most + 1) }, make);
  const isPaid = random.chance(0.65);
  const others: SimulatedPayment['state'][] = method === 'zalopay' ? [] : ['failed', 'waiting', 'review'];
  return [
    ...(isPaid ? [message('paid'), ...several(14, () => message('paid'))] : []),
    ...(isPaid && random.chance(0.4) ? [answer()] : []),
    ...others.flatMap((state) => (random.chance(0.3) ? several(8, () => message(state)) : [])),
    ...several(6, () => message('paid', { isForged: true, providerRef: '666' })),
    ...(random.chance(0.15) ? [message('paid', { vnd: amountVnd - 1_000, providerRef: newRef() })] : []),
    ...(random.chance(0.1) ? [message('paid', { vnd: amountVnd + 1_000 })] : []),
    ...(random.chance(0.1) ? several(2, () => message('paid', { providerRef: `${firstRef}1` })) : []),
    ...(random.chance(0.1) ? [message('paid', { name: 'DV2222222-1', providerRef: newRef() })] : []),
  ];
}

function simulated(provider: Provider, reference: string, amountVnd: number): SimulatedPayment {
  return {
    provider,
    reference: provider === 'zalopay' ? `261121_${reference.replaceAll('-', '_')}` : reference,
    amountVnd,
    providerRef: '',
    state: 'waiting',
    code: '',
    expiresAt: 0,
    notifyUrl: '',
    returnUrl: '',
    order: { orderInfo: 'Thanh toan', requestId: reference, extraData: '', app_time: 0, app_user: 'guest' },
    refunds: [],
  };
}

interface Raw {
  query: Record<string, string>;
  rawBody: string;
}

function rawNotice(payment: SimulatedPayment, at: Date): Raw {
  const { amountVnd, provider } = payment;
  if (provider === 'vnpay') return { query: vnpayNotice(payment, amountVnd, at.getTime()), rawBody: '' };
  const notice = provider === 'momo' ? momoNotice : zalopayNotice;
  return { query: {}, rawBody: JSON.stringify(notice(payment, amountVnd, at.getTime())) };
}

/** Changes the amount under the old signature. */
function forge({ query, rawBody }: Raw): Raw {
  return {
    query: { ...query, ...(query.vnp_Amount && { vnp_Amount: `${query.vnp_Amount}00` }) },
    rawBody: rawBody.replace(/(amount\\?":)(\d+)/, '$1$29'),
  };
}
