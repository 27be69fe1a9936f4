import { sql } from 'kysely';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { zaloStopToken } from '../policy.ts';
import { canInviteByZalo, sendByZalo } from './send-message.ts';

/** Days to wait for an answer to the mail, and after which nobody is asked any more. */
const daysOfMail = { least: 3, most: 14 };
/** Minimum days between two messages to a guest with several trips. */
const daysBetween = 30;
/** No messages at night. */
const hours = { from: 9, to: 20 };
const vietnamOffsetHours = 7;

/**
 * Asks guests by Zalo for a review of a trip: once per trip, in the daytime, only those who consented to it in their account and have not
 * answered the mail for days, never on a day with a mail that asks them. A message that Zalo failed to take is retried in the next
 * run; one to a phone without Zalo is not. @returns how many were sent
 */
export async function inviteByZalo(app: App): Promise<number> {
  const now = app.clock.now();
  const hour = (now.getUTCHours() + vietnamOffsetHours) % 24;
  if (!canInviteByZalo(app) || hour < hours.from || hour >= hours.to) return 0;
  const { name: company } = await getSettings(app.db);
  let sent = 0;
  for (const { code, bookingId, userId, name, phone } of await listInvitations(app.db, now)) {
    const review = reviewLinkToken.sign(app.secrets.token, code, now);
    const stop = zaloStopToken.sign(app.secrets.token, userId, now);
    const { publicUrl } = app.config;
    const isSent = await sendByZalo(app, {
      key: `review_invited:${bookingId}`,
      template: 'review_invited',
      phone,
      text: `Chào ${name}, chuyến đi ${code} của bạn với ${company} thế nào? Kể lại vài dòng: ${publicUrl}/danh-gia/${review}. Thôi nhận tin này: ${publicUrl}/danh-gia/thoi-zalo/${stop}`,
      fields: { ten: name, ma: code, danh_gia: review, thoi: stop },
    });
    if (isSent) sent++;
  }
  return sent;
}

interface Invitation {
  bookingId: string;
  code: string;
  userId: string;
  name: string;
  phone: string;
}

/** The latest trip of each guest who may be asked today. */
async function listInvitations(db: Database, now: Date, limit = 200): Promise<Invitation[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const today = dayInVietnam(now);
  const { rows } = await sql<Invitation>`
    SELECT DISTINCT ON (u.id) b.id AS "bookingId", b.code, u.id AS "userId", u.name, u.phone
    FROM guest_consents c
    JOIN users u ON u.id = c.user_id AND u.phone IS NOT NULL
    JOIN bookings b ON b.account_id = u.id AND b.state = 'completed'
    JOIN mails m ON m.booking_id = b.id AND m.template = 'review_invited'
      AND m.created_at BETWEEN ${daysAgo(daysOfMail.most)} AND ${daysAgo(daysOfMail.least)}
    WHERE c.kind = 'zalo' AND c.withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM reviews r WHERE r.booking_id = b.id)
      AND NOT EXISTS (SELECT FROM phone_messages p WHERE p.dedupe_key = 'review_invited:' || b.id)
      AND NOT EXISTS (SELECT FROM phone_messages p WHERE p.phone = u.phone AND p.template = 'review_invited'
        AND p.created_at > ${daysAgo(daysBetween)})
      AND NOT EXISTS (SELECT FROM bookings o JOIN mails t ON t.booking_id = o.id WHERE o.account_id = u.id
        AND t.template LIKE 'review%' AND (t.created_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date = ${today}::date)
    ORDER BY u.id, m.created_at DESC
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Periodic jobs. */
export const messageSweeps = [{ name: 'invite-by-zalo', everySeconds: 3600, run: inviteByZalo }];
