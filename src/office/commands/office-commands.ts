import { acceptRequestCommand } from './accept-request.ts';
import { answerRequestCommand } from './answer-request.ts';
import { approveRefundCommand } from './approve-refund.ts';
import { assignMoneyCommand } from './assign-money.ts';
import { backupCommand } from './backup.ts';
import { changeEmailCommand } from './change-email.ts';
import { closeDaysCommand } from './close-days.ts';
import { confirmCounterCommand } from './confirm-counter.ts';
import { declineRequestCommand } from './decline-request.ts';
import { describeDestinationCommand } from './describe-destination.ts';
import { eraseGuestCommand } from './erase-guest.ts';
import { exportGuestCommand } from './export-guest.ts';
import { exportNewsletterCommand } from './export-newsletter.ts';
import { invoicesCommand } from './invoices.ts';
import { listAwaitedCommand } from './list-awaited.ts';
import { listContestedCommand } from './list-contested.ts';
import { listDisruptionsCommand } from './list-disruptions.ts';
import { listJobsCommand } from './list-jobs.ts';
import { listMoneyCommand } from './list-money.ts';
import { listRefundsCommand } from './list-refunds.ts';
import { listRequestsCommand } from './list-requests.ts';
import { listReviewsCommand } from './list-reviews.ts';
import { listSettingsCommand } from './list-settings.ts';
import { moveRequestCommand } from './move-request.ts';
import type { OfficeCommand } from './office-command.ts';
import { officePaymentCommand } from './office-payment.ts';
import { publishReviewCommand } from './publish-review.ts';
import { reconcileCommand } from './reconcile.ts';
import { recordTransferCommand } from './record-transfer.ts';
import { refundPartCommand } from './refund-part.ts';
import { reissueVoucherCommand } from './reissue-voucher.ts';
import { rejectRefundCommand } from './reject-refund.ts';
import { rejectReviewCommand } from './reject-review.ts';
import { renamePageCommand } from './rename-page.ts';
import { reopenDaysCommand } from './reopen-days.ts';
import { replyReviewCommand } from './reply-review.ts';
import { restoreCommand } from './restore.ts';
import { resumeAfterRestoreCommand } from './resume-after-restore.ts';
import { retryJobCommand } from './retry-job.ts';
import { setSettingCommand } from './set-setting.ts';
import { settlePayoutCommand } from './settle-payout.ts';
import { supplierReferenceCommand } from './supplier-reference.ts';
import { withdrawPageCommand } from './withdraw-page.ts';

/** What `npm run office -- <name>` can do, in the order of its help. */
export const officeCommands: OfficeCommand[] = [
  acceptRequestCommand,
  confirmCounterCommand,
  declineRequestCommand,
  listRequestsCommand,
  listAwaitedCommand,
  answerRequestCommand,
  moveRequestCommand,
  officePaymentCommand,
  listMoneyCommand,
  assignMoneyCommand,
  changeEmailCommand,
  closeDaysCommand,
  reopenDaysCommand,
  listDisruptionsCommand,
  listContestedCommand,
  reissueVoucherCommand,
  supplierReferenceCommand,
  reconcileCommand,
  invoicesCommand,
  listRefundsCommand,
  approveRefundCommand,
  rejectRefundCommand,
  refundPartCommand,
  recordTransferCommand,
  settlePayoutCommand,
  listJobsCommand,
  retryJobCommand,
  backupCommand,
  restoreCommand,
  resumeAfterRestoreCommand,
  listSettingsCommand,
  setSettingCommand,
  describeDestinationCommand,
  renamePageCommand,
  withdrawPageCommand,
  listReviewsCommand,
  publishReviewCommand,
  rejectReviewCommand,
  replyReviewCommand,
  exportNewsletterCommand,
  exportGuestCommand,
  eraseGuestCommand,
];
