import { CheckField, SelectField, TextField } from '#ui/field.tsx';
import { SavedChoice, type SavedItem } from '#web/parts/account/saved-choice.tsx';
import { arrivals, type CheckoutErrors, type CheckoutValues } from './checkout-values.ts';

/** Who goes where somebody else books, and when guests of a stay come. The fields of the other show without script too. */
export function CheckoutGuest({
  values,
  errors,
  isStay,
  saved,
}: {
  values: CheckoutValues;
  errors: CheckoutErrors;
  isStay: boolean;
  /** Travellers of the account. */
  saved: readonly SavedItem[];
}) {
  return (
    <section aria-label="Khách đi" className="group/guest stack-4">
      <SavedChoice name="savedTraveller" legend="Đặt cho người đã lưu" items={saved} typing="Không">
        <div className="stack-4">
          <CheckField name="isForOther" label="Tôi đặt cho người khác" defaultChecked={values.isForOther} />
          <div className="hidden gap-4 rounded-card border border-line bg-rice p-4 group-has-[[name=isForOther]:checked]/guest:grid md:grid-cols-2 lg:p-5">
            <TextField
              name="guestName"
              required
              label={isStay ? 'Người nhận phòng' : 'Người sử dụng dịch vụ'}
              hint="Họ và tên như trên giấy tờ."
              autoComplete="off"
              defaultValue={values.guestName}
              error={errors.guestName}
            />
            <TextField
              name="guestPhone"
              label="Điện thoại của họ"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              defaultValue={values.guestPhone}
              error={errors.guestPhone}
            />
          </div>
        </div>
      </SavedChoice>
      {isStay && (
        <SelectField
          name="arrival"
          label="Giờ đến dự kiến"
          defaultValue={values.arrival}
          error={errors.arrival}
        >
          <option value="">Chưa biết</option>
          {arrivals.map((arrival) => (
            <option key={arrival}>{arrival}</option>
          ))}
        </SelectField>
      )}
    </section>
  );
}
