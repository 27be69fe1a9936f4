import { SelectField, TextField } from '#ui/field.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';

/**
 * How many, and how old or tall the children are. `count` is how many children are chosen just now, before the page knows.
 */
export function GuestFields({ widget, count }: { widget: BookingWidgetView; count: number }) {
  const { formOptions, form, errors } = widget;
  const { guests, quantity, words } = formOptions;
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {quantity && quantity.max > quantity.min && (
        <Count
          name="quantity"
          label={words.quantity}
          {...quantity}
          value={form.quantity}
          error={errors.quantity}
        />
      )}
      {guests && (
        <Count name="adults" label={words.adults} {...guests} value={form.adults} error={errors.adults} />
      )}
      {guests?.children && (
        <Count
          name="children"
          label="Trẻ em"
          min={0}
          max={guests.maxChildren}
          value={form.children}
          error={undefined}
        />
      )}
      {guests?.children && count > 0 && <ChildFields widget={widget} count={count} />}
      {formOptions.hasSingles && (
        <Count
          name="singles"
          label="Phòng đơn"
          min={0}
          max={Math.min(6, form.adults)}
          value={form.singles}
          error={errors.singles}
        />
      )}
    </div>
  );
}

function ChildFields({ widget, count }: { widget: BookingWidgetView; count: number }) {
  const { formOptions, form, errors } = widget;
  const isMeasured = formOptions.guests?.children === 'height';
  return (
    <fieldset className="col-span-2">
      <legend className="mb-1 font-semibold">
        {isMeasured ? 'Chiều cao của bé, tính bằng cm' : 'Tuổi của bé vào ngày đi'}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {Array.from({ length: count }, (_, index) =>
          isMeasured ? (
            <TextField
              key={index}
              id={`box-cm-${index + 1}`}
              type="number"
              inputMode="numeric"
              name="cm"
              label={`Bé ${index + 1}`}
              required
              min={30}
              max={220}
              defaultValue={form.cm[index] ?? ''}
              error={form.cm[index] === undefined ? errors.cm : undefined}
            />
          ) : (
            <SelectField
              key={index}
              id={`box-age-${index + 1}`}
              name="ages"
              label={`Bé ${index + 1}`}
              required
              defaultValue={form.ages[index] ?? ''}
              error={errors.ages && form.ages[index] === undefined ? errors.ages : undefined}
            >
              <option value="">Chọn tuổi</option>
              {Array.from({ length: 18 }, (_, age) => (
                <option key={age} value={age}>
                  {age === 0 ? 'Dưới 1 tuổi' : `${age} tuổi`}
                </option>
              ))}
            </SelectField>
          ),
        )}
      </div>
    </fieldset>
  );
}

/** More than this is typed rather than picked. */
const maxOptions = 30;

function Count({
  name,
  label,
  min,
  max,
  value,
  error,
}: {
  name: string;
  label: string;
  min: number;
  max: number;
  value: number;
  error: string | undefined;
}) {
  if (max - min >= maxOptions)
    return (
      <TextField
        type="number"
        inputMode="numeric"
        name={name}
        label={label}
        required
        min={min}
        max={max}
        defaultValue={value}
        error={error}
      />
    );
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <SelectField name={name} label={label} required defaultValue={value} error={error}>
      {(counts.includes(value) ? counts : [...counts, value]).map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </SelectField>
  );
}
