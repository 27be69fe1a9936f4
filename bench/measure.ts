import type { Bench } from './setup/bench.ts';

/** One measured figure with its budget. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Number of decimals shown. */
  digits?: number;
  budget?: { atMost: number } | { atLeast: number };
  /** What the figure consists of, in one line. */
  note?: string;
}

/** Options beside `--only`. */
export interface MeasureOptions {
  /** Number of bookings, for measures that invent them. */
  bookings?: number;
  /** Number of products in the larger of two catalogues. */
  products?: number;
  /** Number of days on sale in it, summed over all units. */
  inventory?: number;
  /** Number of rows to import from each sheet. */
  rows?: number;
  /** Number of texts to search for, and from what they are drawn: the same seed draws the same. */
  queries?: number;
  seed?: number;
}

/** One measure; its name is an argument of `--only`. What it starts is stopped when it ends. */
export interface Measure {
  name: string;
  run(bench: Bench, options: MeasureOptions): AsyncIterable<Figure>;
}

/** How far a figure misses its budget, in its own unit; 0 when it is within or has none. */
export function missedBy({ value, budget }: Figure): number {
  if (!budget) return 0;
  return Math.max(0, 'atMost' in budget ? value - budget.atMost : budget.atLeast - value);
}

/** The figure as a line: name, value, budget, and whether it is kept. */
export function describeFigure(figure: Figure): string {
  const { name, value, unit, digits = 2, budget, note } = figure;
  const amount = (number: number) =>
    `${number.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })}${unit && ` ${unit}`}`;
  const missed = missedBy(figure);
  const limit = budget && ('atMost' in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`);
  const verdict = limit ? `(${limit}) ${missed ? `missed by ${amount(missed)}` : 'ok'}` : '';
  return [name.padEnd(44), amount(value).padStart(14), verdict.padEnd(28), note]
    .filter(Boolean)
    .join('  ')
    .trimEnd();
}

/** The middle value. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}
