import { setTimeout as sleep } from 'node:timers/promises';
import { staffMailSweeps } from '#modules/mails/commands/send-staff-mails.ts';
import type { RunningApp } from '#platform/app.ts';
import { isHeldBack } from '#platform/backup/restored.ts';
import type { Turns } from '#platform/db/create-turns.ts';

/** Sweeps that pay or write to people outside. */
const goesOut = new Set([
  'send-payouts',
  'check-alerts',
  'tell-morning-tasks',
  'ask-suppliers',
  'remind-suppliers',
  ...staffMailSweeps.map(({ name }) => name),
]);

/** Time limit for a running sweep when the process stops; jobs have the same, at the same time. */
const stopWithinMs = 10_000;

export interface RepeatedSweep {
  /** Begins no further run and waits a while for a running one; what it leaves undone the next process does. */
  stop(): Promise<void>;
}

/**
 * Runs a sweep at an interval, never twice at once on one database; errors are logged and the next turn tries again. With a
 * wrong clock no sweep runs: it would expire other machines' holds too early.
 */
export function repeatSweep(
  app: RunningApp,
  sweep: { name: string; everySeconds: number; run(app: RunningApp): Promise<number> },
  {
    isClockRight,
    turns,
    waitMs = stopWithinMs,
  }: { isClockRight: () => Promise<boolean>; turns: Turns; waitMs?: number },
): RepeatedSweep {
  let running: Promise<void> | null = null;
  let isStopped = false;
  const run = async () => {
    try {
      // Many sweeps may wait for the clock and for their turn: when the process stops, those do not begin.
      if (await isClockRight()) await turns.take(sweep.name, async () => isStopped || sweep.run(app));
    } catch (error) {
      app.log.error({ error, sweep: sweep.name }, 'a sweep failed');
    }
  };
  const turn = () => {
    if (running || (goesOut.has(sweep.name) && isHeldBack(app.config.DATA_DIR))) return;
    running = run().finally(() => {
      running = null;
    });
  };
  turn();
  const timer = setInterval(turn, sweep.everySeconds * 1000);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const late = sleep(waitMs, 'late' as const, { ref: false });
      if ((await Promise.race([running, late])) === 'late')
        app.log.warn({ sweep: sweep.name }, 'a sweep was still running at shutdown');
    },
  };
}
