export interface ComparedFact {
  label: string;
  value: string;
}

export interface CompareRow {
  label: string;
  /** One cell for each product, in order: its value, or whether it has the feature. */
  cells: (string | boolean)[];
  /** Whether all products have the same value. */
  isSame: boolean;
}

const missing = '—';

/** Facts of several products as rows: every label once, in the order of first occurrence. */
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
 * Features that a product has or lacks (facilities, what a price includes) as yes/no rows: those in which the products differ
 * come first, at most `most`.
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

/** Indexes of the best values by `isBetter`; none when fewer than two are known or all are equal. */
export function bestOf(values: (number | null)[], isBetter: (a: number, b: number) => boolean): number[] {
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || new Set(known).size < 2) return [];
  const best = known.reduce((one, other) => (isBetter(other, one) ? other : one));
  return values.flatMap((value, index) => (value === best ? index : []));
}

function toRow(label: string, cells: CompareRow['cells']): CompareRow {
  return { label, cells, isSame: new Set(cells).size === 1 };
}
