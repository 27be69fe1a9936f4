import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/field.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';

/** Units shown as a list of cards; more become a select field. */
const mostCards = 5;

/** Selects a cabin, ticket, slot, route or package; hidden where there is only one. */
export function UnitField({ widget }: { widget: BookingWidgetView }) {
  const { units, formOptions, form, errors } = widget;
  if (units.length < 2) return <input type="hidden" name="unit" value={form.unit} />;
  if (units.length > mostCards)
    return (
      <SelectField
        name="unit"
        label={formOptions.words.unit}
        hint={`Giá cho ${widget.party}.`}
        required
        defaultValue={form.unit}
        error={errors.unit}
      >
        {units.map((unit) => (
          <option key={unit.id} value={unit.id}>
            {[unit.title, priceWords(unit)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
    );
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        {formOptions.words.unit}{' '}
        <span className="text-sm font-normal text-ink-soft">giá cho {widget.party}</span>
      </legend>
      <div className="stack-2">
        {units.map((unit) => (
          <label
            key={unit.id}
            className="flex min-h-12 items-start gap-3 rounded-control border border-line-strong px-3 py-2.5 has-checked:border-sea has-checked:bg-sea-soft has-focus-visible:outline-3 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name="unit"
              value={unit.id}
              defaultChecked={unit.id === form.unit}
              className="mt-1 size-4.5 shrink-0 accent-sea outline-none"
            />
            <span className="min-w-0 grow leading-snug">
              {unit.title}
              <span className="block text-sm text-ink-soft tabular-nums">
                {priceWords(unit) || 'Chưa mở bán ngày này'}
                {unit.isOfDay && unit.left !== null && (
                  <span className={classNames(unit.left <= 5 && 'text-warn')}>
                    {unit.left > 0
                      ? ` · còn ${unit.left} ${formOptions.words.left}`
                      : ` · hết ${formOptions.words.left}`}
                  </span>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function priceWords({ priceVnd, isOfDay, isMisfit }: BookingWidgetView['units'][number]): string {
  if (priceVnd === null) return isMisfit ? 'Không nhận số khách này' : '';
  return isOfDay ? formatVnd(priceVnd) : `Từ ${formatVnd(priceVnd)}`;
}
