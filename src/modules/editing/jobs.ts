import type { App } from '#platform/app.ts';
import { purgeTypedDrafts } from './commands/typed-drafts.ts';

/** Deletes abandoned typed drafts and stale editing marks. */
export const editingSweep = {
  name: 'purge-typed-drafts',
  everySeconds: 3600,
  run: ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> => purgeTypedDrafts(db, clock.now()),
};
