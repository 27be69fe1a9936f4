import { sql } from 'kysely';
import { readEnquiryCode } from '#modules/enquiries/rules/enquiry-code.ts';
import type { FlightInput } from '#modules/enquiries/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { type EnquiryView, type FareView, loadEnquiryView } from './enquiry-view.ts';
import { fareDays } from './fare-days.ts';

/**
 * The enquiry with this code and phone number, however they are typed; null when either is wrong, which cannot be told
 * apart.
 */
export async function findEnquiry(
  db: Executor,
  code: string,
  phone: string,
  now: Date,
): Promise<EnquiryView | null> {
  const bareCode = readEnquiryCode(code);
  const normalPhone = normalizePhone(phone);
  if (!bareCode || !normalPhone) return null;
  const row = await db
    .selectFrom('requests')
    .select('id')
    .where('code', '=', bareCode)
    .where('phone', '=', normalPhone)
    .executeTakeFirst();
  return row ? loadEnquiryView(db, row.id, now) : null;
}

/** For internal use, as in mails. @throws when there is none */
export function getEnquiry(db: Executor, id: string, now: Date): Promise<EnquiryView> {
  return loadEnquiryView(db, id, now);
}

/** A fare with the data that its booking needs. Amounts are đồng, days ISO. */
export interface BookableFare
  extends Pick<FareView, 'label' | 'lines' | 'expiresAt' | 'conditions' | 'cancellation'> {
  enquiryCode: string;
  contact: { fullName: string; phone: string; email: string | null };
  /** Number of its offer, from 1. */
  number: number;
  from: string;
  to: string;
  adults: number;
  childAges: number[];
  dueNowVnd: number;
  balanceDueOn: string | null;
  policy: { title: string; tiers: { daysBefore: number; refundPercent: number }[] };
}

/** @throws when there is none */
export async function getFare(db: Executor, fareId: string): Promise<BookableFare> {
  const { policyTitle, tiers, flight, wishes, dueNowVnd, ...fare } = await db
    .selectFrom('request_fares as f')
    .innerJoin('request_offers as o', 'o.id', 'f.offer_id')
    .innerJoin('requests as r', 'r.id', 'f.request_id')
    .leftJoin('cancellation_policies as p', 'p.id', 'f.policy_id')
    .select([
      'f.label',
      sql<FareView['lines']>`f.lines`.as('lines'),
      'f.expires_at as expiresAt',
      'f.balance_due_on as balanceDueOn',
      sql<number>`coalesce(f.due_now_vnd, f.total_vnd)`.as('dueNowVnd'),
      'f.cancellation',
      'f.conditions',
      fareDays('from').as('from'),
      fareDays('to').as('to'),
      'o.number',
      'r.code as enquiryCode',
      'r.full_name as fullName',
      'r.phone',
      'r.email',
      sql<FlightInput | null>`r.flight`.as('flight'),
      sql<EnquiryView['wishes']>`r.wishes`.as('wishes'),
      'p.title as policyTitle',
      sql<BookableFare['policy']['tiers'] | null>`p.tiers`.as('tiers'),
    ])
    .where('f.id', '=', fareId)
    .executeTakeFirstOrThrow();
  const { fullName, phone, email, ...facts } = fare;
  const { adults, childAges } = flight ?? wishes.guests ?? { adults: 1, childAges: [] };
  return {
    ...facts,
    contact: { fullName, phone, email },
    adults,
    childAges,
    dueNowVnd,
    policy: { title: policyTitle ?? facts.cancellation, tiers: tiers ?? [] },
  };
}
