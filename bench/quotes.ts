import { sql } from 'kysely';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { quotePlan } from '#modules/plans/pricing/quote-plan.ts';
import { quote } from '#modules/pricing/quote.ts';
import type { QuoteRequest } from '#modules/pricing/schema.ts';
import { loadConfig } from '#platform/config/config.ts';
import { connect, type Database } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { listMonthPrices } from '#tests/support/list-month-prices.ts';
import { type Figure, type Measure, median } from './measure.ts';
import {
  month,
  now,
  type OnSale,
  sellEverything,
  threeItems,
  twelveItems,
} from './pricing/everything-on-sale.ts';
import { fiveDayPlan } from './pricing/five-day-plan.ts';
import { watchDriver } from './pricing/watch-driver.ts';
import { percentile } from './search/percentile.ts';
import type { Bench } from './setup/bench.ts';

const times = 200;
/** Number of quotes before the timed ones. */
const warmUp = 100;

interface Cost {
  statements: number;
  /** Medians in milliseconds: in total, and without waiting for the database. */
  totalMs: number;
  ownMs: number;
  p95Ms: number;
}

/** Database statements of a quote and of a price calendar, and their cost beyond the database. */
export const quotes: Measure = {
  name: 'quotes',
  async *run(bench) {
    const shop = await openShop(bench);
    const { products, costOf } = shop;
    const ask = (request: QuoteRequest) =>
      costOf(async (db) => {
        const result = await quote(db, request, now);
        if (!result.ok) throw new Error(`No quote: ${JSON.stringify(result)}`);
      });
    const three = await ask(threeItems(products, 3));
    yield {
      name: 'quote of 3 items, time beyond its queries',
      value: three.ownMs,
      unit: 'ms',
      budget: { atMost: 3 },
      note: `${three.totalMs.toFixed(1)} ms in all; a stay of 3 nights, a combo with rooms, a tour with a deposit`,
    };
    yield statements('quote of 3 items, 2 nights', 6, await ask(threeItems(products, 2)));
    yield statements('quote of 3 items, 14 nights', 6, await ask(threeItems(products, 14)));
    yield statements('quote of 12 items', 6, await ask(twelveItems(products)));
    yield await planFigure(shop);
    for (const kind of kindNames) {
      const cost = await costOf(async (db) => {
        const days = await listMonthPrices(db, products[kind].productId, month.from, month.to, now);
        if (!days.some((day) => day.priceVnd !== null)) throw new Error(`${kind}: nothing is available`);
      });
      yield statements(`price calendar of a month, ${kind}`, 1, cost);
    }
  },
};

function statements(what: string, atMost: number, cost: Cost): Figure {
  return {
    name: `statements, ${what}`,
    value: cost.statements,
    unit: '',
    digits: 0,
    budget: { atMost },
    note: `${cost.totalMs.toFixed(1)} ms, ${cost.ownMs.toFixed(1)} of them beyond queries`,
  };
}

type Asking = (db: ReturnType<typeof connect>['db']) => Promise<void>;

/** Quote of a whole plan as its page requests it, without rate limits. */
async function planFigure({ products, costOf, db }: Shop): Promise<Figure> {
  const plan = await fiveDayPlan(db, products);
  const app = {
    db,
    config: loadConfig({ RATE_LIMIT: 'false' }),
    secrets: { token: 'bench', data: ['bench'], voucherKey: '', bankWebhook: '' } as never,
    clock: { now: () => now },
  };
  const cost = await costOf(async () => {
    const quoted = await quotePlan(app, plan, { ip: '' });
    if (!quoted || quoted.total === 0) throw new Error('The plan has no price');
  });
  return {
    name: 'plan of 5 days and 12 items quoted, p95',
    value: cost.p95Ms,
    unit: 'ms',
    budget: { atMost: 150 },
    note: `middle ${cost.totalMs.toFixed(1)} ms, ${cost.statements} statements`,
  };
}

interface Shop {
  db: Database;
  products: OnSale;
  costOf(ask: Asking): Promise<Cost>;
}

async function openShop(bench: Bench): Promise<Shop> {
  const server = await bench.databaseServer();
  const url = server.replace(/\/[^/]*$/, '/quotes');
  const admin = connect(server, { max: 1 });
  await admin.pool.query('CREATE DATABASE quotes');
  await admin.close();
  await migrate(url, 'db/migrations');
  const { db, pool, close } = connect(url, { max: 1 });
  bench.onStop(close);
  const driver = watchDriver(pool);
  const products = await sellEverything(db);
  await sql`vacuum analyze`.execute(db);
  return {
    db,
    products,
    async costOf(ask) {
      const [total, own]: [number[], number[]] = [[], []];
      for (let time = 0; time < warmUp + times; time++) {
        driver.reset();
        const startedAt = performance.now();
        await ask(db);
        const ms = performance.now() - startedAt;
        if (time < warmUp) continue;
        total.push(ms);
        own.push(ms - driver.ms);
      }
      return {
        statements: driver.statements,
        totalMs: median(total),
        ownMs: median(own),
        p95Ms: percentile(total, 0.95),
      };
    },
  };
}
