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
import { listStoppedWebhooks } from './waiting/list-stopped-webhooks.ts';
import { listWaitingComments, listWaitingPlans } from './waiting/list-waiting-plans.ts';
import {
  listDifferentBooks,
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
/** So many days before its end there is time to ask for a new one. */
const daysBefore = 30;

/** Suppliers whose licence ends soon or is over, by an index of those that end. */
const listEndingLicences: ListWaiting = async (db, { now }) => {
  const { rows } = await sql<{ slug: string; brand: string; endsOn: string }>`
    SELECT slug, brand, licence_until AS "endsOn" FROM suppliers
    WHERE status AND licence_until <= ${addDays(dayInVietnam(now), daysBefore)}::date`.execute(db);
  return rows.map(({ slug, brand, endsOn }) => ({
    objectId: slug,
    title: `Giấy phép của ${brand} ${endsOn < dayInVietnam(now) ? 'đã hết hạn' : 'sắp hết hạn'}`,
    about: `Đến ${formatDate(endsOn)}`,
    dueAt: instantInVietnam(endsOn, '17:00'),
    amountVnd: null,
  }));
};

/** Mails that should have gone out a quarter of an hour ago. Without a mail server all stay in the mailbox. */
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

/** What waits right now, by the reason for which it does. */
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
  balance: listOverdueBalances,
  'books-differ': listDifferentBooks,
  'ledger-proposal': listProposed,
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
