import { checkAlerts } from './commands/check-alerts.ts';

/** What runs by the clock. It may run in several processes at once. */
export const alertSweeps = [{ name: 'check-alerts', everySeconds: 1800, run: checkAlerts }];
