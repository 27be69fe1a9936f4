import type { Measure } from './measure.ts';
import { runSuggestionBench } from './search/suggestions.ts';

/** The call behind a suggestion, with a hundred times the products. */
export const suggestions: Measure = {
  name: 'suggestions',
  async *run(bench) {
    const { small, large, ratio } = await runSuggestionBench(undefined, await bench.databaseServer());
    const ms = ({ products, p95Ms }: typeof small) =>
      `${p95Ms.toFixed(1)} ms with ${products.toLocaleString('en')}`;
    yield {
      name: 'suggestion, 95th percentile, of 100 times fewer',
      value: ratio,
      unit: '×',
      budget: { atMost: 2 },
      note: `${ms(large)}, ${ms(small)} products`,
    };
  },
};
