import type { Bench } from './setup/bench.ts';

/** One figure that was measured, and what it must be. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Decimals that are shown. */
  digits?: number;
  budget?: { atMost: number } | { atLeast: number };
  /** What the figure is made of, in one line. */
  note?: string;
}

/** What can be said beside `--only`. */
export interface MeasureOptions {
  /** How many bookings are invented, where a measure invents them. */
  bookings?: number;
  /** How many products the large one of two catalogues has. */
  products?: number;
  /** How many days of units are on sale in it, all units together. */
  inventory?: number;
  /** How many rows of each sheet are imported. */
  rows?: number;
}

/** One thing to measure; its name is what `--only` takes. What it starts is stopped when it ends. */
export interface Measure {
  name: string;
  run(bench: Bench, options: MeasureOptions): AsyncIterable<Figure>;
}

/** By how much a figure misses its budget, in its own unit; 0 when it keeps it or has none. */
export function missedBy({ value, budget }: Figure): number {
  if (!budget) return 0;
  return Math.max(0, 'atMost' in budget ? value - budget.atMost : budget.atLeast - value);
}

/** The figure as a line: what, how much, how much it may be, and whether it is. */
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
