export interface ComparedFact {
  label: string;
  value: string;
}

export interface CompareRow {
  label: string;
  /** One for each product, in their order: what it says, or whether it has it at all. */
  cells: (string | boolean)[];
  /** Whether all products say the same. */
  isSame: boolean;
}

const missing = '—';

/** Facts of several products as rows: every label once, in the order in which it first comes up. */
export function toCompareRows(products: ComparedFact[][]): CompareRow[] {
  const labels = [...new Set(products.flatMap((facts) => facts.map(({ label }) => label)))];
  return labels.map((label) =>
    toRow(
      label,
      products.map((facts) => facts.find((fact) => fact.label === label)?.value || missing),
    ),
  );
}

/**
 * Things that a product has or has not (facilities, what a price includes) as rows of yes and no: those in which the
 * products differ come first, and not more than `most`.
 */
export function toHasRows(products: string[][], most: number): CompareRow[] {
  const rows = [...new Set(products.flat())].map((label) =>
    toRow(
      label,
      products.map((own) => own.includes(label)),
    ),
  );
  return [...rows.filter(({ isSame }) => !isSame), ...rows.filter(({ isSame }) => isSame)].slice(0, most);
}

/** Where the best of the values stands, by `isBetter`; nowhere when fewer than two are known or all are alike. */
export function bestOf(values: (number | null)[], isBetter: (a: number, b: number) => boolean): number[] {
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || new Set(known).size < 2) return [];
  const best = known.reduce((one, other) => (isBetter(other, one) ? other : one));
  return values.flatMap((value, index) => (value === best ? index : []));
}

function toRow(label: string, cells: CompareRow['cells']): CompareRow {
  return { label, cells, isSame: new Set(cells).size === 1 };
}
