import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { faults } from './faults.ts';
import { grid } from './grid.ts';
import { guests } from './guests.ts';
import { holds } from './holds/holds.ts';
import { imports } from './imports/imports.ts';
import { largeImport } from './imports/large-import.ts';
import { lists } from './lists.ts';
import { describeFigure, type Figure, type Measure, type MeasureOptions, missedBy } from './measure.ts';
import { memory } from './memory.ts';
import { office, officeSearch } from './office.ts';
import { cachedPage } from './pages/cached-page.ts';
import { firstLoad } from './pages/first-load.ts';
import { interaction } from './pages/interaction.ts';
import { lighthouseScores } from './pages/lighthouse.ts';
import { statements } from './pages/statements.ts';
import { uncachedPages } from './pages/uncached-pages.ts';
import { payments } from './payments/payments.ts';
import { quotes } from './quotes.ts';
import { reports } from './reports/reports.ts';
import { scale } from './scale/scale.ts';
import { searchSpellings } from './search-spellings.ts';
import { createBench } from './setup/bench.ts';
import { soak } from './soak.ts';
import { suggestions } from './suggestions.ts';
import { tripLists } from './trip-lists.ts';
import { tripTotals } from './trip-totals.ts';
import { watching } from './watching.ts';

/**
 * Measures the promised speed and size; exits with 1 when something could not be measured. The figures of a complete run are
 * stored.
 */
const measures: Measure[] = [
  cachedPage,
  uncachedPages,
  statements,
  firstLoad,
  memory,
  holds,
  payments,
  quotes,
  suggestions,
  lists,
  tripLists,
  tripTotals,
  searchSpellings,
  lighthouseScores,
  interaction,
];

/** Measures that take too long for every run. */
const onDemand: Measure[] = [
  scale,
  office,
  officeSearch,
  grid,
  reports,
  imports,
  largeImport,
  guests,
  soak,
  faults,
  watching,
];

const numbers = ['bookings', 'products', 'inventory', 'rows', 'queries', 'seed'] as const;
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    /** A permanent folder for the bench database, so that data which took an hour to create can be reused. */
    keep: { type: 'string' },
    bookings: { type: 'string' },
    products: { type: 'string' },
    inventory: { type: 'string' },
    rows: { type: 'string' },
    queries: { type: 'string' },
    seed: { type: 'string' },
  },
});
const all = [...measures, ...onDemand];
const wanted = values.only ? all.filter(({ name }) => values.only?.split(',').includes(name)) : measures;
const options: MeasureOptions = {};
for (const name of numbers) {
  if (values[name] === undefined) continue;
  options[name] = Number(values[name]);
  if (Number.isInteger(options[name]) && options[name] > 0) continue;
  console.error(`--${name} takes a whole number`);
  process.exit(1);
}
if (wanted.length === 0) {
  console.error(`--only takes ${all.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const startedAt = performance.now();
const bench = createBench(values.keep);
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => bench.stop().finally(() => process.exit(code)));
}

process.env.NODE_ENV = 'production';
const figures: Figure[] = [];
let failed = 0;
for (const measure of wanted) {
  try {
    for await (const figure of measure.run(bench, options)) {
      figures.push(figure);
      console.log(describeFigure(figure));
    }
  } catch (error) {
    failed++;
    console.error(`${measure.name}: could not be measured\n`, error);
  }
  await bench.stopChildren();
}
await bench.stop();
const seconds = Math.round((performance.now() - startedAt) / 1000);
const missed = figures.filter((figure) => missedBy(figure) > 0).length;
console.log(`${figures.length} figures in ${seconds} s, ${missed} over budget`);
if (!values.only) {
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(
    'bench/results/latest.json',
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, cores: cpus().length, seconds, figures }, null, 2)}\n`,
  );
}
process.exit(failed ? 1 : 0);
