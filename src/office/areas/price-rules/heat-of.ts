/** How many fifths there are. */
const count = 5;

export interface Heat {
  /** The least of each step, the first being the least of all. */
  steps: number[];
  /** Which step a price is on. */
  of: (vnd: number) => number;
}

/** Five steps between the least and the most of a year, whole thousands; one where all days cost the same. */
export function heatOf(prices: readonly number[]): Heat {
  const least = Math.min(...prices);
  const most = Math.max(...prices);
  const size = (most - least) / count;
  const steps =
    size === 0
      ? [least]
      : Array.from({ length: count }, (_, at) => Math.round((least + size * at) / 1000) * 1000);
  return {
    steps,
    of: (vnd) =>
      Math.max(
        0,
        steps.findLastIndex((from) => from <= vnd),
      ),
  };
}
