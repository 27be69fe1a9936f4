import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { DayChoice, daysFrom } from '#web/parts/trip-search/day-choice.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { EnquiryErrors, EnquiryValues } from './enquiry-values.ts';

const kindWords = { 'tu-van': 'Tư vấn', 'bao-gia-doan': 'Báo giá cho đoàn', 'goi-lai': 'Gọi lại cho tôi' };

/** Asks for advice, a call back or a quote. Posts to /yeu-cau from any page, which shows it again when something is missing. */
export function EnquiryForm({
  values,
  errors = {},
  isFixed = false,
}: {
  values: EnquiryValues;
  errors?: EnquiryErrors;
  /** The enquiry's kind is given by the page and cannot be changed. */
  isFixed?: boolean;
}) {
  return (
    <Form method="post" action="/yeu-cau" data-held noValidate className="relative stack-4 overflow-hidden">
      <input type="hidden" name="product" value={values.product} />
      {isFixed ? (
        <input type="hidden" name="kind" value={values.kind} />
      ) : (
        <SelectField name="kind" label="Bạn cần" required defaultValue={values.kind} error={errors.kind}>
          {Object.entries(kindWords).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <DayChoice
          name="from"
          label="Ngày đi"
          isRequired={false}
          day={values.from}
          days={daysFrom(values.openedAt)}
          error={errors.from}
        />
        <TextField
          name="guests"
          type="number"
          inputMode="numeric"
          min={1}
          max={2000}
          label="Số khách"
          defaultValue={values.guests}
          error={errors.guests}
        />
        <TextField name="place" label="Địa điểm" maxLength={160} defaultValue={values.place} />
        <TextField
          name="budget"
          label="Ngân sách"
          inputMode="decimal"
          placeholder="Ví dụ 50 triệu"
          defaultValue={values.budget}
          error={errors.budget}
        />
      </div>
      <ContactFields
        values={values}
        errors={errors}
        messageLabel="Yêu cầu"
        messageHint="Giờ giấc, độ tuổi trong đoàn, điều bạn mong nhất ở chuyến đi."
      />
      <Button type="submit" size="lg" className="w-full sm:w-auto">
        Gửi yêu cầu
      </Button>
    </Form>
  );
}
