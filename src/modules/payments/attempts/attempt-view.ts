import type { PaymentMethod, QrDetails } from '#modules/payments/gateways/gateway.ts';
import { renderQr } from '#modules/payments/gateways/render-qr.ts';
import type { PaymentAttempt } from './create-attempt.ts';

/** An attempt as the public contract shows it; `amount` is integer đồng. */
export interface AttemptView {
  paymentId: string;
  method: PaymentMethod;
  amount: number;
  expiresAt: string;
  redirectUrl?: string;
  qr?: QrDetails & { svg: string };
}

export async function attemptView({
  id,
  method,
  amountVnd,
  expiresAt,
  details,
}: PaymentAttempt): Promise<AttemptView> {
  return {
    paymentId: id,
    method,
    amount: amountVnd,
    expiresAt: expiresAt.toISOString(),
    ...(details.redirectUrl && { redirectUrl: details.redirectUrl }),
    ...(details.qr && { qr: { ...details.qr, svg: await renderQr(details.qr.payload) } }),
  };
}
