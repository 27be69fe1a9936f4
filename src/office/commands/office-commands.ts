import { backupCommands } from './backup-commands.ts';
import { bookingCommands } from './booking-commands.ts';
import { catalogueCommands } from './catalogue-commands.ts';
import { disruptionCommands } from './disruption-commands.ts';
import { enquiryCommands } from './enquiry-commands.ts';
import { eraseGuest } from './guest-data/erase-guest.ts';
import { exportGuest } from './guest-data/export-guest.ts';
import { historyCommands } from './history-commands.ts';
import { jobCommands } from './job-commands.ts';
import { newsletterCommands } from './newsletter-commands.ts';
import type { OfficeCommand } from './office-command.ts';
import { paymentCommands } from './payment-commands.ts';
import { refundCommands } from './refund-commands.ts';
import { reviewCommands } from './review-commands.ts';
import { roleCommands } from './role-commands.ts';
import { settingCommands } from './setting-commands.ts';
import { voucherCommands } from './voucher-commands.ts';

/** What `npm run office -- <name>` can do, in the order of its help. */
export const officeCommands: OfficeCommand[] = [
  ...bookingCommands,
  ...enquiryCommands,
  ...paymentCommands,
  ...refundCommands,
  ...disruptionCommands,
  ...voucherCommands,
  ...jobCommands,
  ...historyCommands,
  ...roleCommands,
  ...backupCommands,
  ...settingCommands,
  ...catalogueCommands,
  ...reviewCommands,
  ...newsletterCommands,
  exportGuest,
  eraseGuest,
];
