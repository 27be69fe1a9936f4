import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { CheckField, SelectField, TextField } from '#ui/field.tsx';
import type { BoxView } from './load-booking-widget.ts';

/** When: a departure out of a list, or a date; with hours and a last day where the kind has them. */
export function DayFields({ box }: { box: BoxView }) {
  const { asks, form, errors, firstDay, lastDay } = box;
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {asks.openDated && (
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
      <StartField box={box} />
      {asks.time && (
        <TextField
          type="time"
          name="time"
          label={asks.time}
          required
          defaultValue={form.time}
          error={errors.time}
        />
      )}
      {asks.until !== 'none' && (
        <TextField
          className={asks.time && !asks.endTime ? 'col-span-2' : undefined}
          type="date"
          name="to"
          label={asks.words.until}
          required={asks.until === 'required'}
          min={form.from || firstDay}
          max={lastDay}
          defaultValue={form.to}
          error={errors.to}
        />
      )}
      {asks.endTime && (
        <TextField
          type="time"
          name="endTime"
          label={asks.endTime}
          required
          defaultValue={form.endTime}
          error={errors.endTime}
        />
      )}
    </div>
  );
}

function StartField({ box }: { box: BoxView }) {
  const { asks, form, errors, days, firstDay, lastDay } = box;
  const width = asks.time || asks.until !== 'none' ? undefined : 'col-span-2';
  if (days)
    return (
      <SelectField
        className={width}
        name="from"
        label={asks.words.day}
        required
        defaultValue={form.from}
        error={errors.from}
        hint={`Giá là tổng cho ${box.party}. Ngày xa hơn, bạn chọn trên lịch giá.`}
      >
        <option value="">Chọn ngày</option>
        {days.map((start) => (
          <option key={start.day} value={start.day} disabled={start.left === 0 && start.day !== form.from}>
            {dayWords(start, asks.words.left)}
          </option>
        ))}
      </SelectField>
    );
  return (
    <TextField
      className={width}
      type="date"
      name="from"
      label={asks.words.day}
      required
      min={firstDay}
      max={lastDay}
      defaultValue={form.from}
      error={errors.from}
    />
  );
}

function dayWords({ day, left, priceVnd }: NonNullable<BoxView['days']>[number], noun: string): string {
  if (left === 0) return `${formatWeekdayDate(day)} · hết ${noun}`;
  const price = priceVnd === null ? '' : ` · ${formatVnd(priceVnd)}`;
  return `${formatWeekdayDate(day)}${price} · còn ${left} ${noun}`;
}
