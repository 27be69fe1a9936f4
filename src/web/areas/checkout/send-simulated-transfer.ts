import type { AttemptView } from '#modules/payments/attempts/queries.ts';
import type { App } from '#platform/app.ts';
import { garbleTransferContent, signWebhook } from '#simulators/bank/sign-webhook.ts';

/** The page of the simulated bank, empty where the simulator's URL is not known; null in live mode. */
export function simulatedBankOf({ config }: Pick<App, 'config'>): string | null {
  if (config.PAYMENT_MODE !== 'simulator') return null;
  return config.PAYMENT_SIMULATOR_URL ? `${config.PAYMENT_SIMULATOR_URL}/bank` : '';
}

/**
 * Simulates the bank in simulator mode: sends the signed webhook of a transfer of the amount due to our own URL, as the bank's
 * service would. Does nothing when no QR payment is open.
 */
export async function sendSimulatedTransfer(
  app: App,
  payment: AttemptView | null | undefined,
): Promise<void> {
  const qr = payment?.qr;
  if (!qr) return;
  const { rawBody, headers } = signWebhook(
    app.secrets.bankWebhook,
    {
      amountVnd: payment.amount,
      content: garbleTransferContent(qr.transferContent),
      account: qr.account,
    },
    app.clock.now(),
  );
  const reply = await fetch(`http://127.0.0.1:${app.config.PORT}/api/v1/payments/bank/webhook`, {
    method: 'POST',
    headers,
    body: rawBody,
  });
  if (!reply.ok) throw new Error(`The webhook answered ${reply.status}`);
}
