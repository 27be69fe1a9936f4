import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { CheckField } from '#ui/field.tsx';
import { PriceSummary } from '#web/parts/booking/price-summary.tsx';
import { CheckoutExtras } from './checkout-extras.tsx';
import { CheckoutGuest } from './checkout-guest.tsx';
import { CheckoutPickup } from './checkout-pickup.tsx';
import type { CheckoutErrors, CheckoutValues } from './checkout-values.ts';
import { Consent } from './consent.tsx';
import { giftShareOf } from './gift-share.ts';
import type { LoadedCheckout } from './load-checkout.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { Reductions } from './reductions.tsx';

/** The form below the contact fields: travellers, wishes, invoice and payment method. */
export function CheckoutOptions({
  items,
  ways,
  saved,
  asksPickup,
  values,
  errors,
}: Pick<LoadedCheckout, 'items' | 'ways' | 'saved' | 'asksPickup'> & {
  values: CheckoutValues;
  errors: CheckoutErrors;
}) {
  return (
    <>
      <CheckoutGuest
        values={values}
        errors={errors}
        isStay={items.some(({ kind }) => kindProfiles[kind].isStay)}
        saved={saved?.travellers ?? []}
      />
      {asksPickup && <CheckoutPickup values={values} saved={saved?.pickup ?? null} />}
      <CheckoutExtras values={values} errors={errors} companies={saved?.companies ?? []} />
      {ways.length > 0 && <PaymentMethods ways={ways} chosen={values.method} />}
      <CheckField
        name="marketing"
        defaultChecked={values.marketing}
        label="Cho phép gửi ưu đãi cho tôi (không bắt buộc)"
      />
    </>
  );
}

/** The price, its reductions, and the consent given with the button. */
export function CheckoutPrice({
  values,
  error,
  giftRestVnd,
  ...loaded
}: Omit<LoadedCheckout, 'values'> & {
  values: CheckoutValues;
  error: string | undefined;
  giftRestVnd: number | null | undefined;
}) {
  return (
    <>
      <PriceSummary quote={loaded.summary} />
      <Reductions
        {...loaded}
        values={values}
        error={error}
        gift={giftShareOf(giftRestVnd, loaded.summary.dueNow)}
      />
      <Consent isRequest={loaded.isRequest} />
    </>
  );
}
