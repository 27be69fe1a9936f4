import { sql } from 'kysely';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import {
  listDeclinedItems,
  listGuestMessages,
  listLateArrivals,
  listRequestedBookings,
  listShortDepartures,
  listUnconfirmedBookings,
} from './waiting/bookings.ts';
import { listOverbookedCalendars, listStaleCalendars } from './waiting/calendars.ts';
import {
  listComplaintEnquiries,
  listFaresToPay,
  listFollowUps,
  listUnansweredEnquiries,
} from './waiting/enquiries.ts';
import { listProposedCredits } from './waiting/list-proposed-credits.ts';
import { listStoppedWebhooks } from './waiting/list-stopped-webhooks.ts';
import { listThinMargins } from './waiting/list-thin-margins.ts';
import { listWaitingComments, listWaitingPlans } from './waiting/list-waiting-plans.ts';
import {
  listDifferentBooks,
  listInvoicesToWrite,
  listLateMoney,
  listNearPromise,
  listOverdueBalances,
  listProposed,
  listToApprove,
  listUnmatched,
} from './waiting/money.ts';
import { listAppealedReviews, listPendingReviews, listReportedReviews } from './waiting/reviews.ts';
import type { ListWaiting } from './waiting/waiting.ts';

const hour = 3_600_000;
/** Days before the end at which the task opens, so that there is time to ask for a new one. */
const daysBefore = 30;

/** Suppliers with a licence or contract that ends soon or has ended, once each with the earliest one, by indexes on the end. */
const listEndingLicences: ListWaiting = async (db, { now }) => {
  const soon = addDays(dayInVietnam(now), daysBefore);
  const { rows } = await sql<{
    slug: string;
    brand: string;
    what: string;
    number: string;
    endsOn: string;
    count: number;
  }>`
    SELECT DISTINCT ON (slug) slug, brand, what, number, "endsOn", (count(*) OVER (PARTITION BY slug))::int AS count FROM (
      SELECT slug, brand, 'Giấy phép' AS what, licence_no AS number, licence_until AS "endsOn" FROM suppliers
      WHERE status AND licence_until <= ${soon}::date
      UNION ALL
      SELECT s.slug, s.brand, CASE p.kind WHEN 'contract' THEN 'Hợp đồng' ELSE 'Giấy phép' END, p.number, p.until_on
      FROM supplier_papers p JOIN suppliers s ON s.id = p.supplier_id AND s.status WHERE p.until_on <= ${soon}::date
    ) ending ORDER BY slug, "endsOn"`.execute(db);
  return rows.map(({ slug, brand, what, number, endsOn, count }) => ({
    objectId: slug,
    title: `${what} của ${brand} ${endsOn < dayInVietnam(now) ? 'đã hết hạn' : 'sắp hết hạn'}`,
    about: [
      number && `Số ${number}`,
      `đến ${formatDate(endsOn)}`,
      count > 1 && `và ${count - 1} giấy tờ khác`,
    ]
      .filter(Boolean)
      .join(', '),
    dueAt: instantInVietnam(endsOn, '17:00'),
    amountVnd: null,
  }));
};

/** Mails that have been due for a quarter of an hour. Without a mail server all stay in the mailbox. */
const listFailedMails: ListWaiting = async (db, { now, config }) => {
  if (!config.SMTP_URL) return [];
  const { rows } = await sql<{ id: number; template: string; code: string | null; createdAt: Date }>`
    SELECT m.id, m.template, b.code, m.created_at AS "createdAt"
    FROM mails m LEFT JOIN bookings b ON b.id = m.booking_id
    WHERE m.sent_at IS NULL AND m.template NOT LIKE 'staff%'
      AND m.created_at BETWEEN ${now}::timestamptz - INTERVAL '7 days' AND ${now}::timestamptz - INTERVAL '15 minutes'
    ORDER BY m.created_at LIMIT 100`.execute(db);
  return rows.map(({ id, template, code, createdAt }) => ({
    objectId: String(id),
    title: 'Thư chưa gửi được',
    about: [`Thư ${id}`, template, code].filter(Boolean).join(' · '),
    dueAt: new Date(createdAt.getTime() + hour),
    amountVnd: null,
  }));
};

/** What currently waits, by kind of task. */
export const listWaiting: Record<TaskKindName, ListWaiting> = {
  enquiry: listUnansweredEnquiries,
  complaint: listComplaintEnquiries,
  'follow-up': listFollowUps,
  'fare-payment': listFaresToPay,
  'on-request': listRequestedBookings,
  'supplier-confirmation': listUnconfirmedBookings,
  'supplier-declined': listDeclinedItems,
  'guest-message': listGuestMessages,
  'late-arrival': listLateArrivals,
  licence: listEndingLicences,
  'short-tour': listShortDepartures,
  'refund-approval': listToApprove,
  refund: listNearPromise,
  'unmatched-money': listUnmatched,
  'late-money': listLateMoney,
  invoice: listInvoicesToWrite,
  balance: listOverdueBalances,
  'books-differ': listDifferentBooks,
  'ledger-proposal': listProposed,
  'credit-approval': listProposedCredits,
  'thin-margin': listThinMargins,
  'calendar-stale': listStaleCalendars,
  'calendar-overbooked': listOverbookedCalendars,
  'webhook-off': listStoppedWebhooks,
  'failed-mail': listFailedMails,
  review: listPendingReviews,
  'review-report': listReportedReviews,
  'review-appeal': listAppealedReviews,
  plan: listWaitingPlans,
  'plan-comment': listWaitingComments,
};
