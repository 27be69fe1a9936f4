import type { ExtraInput } from '#modules/catalog/kinds/sale-terms.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { SelectField } from '#ui/field.tsx';
import { extraGroupWords } from './extra-group-words.ts';
import type { ChosenExtra } from './extra-words.ts';

/** What can be had on top, posted as `extra`: of a group one, of the others any. */
export function ExtraFields({
  extras: offered,
  chosen: taken,
  idPrefix,
}: {
  extras: readonly ExtraInput[];
  chosen: readonly ChosenExtra[];
  /** Tells the fields of one form of a page from those of another. */
  idPrefix: string;
}) {
  const groups = Map.groupBy(
    offered.filter((extra) => extra.group),
    (extra) => extra.group ?? '',
  );
  const single = offered.filter((extra) => !extra.group);
  const chosen = (code: string) => taken.find((extra) => extra.code === code);
  return (
    <>
      {[...groups].map(([group, extras]) => (
        <SelectField
          key={group}
          id={`${idPrefix}-${group}`}
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

const perWords: Record<ExtraInput['per'], string> = {
  person: 'mỗi khách',
  booking: 'mỗi lần đặt',
  unit: 'mỗi suất',
  day: 'mỗi ngày',
};

function priceOf({ priceVnd, per }: ExtraInput): string {
  return priceVnd === 0 ? 'miễn phí' : `${formatVnd(priceVnd)} ${perWords[per]}`;
}
