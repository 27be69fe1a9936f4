import { Form } from 'react-router';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { classNames } from '#ui/class-names.ts';
import { methodHint, methodLooks, PaymentMark } from './payment-methods.tsx';

interface Way {
  method: PaymentMethod;
  refusal: string | null;
}

/** The payment methods as rows, a button each; one that cannot take the amount says why. */
export function PaymentWays({
  ways,
  current,
  isHeld = false,
  isSending,
}: {
  ways: Way[];
  current: string | null;
  /** Whether the payer's places are held. */
  isHeld?: boolean;
  isSending: boolean;
}) {
  return (
    <div className="divide-y divide-line">
      {ways.map((way) => (
        <WayRow key={way.method} {...{ ...way, isHeld, isSending }} isCurrent={current === way.method} />
      ))}
    </div>
  );
}

interface WayRowProps extends Way {
  isCurrent: boolean;
  isHeld: boolean;
  isSending: boolean;
}

function WayRow({ method, refusal, isCurrent, isHeld, isSending }: WayRowProps) {
  const isOff = refusal !== null || isCurrent;
  return (
    <Form method="post">
      <input type="hidden" name="method" value={method} />
      <button
        type="submit"
        disabled={isSending || isOff}
        className={classNames(
          'flex min-h-16 w-full items-center gap-3 rounded-control py-2 text-left',
          isOff ? 'cursor-not-allowed text-ink-soft' : 'hover:text-sea',
        )}
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold">{methodLooks[method].label}</span>
          <span className="block text-sm text-ink-soft">
            {isCurrent ? 'Đang chọn' : (refusal ?? methodHint(method, isHeld))}
          </span>
        </span>
        <PaymentMark method={method} />
      </button>
    </Form>
  );
}
