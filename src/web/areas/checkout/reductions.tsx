import type { CheckoutValues } from './checkout-values.ts';
import { GiftField, type GiftShare } from './gift-field.tsx';
import type { loadCheckout } from './load-checkout.ts';
import { PointsField } from './points-field.tsx';
import { PromotionField } from './promotion-field.tsx';

type Loaded = Extract<Awaited<ReturnType<typeof loadCheckout>>, { items: unknown }>;

/** What takes something off, or pays a part: a code, points, a gift card. */
export function Reductions({
  summary,
  promotion,
  points,
  isRequest,
  values,
  error,
  gift,
}: Pick<Loaded, 'summary' | 'promotion' | 'points' | 'isRequest'> & {
  values: CheckoutValues;
  error: string | undefined;
  gift: GiftShare | null;
}) {
  return (
    <>
      <PromotionField {...promotion} />
      {points && <PointsField {...points} />}
      {!isRequest && summary.dueNow > 0 && (
        <GiftField code={values.giftCode} error={error} share={gift} dueNowVnd={summary.dueNow} />
      )}
    </>
  );
}
