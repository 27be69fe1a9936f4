import { checkMargins } from './commands/check-margins.ts';

/** What runs by the clock. Each may run in several processes at once. */
export const saleSweeps = [{ name: 'check-margins', everySeconds: 3600, run: checkMargins }];
