import { waysToPay } from '#modules/payments/attempts/ways-to-pay.ts';
import { offeredGateways } from '#modules/payments/gateways/gateways.ts';
import type { App } from '#platform/app.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { bankAppLink } from './bank-app-link.ts';
import { requirePart } from './require-part.ts';
import { simulatedBankOf } from './send-simulated-transfer.ts';

export type PartPageData = Awaited<ReturnType<typeof loadPart>>;

/** Data of a part's page. @throws 404 for an invalid link */
export async function loadPart(app: App, token: string) {
  const { bookingId: _, code, number, trip, ...part } = await requirePart(app, token);
  const { BANK_APP_LINK: template } = app.config;
  return {
    part,
    /** The reference given to staff at the counter and written into a transfer. */
    mark: `${code} P${number}`,
    trip: { title: trip.title, days: trip.from && formatRange(trip.from, trip.to ?? trip.from) },
    ways: part.canPay ? waysToPay(await offeredGateways(app), part.amount) : [],
    bankApp:
      template && part.payment?.qr ? bankAppLink(template, part.payment.qr, part.payment.amount) : null,
    simulatedBank: simulatedBankOf(app),
  };
}
