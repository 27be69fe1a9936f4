import type { ExtraInput } from '#modules/catalog/kinds/sale-terms.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { SelectField } from '#ui/field.tsx';
import { extraGroupWords } from './extra-group-words.ts';
import type { ChosenExtra } from './extra-words.ts';

/** The highest quantity of an extra that is offered. */
const mostOffered = 10;

/** Optional extras, submitted as `extra`: one of each group, of the others any, by checkbox or quantity. */
export function ExtraFields({
  extras: offered,
  chosen: taken,
  idPrefix,
  withQuantities = false,
  unitNoun = 'phần',
}: {
  extras: readonly ExtraInput[];
  chosen: readonly ChosenExtra[];
  /** Makes the field ids of this form unique on the page. */
  idPrefix: string;
  withQuantities?: boolean;
  /** What one of the quantity is called: 'xe'. */
  unitNoun?: string;
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
              {extra.label} · {priceOf(extra, unitNoun)}
            </option>
          ))}
        </SelectField>
      ))}
      {single.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-semibold">Chọn thêm</legend>
          <div className="divide-y divide-line rounded-control border border-line">
            {single.map((extra) => {
              const Row = withQuantities ? QuantityRow : TickRow;
              return (
                <Row
                  key={extra.code}
                  extra={extra}
                  price={priceOf(extra, unitNoun)}
                  quantity={chosen(extra.code)?.quantity ?? 0}
                />
              );
            })}
          </div>
        </fieldset>
      )}
    </>
  );
}

interface RowProps {
  extra: ExtraInput;
  price: string;
  /** 0 where it is not chosen. */
  quantity: number;
}

function TickRow({ extra, price, quantity }: RowProps) {
  return (
    <label className="flex min-h-12 items-start gap-3 px-3 py-2.5">
      <input
        type="checkbox"
        name="extra"
        value={quantity > 1 ? `${extra.code}.${quantity}` : extra.code}
        defaultChecked={quantity > 0}
        className="mt-0.5 size-5 shrink-0 accent-sea"
      />
      <RowWords extra={extra} price={price} />
    </label>
  );
}

/** Zero or a quantity in one field: no separate checkbox. */
function QuantityRow({ extra, price, quantity }: RowProps) {
  return (
    <label className="flex min-h-14 items-center gap-3 px-3 py-1.5">
      <RowWords extra={extra} price={price} />
      <select
        name="extra"
        defaultValue={quantity > 0 ? `${extra.code}.${quantity}` : ''}
        className="min-h-11 shrink-0 rounded-control border border-line-strong bg-rice pr-9 pl-3 tabular-nums"
      >
        <option value="">Không</option>
        {Array.from({ length: Math.max(mostOffered, quantity) }, (_, index) => (
          <option key={index} value={`${extra.code}.${index + 1}`}>
            {index + 1}
          </option>
        ))}
      </select>
    </label>
  );
}

function RowWords({ extra, price }: Pick<RowProps, 'extra' | 'price'>) {
  return (
    <span className="min-w-0 grow leading-snug">
      {extra.label}
      <span className="block text-sm text-ink-soft">{price}</span>
    </span>
  );
}

const perWords: Record<Exclude<ExtraInput['per'], 'unit'>, string> = {
  person: 'mỗi khách',
  booking: 'mỗi lần đặt',
  day: 'mỗi ngày',
};

function priceOf({ priceVnd, per }: ExtraInput, unitNoun: string): string {
  const words = per === 'unit' ? `mỗi ${unitNoun}` : perWords[per];
  return priceVnd === 0 ? 'miễn phí' : `${formatVnd(priceVnd)} ${words}`;
}
