import { Gauge, type Registry } from 'prom-client';
import {
  readTradeFigures,
  type TradeFigure,
  type TradeFigureName,
} from '#modules/reports/queries/read-trade-figures.ts';
import type { App } from '#platform/app.ts';

const gauges: Record<TradeFigureName, { help: string; label?: 'state' | 'outcome' }> = {
  bookings_open: { help: 'Bookings that are not over, by state', label: 'state' },
  bookings_last_day: {
    help: 'Bookings that changed during the last day, by the state they are in',
    label: 'state',
  },
  holds_active: { help: 'Holds that keep places for somebody who has not paid yet' },
  places_oversold: {
    help: 'Days of units with more held and sold than there is, where guests hold some; alarm above 0',
  },
  payments_open: { help: 'Payments that a provider has not ended, by state', label: 'state' },
  oldest_open_payment_seconds: {
    help: 'Age of the oldest payment that a provider has not ended; alarm above 7200',
  },
  payment_messages_last_day: {
    help: 'Messages of banks and providers during the last day, by what became of them',
    label: 'outcome',
  },
  oldest_unread_payment_message_seconds: {
    help: 'Age of the oldest message that was kept and not worked on; alarm above 300',
  },
  oldest_unmatched_money_seconds: {
    help: 'Age of the oldest money of which nobody knows whose it is; alarm above 14400',
  },
  refunds_open: { help: 'Refunds that are not over, by state', label: 'state' },
  oldest_refund_seconds: { help: 'Age of the oldest refund that is not over' },
  refunds_late: { help: 'Refunds that were promised for a day that is over; alarm above 0' },
  supplier_asks_late: { help: 'Questions to suppliers whose time to answer is over' },
};

/** Queries of one scrape share a database read for this long. */
const keptMs = 2_000;

/** Gauges of current bookings and payments: the same figures from every process. Empty while the database is away. */
export function registerTradeGauges({ db, clock }: Pick<App, 'db' | 'clock'>, registry: Registry): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<TradeFigure[]> = Promise.resolve([]);
  const figures = () => {
    if (performance.now() - askedAt > keptMs) {
      askedAt = performance.now();
      pending = readTradeFigures(db, clock.now()).catch(() => []);
    }
    return pending;
  };
  for (const [name, { help, label }] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        this.reset();
        for (const figure of await figures())
          if (figure.name === name) this.set(label ? { [label]: figure.label } : {}, figure.value);
      },
    });
}
