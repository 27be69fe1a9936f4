import { CheckField } from '#ui/field.tsx';
import { DayField } from './day-field.tsx';
import { partyOf } from './form/party-of.ts';
import type { BookingWidgetView } from './load-booking-widget.ts';
import { TimeField } from './time-field.tsx';
import { UntilField } from './until-field.tsx';

/** Date fields, with hours and a last day where the kind has them. */
export function DayFields({ widget }: { widget: BookingWidgetView }) {
  const { formOptions, form, errors, firstDay, lastDay } = widget;
  const isAlone = !formOptions.time && formOptions.until !== 'required';
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {formOptions.openDated && (
        <div className="col-span-2">
          <CheckField
            name="open"
            value="1"
            defaultChecked={form.open}
            label="Mua trước, chọn ngày sau"
            hint="Bạn nhận mã, đổi ngày khi đã chốt lịch. Phụ thu của ngày đi tính lúc đổi."
            error={errors.open}
          />
        </div>
      )}
      <DayField
        className={isAlone ? 'col-span-2' : undefined}
        isShort={!isAlone}
        name="from"
        label={formOptions.words.day}
        firstDay={firstDay}
        lastDay={lastDay}
        value={form.from}
        error={errors.from}
        product={widget.pricedDays}
        party={partyOf(form)}
      />
      {formOptions.time && (
        <TimeField name="time" label={formOptions.time} value={form.time} error={errors.time} />
      )}
      {formOptions.until === 'required' && <UntilField widget={widget} isShort />}
      {formOptions.endTime && (
        <TimeField name="endTime" label={formOptions.endTime} value={form.endTime} error={errors.endTime} />
      )}
    </div>
  );
}
