import { confirmationTitles, mealTitles, payTitles } from '#modules/catalog/selling/meal-titles.ts';
import { EditForm } from '../../../parts/edit/edit-form.tsx';
import type { EditReply, EditValues } from '../../../parts/edit/edit-state.ts';
import { SaveFoot } from '../../../parts/edit/save-foot.tsx';
import { SelectField, TextField } from '../../../parts/field.tsx';

/** How units are sold: meals, cancellation, when to pay, and the price relative to that of the day. */
export function PlanForm({
  version,
  values,
  policies,
  isStay,
  reply,
  isOpen,
  action,
}: {
  version: number;
  values: EditValues;
  policies: readonly { slug: string; title: string }[];
  isStay: boolean;
  reply: EditReply | undefined;
  isOpen: boolean;
  action: { name: string; title: string };
}) {
  return (
    <EditForm version={version} values={values} reply={reply}>
      {(shown, errors) => {
        const text = (name: string) => ({ name, defaultValue: shown[name], error: errors[name] });
        return (
          <>
            <fieldset disabled={!isOpen} className="border-b border-line px-3.5 py-3">
              <legend className="sr-only">Gói giá</legend>
              <div className="grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
                <TextField {...text('title')} label="Tên gói, khách đọc" className="col-span-full" />
                <Choice {...text('mealPlan')} label="Bữa ăn" options={Object.entries(mealTitles)} />
                <Choice
                  {...text('cancellationPolicy')}
                  label="Điều kiện hủy"
                  options={policies.map(({ slug, title }) => [slug, title])}
                />
                <Choice {...text('payMode')} label="Trả tiền" options={Object.entries(payTitles)} />
                <Choice
                  {...text('confirmation')}
                  label="Xác nhận"
                  options={Object.entries(confirmationTitles)}
                />
                <TextField
                  {...text('pricePercent')}
                  label="So với giá ngày, %"
                  inputMode="numeric"
                  hint="100 là bằng giá ngày, 88 là rẻ hơn 12%."
                />
                <TextField
                  {...text('priceDeltaVnd')}
                  label="Cộng hoặc bớt thêm, ₫"
                  hint="Bớt thì ghi số âm, ví dụ -50.000."
                />
                {isStay ? (
                  <TextField {...text('minStay')} label="Số đêm ít nhất" inputMode="numeric" />
                ) : (
                  <input type="hidden" name="minStay" value={shown.minStay ?? '1'} />
                )}
                <TextField {...text('advanceDays')} label="Đặt trước ít nhất, ngày" inputMode="numeric" />
                <TextField
                  {...text('answerMinutes')}
                  label="Nhà cung cấp trả lời trong, phút"
                  inputMode="numeric"
                  hint="Khi không xác nhận ngay."
                />
              </div>
            </fieldset>
            {isOpen && <SaveFoot action={action} reply={reply} />}
          </>
        );
      }}
    </EditForm>
  );
}

function Choice({
  options,
  ...field
}: {
  name: string;
  label: string;
  defaultValue: string | undefined;
  error: string | undefined;
  options: [string, string][];
}) {
  return (
    <SelectField {...field}>
      {options.map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
