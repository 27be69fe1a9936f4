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

/**
 * Runs a sweep at an interval, never twice at once on one database; errors are logged and the next turn tries again. With a
 * wrong clock no sweep runs: it would expire other machines' holds too early.
 */
export function repeatSweep(
  app: RunningApp,
  sweep: { name: string; everySeconds: number; run(app: RunningApp): Promise<number> },
  { isClockRight, turns }: { isClockRight: () => Promise<boolean>; turns: Turns },
) {
  let isRunning = false;
  const turn = async () => {
    if (isRunning || (goesOut.has(sweep.name) && isHeldBack(app.config.DATA_DIR))) return;
    isRunning = true;
    try {
      if (await isClockRight()) await turns.take(sweep.name, () => sweep.run(app));
    } catch (error) {
      app.log.error({ error, sweep: sweep.name }, 'a sweep failed');
    } finally {
      isRunning = false;
    }
  };
  void turn();
  return setInterval(turn, sweep.everySeconds * 1000);
}
