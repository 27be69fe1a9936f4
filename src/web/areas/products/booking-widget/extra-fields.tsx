import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { SelectField } from '#ui/field.tsx';
import { extraGroupWords } from './extra-group-words.ts';
import type { BookingWidgetView } from './load-booking-widget.ts';

type Extra = BookingWidgetView['formOptions']['extras'][number];

/** What can be had on top: of a group one, of the others any. */
export function ExtraFields({ widget }: { widget: BookingWidgetView }) {
  const { formOptions, form } = widget;
  const groups = Map.groupBy(
    formOptions.extras.filter((extra) => extra.group),
    (extra) => extra.group ?? '',
  );
  const single = formOptions.extras.filter((extra) => !extra.group);
  const chosen = (code: string) => form.extras.find((extra) => extra.code === code);
  return (
    <>
      {[...groups].map(([group, extras]) => (
        <SelectField
          key={group}
          id={`box-extra-${group}`}
          name="extra"
          label={extraGroupWords[group] ?? 'Chọn thêm'}
          required={extras.some((extra) => extra.priceVnd === 0)}
          defaultValue={extras.find((extra) => chosen(extra.code))?.code ?? ''}
        >
          {extras.some((extra) => extra.priceVnd === 0) ? null : <option value="">Không chọn</option>}
          {extras.map((extra) => (
            <option key={extra.code} value={extra.code}>
              {extra.label} · {priceOf(extra)}
            </option>
          ))}
        </SelectField>
      ))}
      {single.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-semibold">Chọn thêm</legend>
          <div className="divide-y divide-line rounded-control border border-line">
            {single.map((extra) => {
              const quantity = chosen(extra.code)?.quantity ?? 1;
              return (
                <label key={extra.code} className="flex min-h-12 items-start gap-3 px-3 py-2.5">
                  <input
                    type="checkbox"
                    name="extra"
                    value={quantity > 1 ? `${extra.code}.${quantity}` : extra.code}
                    defaultChecked={chosen(extra.code) !== undefined}
                    className="mt-0.5 size-5 shrink-0 accent-sea"
                  />
                  <span className="min-w-0 leading-snug">
                    {extra.label}
                    <span className="block text-sm text-ink-soft">{priceOf(extra)}</span>
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
    </>
  );
}

const perWords: Record<Extra['per'], string> = {
  person: 'mỗi khách',
  booking: 'mỗi lần đặt',
  unit: 'mỗi suất',
  day: 'mỗi ngày',
};

function priceOf({ priceVnd, per }: Extra): string {
  return priceVnd === 0 ? 'miễn phí' : `${formatVnd(priceVnd)} ${perWords[per]}`;
}
