import { spendGiftCard } from '#modules/booking/payment/spend-credit.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { offeredGateways } from '#modules/payments/gateways/gateways.ts';
import type { App } from '#platform/app.ts';

/** Pays with the typed gift card, then opens the payment of the rest. @returns where the guest goes on */
export async function payAtOnce(
  app: App,
  { giftCode, ...chosen }: { code: string; method: string; giftCode: string; guestIp: string | undefined },
): Promise<string> {
  if (giftCode === '') return startChosenPayment(app, chosen);
  const { code } = chosen;
  const spent = await spendGiftCard(app.db, app.queue, { code, giftCode, actor: 'guest' }, app.clock.now());
  if (!spent.ok) return `/dat-cho/${code}?refused=${spent.reason}`;
  return spent.dueVnd > 0 ? startChosenPayment(app, chosen) : `/dat-cho/${code}`;
}

/**
 * Opens the payment that a checkout form chose, for places that are already held. @returns where the guest goes on: the
 * provider's page, or the booking's, which says why it did not open and offers the other methods
 */
async function startChosenPayment(
  app: App,
  { code, method, guestIp }: { code: string; method: string; guestIp?: string | undefined },
): Promise<string> {
  const page = `/dat-cho/${code}`;
  const gateways = await offeredGateways(app);
  if (!Object.hasOwn(gateways, method)) return page;
  const wanted = { code, method: method as PaymentMethod, actor: 'guest' as const, guestIp };
  const result = await startPayment(app.db, app.queue, wanted, gateways, app.clock.now());
  if (result.ok) return result.attempt.redirectUrl ?? page;
  // A second submission of the form finds the booking paid or its payment open already.
  if (result.reason === 'provider_unavailable')
    app.log.warn({ error: result.fault, method }, 'a payment could not be started');
  return `${page}?refused=${result.reason}`;
}
