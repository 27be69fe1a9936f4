import { countOccupancy, forgetOccupancy } from './commands/count-occupancy.ts';
import { proveSaleSums } from './commands/prove-sale-sums.ts';
import { announceReportMails } from './commands/report-mails.ts';
import { proveBookedDays, sumBookedDays } from './commands/sum-booked-days.ts';
import { sumSaleDays } from './commands/sum-sale-days.ts';

/** Scheduled jobs. Each may run in several processes at once. */
export const reportSweeps = [
  { name: 'sum-sale-days', everySeconds: 600, run: sumSaleDays },
  { name: 'prove-sale-sums', everySeconds: 86_400, run: proveSaleSums },
  { name: 'sum-booked-days', everySeconds: 600, run: sumBookedDays },
  { name: 'prove-booked-days', everySeconds: 86_400, run: proveBookedDays },
  { name: 'count-occupancy', everySeconds: 900, run: countOccupancy },
  { name: 'forget-occupancy', everySeconds: 86_400, run: forgetOccupancy },
  { name: 'announce-report-mails', everySeconds: 300, run: announceReportMails },
];
