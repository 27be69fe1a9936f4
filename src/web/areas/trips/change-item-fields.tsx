import { TextField } from '#ui/field.tsx';

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
  /** Label of the quantity; null where only guests are counted. */
  counts: string | null;
}

/** Days and guests of one item, prefilled with their present values. */
export function ChangeItemFields({
  item,
  typed,
  problems,
}: {
  item: Item;
  typed: Record<string, string>;
  problems: Record<string, string>;
}) {
  const { position, productTitle, unitTitle, from, to, quantity, adults, childAges } = item;
  const field = (name: string, value: string | number) => ({
    name: `${name}-${position}`,
    defaultValue: typed[`${name}-${position}`] ?? String(value),
    error: problems[`${name}-${position}`],
  });
  const kept = (name: string, value: string | number) => (
    <input type="hidden" name={`${name}-${position}`} value={value} />
  );
  return (
    <fieldset className="rounded-card border border-line bg-rice p-5">
      <legend className="float-left mb-3 w-full font-semibold">
        {productTitle} <span className="font-normal text-ink-soft">{unitTitle}</span>
      </legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        <TextField required type="date" label={item.fromLabel} {...field('from', from)} />
        {item.toLabel ? (
          <TextField required type="date" label={item.toLabel} {...field('to', to)} />
        ) : (
          kept('to', to)
        )}
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
          hint="Nhiều bé thì cách nhau bằng dấu cách."
          {...field('childAges', childAges.join(' '))}
        />
      </div>
    </fieldset>
  );
}
