import type { CheckoutValues } from './checkout-values.ts';
import { GiftField } from './gift-field.tsx';
import type { GiftShare } from './gift-share.ts';
import type { LoadedCheckout } from './load-checkout.ts';
import { PointsField } from './points-field.tsx';
import { PromotionField } from './promotion-field.tsx';

/** What lowers or partly pays the price: a promotion code, points, a gift card. */
export function Reductions({
  summary,
  promotion,
  points,
  isRequest,
  values,
  error,
  gift,
}: Pick<LoadedCheckout, 'summary' | 'promotion' | 'points' | 'isRequest'> & {
  values: CheckoutValues;
  error: string | undefined;
  gift: GiftShare | null;
}) {
  return (
    <>
      <PromotionField {...promotion} />
      {points && <PointsField {...points} />}
      {!isRequest && summary.dueNow > 0 && (
        <GiftField
          answer={values}
          code={values.giftCode}
          error={error}
          share={gift}
          dueNowVnd={summary.dueNow}
        />
      )}
    </>
  );
}
