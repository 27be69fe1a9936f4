import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { TextField } from '#ui/field.tsx';
import { DayChoice } from '#web/parts/trip-search/day-choice.tsx';
import { StayChoice } from '#web/parts/trip-search/stay-choice.tsx';

interface Item {
  position: number;
  productTitle: string;
  unitTitle: string;
  from: string;
  to: string;
  quantity: number;
  adults: number;
  childAges: number[];
  fromLabel: string;
  /** Null where the last day follows from the first. */
  toLabel: string | null;
  /** Whether it is counted in nights. */
  isStay: boolean;
  /** Label of the quantity; null where only guests are counted. */
  counts: string | null;
}

interface Days {
  firstDay: string;
  lastDay: string;
}

/** Days and guests of one item, prefilled with their present values. */
export function ChangeItemFields({
  item,
  days,
  typed,
  problems,
}: {
  item: Item;
  days: Days;
  typed: Record<string, string>;
  problems: Record<string, string>;
}) {
  const { position, productTitle, unitTitle, to, quantity, adults, childAges } = item;
  const field = (name: string, value: string | number) => ({
    name: `${name}-${position}`,
    defaultValue: typed[`${name}-${position}`] ?? String(value),
    error: problems[`${name}-${position}`],
  });
  const day = (name: 'from' | 'to') => ({
    name: `${name}-${position}`,
    day: typed[`${name}-${position}`] ?? item[name],
    error: problems[`${name}-${position}`],
  });
  const kept = (name: string, value: string | number) => (
    <input type="hidden" name={`${name}-${position}`} value={value} />
  );
  return (
    <fieldset className="rounded-card border border-line bg-rice p-5">
      <legend className="float-left mb-3 w-full font-semibold">
        {keepNames(productTitle)} <span className="block font-normal text-ink-soft">{unitTitle}</span>
      </legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        <ItemDays item={item} days={days} day={day} />
        {!item.toLabel && kept('to', to)}
        {item.counts ? (
          <TextField
            required
            inputMode="numeric"
            label={`Số ${item.counts}`}
            {...field('quantity', quantity)}
          />
        ) : (
          kept('quantity', quantity)
        )}
        <TextField required inputMode="numeric" label="Người lớn" {...field('adults', adults)} />
        <TextField
          label="Tuổi từng bé"
          hint="Ví dụ 5 9 khi có hai bé."
          {...field('childAges', childAges.join(' '))}
        />
      </div>
    </fieldset>
  );
}

/** The days of an item: both ends of a stay in one calendar, otherwise one for each. */
function ItemDays({
  item: { fromLabel, toLabel, isStay },
  days,
  day,
}: {
  item: Item;
  days: Days;
  day: (name: 'from' | 'to') => { name: string; day: string; error: string | undefined };
}) {
  const from = { ...day('from'), label: fromLabel };
  if (!toLabel) return <DayChoice {...from} days={days} />;
  const to = { ...day('to'), label: toLabel };
  if (isStay) return <StayChoice from={from} to={to} days={days} />;
  return (
    <>
      <DayChoice {...from} days={days} />
      <DayChoice {...to} days={days} />
    </>
  );
}
