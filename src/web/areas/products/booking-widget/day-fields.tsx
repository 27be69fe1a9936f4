import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { CheckField, SelectField, TextField } from '#ui/field.tsx';
import type { TripParty } from '#web/parts/trip-search/trip-search.ts';
import { DayField, OtherDay } from './day-field.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';

/** When: a departure out of a list, or a date; with hours and a last day where the kind has them. */
export function DayFields({ widget }: { widget: BookingWidgetView }) {
  const { formOptions, form, errors, firstDay, lastDay } = widget;
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
      <StartField widget={widget} />
      {formOptions.time && (
        <TextField
          type="time"
          name="time"
          label={formOptions.time}
          required
          defaultValue={form.time}
          error={errors.time}
        />
      )}
      {formOptions.until !== 'none' && (
        <DayField
          className={formOptions.time && !formOptions.endTime ? 'col-span-2' : undefined}
          name="to"
          label={formOptions.words.until}
          isRequired={formOptions.until === 'required'}
          firstDay={form.from || firstDay}
          lastDay={lastDay}
          value={form.to}
          error={errors.to}
          party={partyOf(form)}
        />
      )}
      {formOptions.endTime && (
        <TextField
          type="time"
          name="endTime"
          label={formOptions.endTime}
          required
          defaultValue={form.endTime}
          error={errors.endTime}
        />
      )}
    </div>
  );
}

function StartField({ widget }: { widget: BookingWidgetView }) {
  const { formOptions, form, errors, days, firstDay, lastDay } = widget;
  const width = formOptions.time || formOptions.until !== 'none' ? undefined : 'col-span-2';
  if (days)
    return (
      <div className={width}>
        <SelectField
          name="from"
          label={formOptions.words.day}
          required
          defaultValue={form.from}
          error={errors.from}
          hint={`Giá là tổng cho ${widget.party}.`}
        >
          <option value="">Chọn ngày</option>
          {days.map((start) => (
            <option key={start.day} value={start.day} disabled={start.left === 0 && start.day !== form.from}>
              {dayWords(start, formOptions.words.left)}
            </option>
          ))}
        </SelectField>
        <OtherDay
          label="Chọn trên lịch giá"
          name="from"
          value={form.from}
          firstDay={firstDay}
          lastDay={lastDay}
          product={widget.pricedDays}
          party={partyOf(form)}
        />
      </div>
    );
  return (
    <DayField
      className={width}
      name="from"
      label={formOptions.words.day}
      firstDay={firstDay}
      lastDay={lastDay}
      value={form.from}
      error={errors.from}
      product={widget.pricedDays}
      party={partyOf(form)}
    />
  );
}

function partyOf({ quantity, adults, ages }: BookingWidgetView['form']): TripParty {
  return { rooms: quantity, adults, childAges: ages };
}

function dayWords(
  { day, left, priceVnd }: NonNullable<BookingWidgetView['days']>[number],
  noun: string,
): string {
  if (left === 0) return `${formatWeekdayDate(day)} · hết ${noun}`;
  const price = priceVnd === null ? '' : ` · ${formatVnd(priceVnd)}`;
  return `${formatWeekdayDate(day)}${price} · còn ${left} ${noun}`;
}
