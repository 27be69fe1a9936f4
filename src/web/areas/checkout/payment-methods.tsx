import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { classNames } from '#ui/class-names.ts';

interface Look {
  label: string;
  hint: string;
  /** The provider's name on its own colour: their logos may not be used without permission. */
  mark: string;
  ground: string;
}

export const methodLooks: Record<PaymentMethod, Look> = {
  vietqr: {
    label: 'Chuyển khoản VietQR',
    hint: 'Mọi ngân hàng, miễn phí',
    mark: 'VietQR',
    ground: 'border border-line text-[#b3261e]',
  },
  vnpay: {
    label: 'VNPay',
    hint: 'VNPAY-QR, thẻ ATM, thẻ\u00a0quốc\u00a0tế',
    mark: 'VNPAY',
    ground: 'border border-line text-[#005baa]',
  },
  momo: {
    label: 'Ví MoMo',
    hint: 'Trả trong ứng dụng MoMo',
    mark: 'MoMo',
    ground: 'bg-[#a50064] text-white',
  },
  zalopay: {
    label: 'ZaloPay',
    hint: 'Ví, thẻ và tài khoản ngân\u00a0hàng',
    mark: 'ZaloPay',
    ground: 'bg-[#0033c9] text-white',
  },
  office: {
    label: 'Trả tại văn phòng',
    hint: 'Tiền mặt hoặc thẻ',
    mark: 'Quầy',
    ground: 'border border-line text-ink-soft',
  },
};

/** The hint beside a payment method; paying at the counter for held places has to be confirmed by mail. */
export function methodHint(method: PaymentMethod, isHeld: boolean): string {
  const { hint } = methodLooks[method];
  return method === 'office' && isHeld ? `${hint}; giữ chỗ lâu hơn khi xác nhận qua thư` : hint;
}

/** The mark of a payment method: a word on its colour. */
export function PaymentMark({ method }: { method: PaymentMethod }) {
  const { mark, ground } = methodLooks[method];
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex min-h-8 min-w-18 shrink-0 items-center justify-center rounded-badge px-1 text-sm font-semibold',
        ground,
      )}
    >
      {mark}
    </span>
  );
}

/** The payment methods as radio rows, the first that takes the amount selected; one that cannot says why. */
export function PaymentMethods({
  ways,
  chosen,
  isPaidByGift,
}: {
  ways: { method: PaymentMethod; refusal: string | null }[];
  chosen: string;
  /** Nothing is left to pay: the choice stays, hidden, for a card that turns out to have less. */
  isPaidByGift: boolean;
}) {
  const usable = ways.filter(({ refusal }) => refusal === null);
  const first = (usable.find(({ method }) => method === chosen) ?? usable[0])?.method;
  return (
    <fieldset>
      <legend className="text-xl font-semibold">Chọn cách thanh toán</legend>
      {isPaidByGift && (
        <p role="status" className="mt-3 rounded-control bg-good-soft px-4 py-3">
          Phiếu quà tặng trả đủ, bạn không cần trả thêm.
        </p>
      )}
      <div
        hidden={isPaidByGift}
        className="mt-3 divide-y divide-line rounded-card border border-line bg-rice px-4"
      >
        {ways.map(({ method, refusal }) => {
          return (
            <label
              key={method}
              className={classNames(
                'flex min-h-16 items-center gap-3 py-2',
                refusal !== null && 'text-ink-soft',
              )}
            >
              <input
                type="radio"
                name="method"
                value={method}
                defaultChecked={method === first}
                disabled={refusal !== null}
                className="size-5 shrink-0 accent-sea"
              />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{methodLooks[method].label}</span>
                <span className="block text-sm text-ink-soft">{refusal ?? methodHint(method, true)}</span>
              </span>
              <PaymentMark method={method} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
