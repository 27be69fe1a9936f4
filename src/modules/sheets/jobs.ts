import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { runStep, type StepParts } from './commands/run-step.ts';
import { sheetStepRequested } from './events.ts';

export const sheetJobs = [
  {
    type: sheetStepRequested,
    handle: (parts: StepParts, { importId }: { importId: number }) => runStep(parts, importId),
  },
];

/** Days for which imported files are kept, together with their undo data. */
const keptDays = 180;

/** Scheduled jobs; safe to run in several processes at once. */
export const sheetSweeps = [
  {
    name: 'forget-sheets',
    everySeconds: 86_400,
    run: async ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> => {
      const { numAffectedRows } = await sql`
        DELETE FROM sheet_imports WHERE made_at < ${clock.now()}::timestamptz - ${keptDays} * interval '1 day'`.execute(
        db,
      );
      return Number(numAffectedRows ?? 0);
    },
  },
];
