import { Banknote, CreditCard, QrCode, Wallet } from 'lucide-react';
import { Form } from 'react-router';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { Button } from '#ui/button.tsx';
import { methodLooks } from './payment-methods.tsx';

const icons: Record<PaymentMethod, typeof QrCode> = {
  vietqr: QrCode,
  vnpay: CreditCard,
  momo: Wallet,
  zalopay: Wallet,
  office: Banknote,
};

/** The ways to pay, one button each; one that cannot take the amount says why. */
export function PaymentWays({
  ways,
  current,
  isSending,
}: {
  ways: { method: PaymentMethod; refusal: string | null }[];
  current: string | null;
  isSending: boolean;
}) {
  return (
    <div className="mt-4 grid gap-3 md:grid-cols-2">
      {ways.map(({ method, refusal }, index) => {
        const { label, hint } = methodLooks[method];
        const Icon = icons[method];
        return (
          <Form key={method} method="post">
            <input type="hidden" name="method" value={method} />
            <Button
              type="submit"
              look={index === 0 && !current ? 'primary' : 'outline'}
              className="w-full"
              disabled={isSending || refusal !== null || current === method}
            >
              <Icon aria-hidden className="size-5" />
              {label}
            </Button>
            <p className="mt-1 px-1 text-sm text-ink-soft">{refusal ?? hint}</p>
          </Form>
        );
      })}
    </div>
  );
}
