import { faultKinds } from '#tests/support/faults/fault-kinds.ts';
import { runFaults } from '#tests/support/faults/run-faults.ts';
import type { Measure } from './measure.ts';

/** How long guests book and pay while faults are injected; FAULT_MINUTES overrides it. */
const minutes = Number(process.env.FAULT_MINUTES ?? 10);

/**
 * Ten minutes of bookings with kills of server and database, a frozen database and a full disk: everything acknowledged to
 * guests is in the database exactly once, and everything that follows a booking has happened. Runs only when named.
 */
export const faults: Measure = {
  name: 'faults',
  async *run() {
    const run = await runFaults({
      seconds: minutes * 60,
      guests: 6,
      pauseMs: 300,
      kinds: faultKinds,
      restSeconds: 12,
    });
    for (const skipped of run.skipped) console.log(`not tried: ${skipped}`);
    const { diary } = run;
    const answers = [...diary.answers].sort(([a], [b]) => a - b);
    yield {
      name: `bookings acknowledged in ${minutes} minutes under faults`,
      value: diary.acknowledged.length,
      unit: '',
      digits: 0,
      note: `${diary.paid.length} paid, ${diary.givenUp} gave up, answers ${answers.map(([status, count]) => `${status || 'none'} × ${count}`).join(', ')}`,
    };
    for (const [name, value] of Object.entries(run.verdict))
      yield { name, value, unit: '', digits: 0, budget: { atMost: 0 } };
    for (const fault of new Set(run.strikes.map((strike) => strike.fault))) {
      const times = run.strikes
        .filter((strike) => strike.fault === fault)
        .map((strike) => strike.backAfterSeconds);
      yield {
        name: `${fault}: until a booking is acknowledged again, longest`,
        value: Math.max(...times),
        unit: 's',
        digits: 1,
        note: `${times.length} times`,
      };
    }
    yield {
      name: 'nothing waits any more after the last payment',
      value: run.quietAfterSeconds,
      unit: 's',
      digits: 1,
      budget: { atMost: 60 },
      note: `slowest booking ${(diary.slowestMs / 1000).toFixed(1)} s, ${run.repeatedMails} mails twice`,
    };
  },
};
