import { alertPushJobs } from '#modules/alerts/jobs.ts';
import {
  bookingCommissionJobs,
  bookingJobs,
  bookingPointJobs,
  bookingReferralJobs,
} from '#modules/booking/jobs.ts';
import { catalogueJobs } from '#modules/catalog/jobs.ts';
import { channelJobs, webhookJobs } from '#modules/channels/jobs.ts';
import { affiliateMailJobs } from '#modules/mails/commands/affiliate-mail-jobs.ts';
import { alertMailJobs } from '#modules/mails/commands/alert-mail-jobs.ts';
import { firmApprovalMailJobs, firmMailJobs } from '#modules/mails/commands/firm-mail-jobs.ts';
import { giftMailJobs } from '#modules/mails/commands/gift-mail-jobs.ts';
import { accessCodeJobs } from '#modules/mails/commands/send-access-code.ts';
import { bookingCodeJobs } from '#modules/mails/commands/send-booking-codes.ts';
import { contactMailJobs } from '#modules/mails/commands/send-contact-mails.ts';
import { reportMailJobs } from '#modules/mails/commands/send-report-mail.ts';
import { reconciliationMailJobs, staffMailJobs } from '#modules/mails/commands/send-staff-mails.ts';
import { taskMailJobs } from '#modules/mails/commands/send-task-mail.ts';
import { supplierMailJobs } from '#modules/mails/commands/supplier-mail-jobs.ts';
import {
  askingMailJobs,
  bookingMailJobs,
  enquiryMailJobs,
  guestAccountMailJobs,
  mailRequestedJob,
  officeAccountMailJobs,
  refundAccountMailJobs,
  refundMailJobs,
} from '#modules/mails/jobs.ts';
import { mediaJobs } from '#modules/media/jobs.ts';
import { phoneMessageJobs } from '#modules/messages/commands/phone-message-jobs.ts';
import { pricingJobs } from '#modules/pricing/jobs.ts';
import { reviewFileJobs } from '#modules/reviews/commands/move-review-files.ts';
import { settingsJobs } from '#modules/settings/jobs.ts';
import { sheetJobs } from '#modules/sheets/jobs.ts';
import { supplierJobs } from '#modules/suppliers/jobs.ts';
import { voucherJobs } from '#modules/vouchers/jobs.ts';
import type { RunningApp } from '#platform/app.ts';
import type { Listener } from '#platform/queue/listen.ts';

type Jobs = readonly Omit<Listener<RunningApp>, 'name'>[];

/**
 * All listeners, each with its own queue and in no order. All are idempotent. A name is part of its queue's name, so jobs
 * waiting under an old name are lost when it changes.
 */
export const listeners: Listener<RunningApp>[] = Object.entries({
  booking: bookingJobs,
  'booking-points': bookingPointJobs,
  'booking-commission': bookingCommissionJobs,
  'booking-referral': bookingReferralJobs,
  vouchers: voucherJobs,
  mails: bookingMailJobs,
  'refund-mails': refundMailJobs,
  'account-mails': refundAccountMailJobs,
  'enquiry-mails': enquiryMailJobs,
  'access-code-mails': accessCodeJobs,
  'booking-code-mails': bookingCodeJobs,
  'contact-mails': contactMailJobs,
  'reconciliation-mails': reconciliationMailJobs,
  'staff-mails': staffMailJobs,
  'asking-mails': askingMailJobs,
  'alert-mails': alertMailJobs,
  'alert-pushes': alertPushJobs,
  suppliers: supplierJobs,
  channels: channelJobs,
  webhooks: webhookJobs,
  'supplier-mails': supplierMailJobs,
  'task-mails': taskMailJobs,
  'report-mails': reportMailJobs,
  'mails-again': [mailRequestedJob],
  'office-account-mails': officeAccountMailJobs,
  'guest-account-mails': guestAccountMailJobs,
  'firm-mails': firmMailJobs,
  'firm-approval-mails': firmApprovalMailJobs,
  'gift-mails': giftMailJobs,
  'affiliate-mails': affiliateMailJobs,
  'phone-messages': phoneMessageJobs,
  media: mediaJobs,
  pricing: pricingJobs,
  catalogue: catalogueJobs,
  settings: settingsJobs,
  sheets: sheetJobs,
  'review-files': reviewFileJobs,
}).flatMap(([name, jobs]) => (jobs as unknown as Jobs).map((job) => ({ ...job, name })));
