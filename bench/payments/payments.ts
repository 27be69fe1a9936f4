import { createCopies } from '../holds/copies.ts';
import { type Measure, median } from '../measure.ts';
import { sendAll, takeAll } from './against-bare.ts';
import { startAttempts } from './start-attempts.ts';
import { measureUnderLoad } from './under-load.ts';

const rounds = 3;
const notifications = 400;

/**
 * Payment webhooks per second, each confirming its booking: by the command compared with the bare SQL of the same webhooks,
 * and over HTTP while the site serves pages.
 */
export const payments: Measure = {
  name: 'payments',
  async *run(bench) {
    const now = new Date();
    const copies = await createCopies(await bench.databaseServer(), now, {
      name: 'payments',
      prepare: (url, unitIds) => startAttempts(url, unitIds, notifications, now),
    });
    const rates: { taken: number; bare: number; statements: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const taken = await takeAll(await copies.next(), now);
      const bare = await sendAll(await copies.next(), taken.transactions);
      const statements = taken.transactions.flat().length / notifications;
      rates.push({ taken: taken.perSecond, bare, statements });
    }
    const middle = (of: 'taken' | 'bare' | 'statements') => Math.round(median(rates.map((rate) => rate[of])));
    yield {
      name: 'notifications of payments, of bare SQL',
      value: median(rates.map(({ taken, bare }) => taken / bare)),
      unit: '×',
      budget: { atLeast: 0.5 },
      note: `${middle('taken')}/s against ${middle('bare')}/s, ${middle('statements')} statements each`,
    };
    const { perSecond, p95Ms, pagesPerSecond } = await measureUnderLoad(bench);
    const beside = `beside ${Math.round(pagesPerSecond)} pages/s`;
    yield { name: 'notifications under page load', value: perSecond, unit: '/s', digits: 0, note: beside };
    yield {
      name: 'notifications under page load, p95',
      value: p95Ms,
      unit: 'ms',
      digits: 0,
      // Providers wait 15 seconds; a guest who comes back from their page waits for this.
      budget: { atMost: 1000 },
      note: beside,
    };
  },
};
