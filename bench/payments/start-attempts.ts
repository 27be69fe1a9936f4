import { createBooking } from '#modules/booking/hold/create-booking.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import type { OnlineGateway } from '#modules/payments/gateways/gateway.ts';
import { vnpayGateway } from '#modules/payments/gateways/vnpay/vnpay-gateway.ts';
import { simulatedKeys } from '#platform/config/simulated-keys.ts';
import { connect } from '#platform/db/connect.ts';
import { createLogger } from '#platform/log/create-logger.ts';
import { createWorker } from '#platform/queue/queue.ts';
import { vnpayNotice } from '#simulators/providers/vnpay.ts';
import { tokenSecret } from '#tests/factories/booking.ts';
import { nights, oneNight } from '../holds/hotels.ts';
import { inParallel } from '../holds/in-parallel.ts';

const hands = 10;

/** VNPay's gateway as in simulator mode. */
export const vnpay: OnlineGateway = vnpayGateway(
  { ...simulatedKeys.vnpay, payUrl: 'http://pay.test', apiUrl: '', serverIp: '127.0.0.1' },
  { publicUrl: 'http://localhost', now: () => new Date(), post: async () => ({}) },
);

/** Books one night for each of `count` guests, who start a payment by VNPay. @throws when one is refused */
export async function startAttempts(url: string, unitIds: number[], count: number, now: Date): Promise<void> {
  const { db, close } = connect(url, { max: hands });
  const queue = createWorker(url, createLogger('silent'));
  await queue.start([]);
  const guests = Array.from({ length: count }, (_, guest) => guest);
  await inParallel(guests, hands, async (guest) => {
    const night = Math.floor(guest / unitIds.length) % nights;
    const wanted = oneNight(unitIds[guest % unitIds.length] ?? 0, night, now);
    const made = await createBooking(db, queue, wanted, {
      secret: tokenSecret,
      dataSecrets: tokenSecret,
      actor: 'guest',
      now,
    });
    if (!made.ok) throw new Error(`Not booked: ${made.reason}`);
    const { code } = made.booking;
    const started = await startPayment(db, queue, { code, method: 'vnpay', actor: 'guest' }, { vnpay }, now);
    if (!started.ok) throw new Error(`Not started: ${started.reason}`);
  });
  await queue.stop();
  await close();
}

/** The signed webhook parameters by which VNPay reports each open attempt as paid. */
export async function paidNotices(url: string, now: Date): Promise<Record<string, string>[]> {
  const { db, close } = connect(url, { max: 1 });
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['reference', 'amount_vnd as amountVnd'])
    .where('method', '=', 'vnpay')
    .where('state', '=', 'redirected')
    .orderBy('reference')
    .execute();
  await close();
  return attempts.map(({ reference, amountVnd }, index) => {
    const payment = {
      provider: 'vnpay' as const,
      reference,
      amountVnd,
      providerRef: String(14_000_000 + index),
      state: 'paid' as const,
      code: '00',
      expiresAt: 0,
      notifyUrl: '',
      returnUrl: '',
      order: { orderInfo: 'Thanh toan' },
      refunds: [],
    };
    return vnpayNotice(payment, amountVnd, now.getTime());
  });
}
