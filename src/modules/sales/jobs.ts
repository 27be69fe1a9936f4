import { checkMargins } from './commands/check-margins.ts';

/** Scheduled jobs. Each may run in several processes at once. */
export const saleSweeps = [{ name: 'check-margins', everySeconds: 3600, run: checkMargins }];
