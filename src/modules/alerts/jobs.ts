import { checkAlerts } from './commands/check-alerts.ts';
import { pushNews } from './commands/push-news.ts';
import { alertsDueOnDevice } from './events.ts';

/** Scheduled jobs. Each may run in several processes at once. */
export const alertSweeps = [{ name: 'check-alerts', everySeconds: 1800, run: checkAlerts }];

/** What alerts announce, as listeners handle it; mails have their own. */
export const alertPushJobs = [{ type: alertsDueOnDevice, handle: pushNews }];
