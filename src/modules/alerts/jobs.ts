import { checkAlerts } from './commands/check-alerts.ts';

/** Scheduled jobs. Each may run in several processes at once. */
export const alertSweeps = [{ name: 'check-alerts', everySeconds: 1800, run: checkAlerts }];
