import { Link } from 'react-router';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { CheckField, TextField } from '#ui/field.tsx';
import { PriceSummary } from '#web/parts/booking/price-summary.tsx';
import { CheckoutExtras } from './checkout-extras.tsx';
import { CheckoutGuest } from './checkout-guest.tsx';
import type { CheckoutErrors, CheckoutValues } from './checkout-values.ts';
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
  isPaidByGift,
}: Pick<LoadedCheckout, 'items' | 'ways' | 'saved' | 'asksPickup'> & {
  values: CheckoutValues;
  errors: CheckoutErrors;
  /** The gift card that was looked at pays all that is due. */
  isPaidByGift: boolean;
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
      {ways.length > 0 && <PaymentMethods ways={ways} chosen={values.method} isPaidByGift={isPaidByGift} />}
      <CheckField name="marketing" defaultChecked={values.marketing} label="Cho phép gửi ưu đãi cho tôi" />
    </>
  );
}

/** The reductions and the price: what may be long comes last, so that on a desk the codes are in sight, too. */
export function CheckoutPrice({
  values,
  errors,
  giftRestVnd,
  ...loaded
}: Omit<LoadedCheckout, 'values'> & {
  values: CheckoutValues;
  errors: CheckoutErrors;
  giftRestVnd: number | null | undefined;
}) {
  return (
    <>
      <Reductions
        {...loaded}
        values={values}
        error={errors.giftCode}
        gift={giftShareOf(giftRestVnd, loaded.summary.dueNow)}
      />
      <PriceSummary quote={loaded.summary} />
    </>
  );
}

/**
 * The pick-up address where it was not given with the car: prefilled with the account's preference.
 * @param saved the account's saved data; null where nobody is signed in
 */
function CheckoutPickup({
  values: { pickup, keepsPickup },
  saved,
}: {
  values: CheckoutValues;
  saved: string | null;
}) {
  return (
    <section aria-label="Nơi đón" className="stack-3">
      <TextField
        name="pickup"
        label="Đón tại"
        hint="Tên khách sạn, số nhà hay cổng sân bay. Bỏ trống thì tài xế gọi bạn trước."
        maxLength={160}
        autoComplete="off"
        defaultValue={pickup}
      />
      {saved !== null && (
        <CheckField name="keepsPickup" defaultChecked={keepsPickup} label="Nhớ nơi đón này cho lần sau" />
      )}
    </section>
  );
}

/** What pressing the button means: that it agrees is said here, in place of a tick. */
export function Consent({ isRequest }: { isRequest: boolean }) {
  return (
    <p className="text-sm text-ink-soft">
      {isRequest
        ? 'Nhà cung cấp trả lời trước giờ hẹn ghi trong thư. Khi họ nhận lời, bạn mới phải trả tiền. '
        : 'Chỗ được giữ cho bạn ít nhất 20 phút trong lúc trả tiền. '}
      Bấm “{isRequest ? 'Gửi yêu cầu' : 'Thanh toán'}” là bạn đồng ý với{' '}
      <Link to="/page/dieu-khoan-su-dung" target="_blank" className="text-sea underline">
        điều khoản sử dụng
      </Link>{' '}
      và{' '}
      <Link to="/page/chinh-sach-huy-va-hoan-tra" target="_blank" className="text-sea underline">
        chính sách hủy
      </Link>
      , và cho phép dùng thông tin trên để đặt chỗ.
    </p>
  );
}
