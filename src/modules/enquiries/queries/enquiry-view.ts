import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { type EnquiryState, enquiryStateLabels } from '#modules/enquiries/rules/enquiry-state.ts';
import { type EnquiryType, enquiryTypeLabels } from '#modules/enquiries/rules/enquiry-types.ts';
import type { FlightInput } from '#modules/enquiries/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { fareDays } from './fare-days.ts';
import { answerBySql } from './list-enquiries.ts';

export interface FareView {
  id: string;
  label: string;
  lines: { label: string; quantity: number; unitPriceVnd: number; amountVnd: number }[];
  totalVnd: number;
  expiresAt: Date;
  conditions: string[];
  cancellation: string;
  /** ISO days on which the fare is used. */
  from: string;
  to: string;
  /** The amount due at once; the rest by `balanceDueOn` (ISO day), null when all is due at once. */
  dueNowVnd: number;
  balanceDueOn: string | null;
  isAccepted: boolean;
  /** It belongs to the newest offer, has not expired, and none has been accepted. */
  canBeAccepted: boolean;
  /** It has been accepted, has not expired, and is not paid yet. */
  canBePaid: boolean;
}

export interface OfferView {
  id: string;
  number: number;
  message: string;
  madeAt: Date;
  fares: FareView[];
}

/** An enquiry as its guest sees it, in pages and mails. */
export interface EnquiryView {
  id: string;
  code: string;
  kind: EnquiryType;
  kindLabel: string;
  state: EnquiryState;
  stateLabel: string;
  contact: { fullName: string; phone: string; email: string | null };
  message: string;
  product: { title: string; url: string } | null;
  wishes: {
    dates?: { from: string; to?: string };
    guests?: { adults: number; childAges: number[] };
    budgetVnd?: number;
  };
  flight: FlightInput | null;
  /** The total of the accepted fare. */
  dueVnd: number | null;
  createdAt: Date;
  /** The deadline for an answer that the sender was given. */
  deadline: Date;
  /** Newest first. */
  offers: OfferView[];
}

/** A single statement. @throws when there is none */
export async function loadEnquiryView(db: Executor, id: string, now: Date): Promise<EnquiryView> {
  const row = await db
    .selectFrom('requests as r')
    .where('r.id', '=', id)
    .select((eb) => [
      'r.id',
      'r.code',
      sql<EnquiryType>`r.kind`.as('kind'),
      sql<EnquiryState>`r.state`.as('state'),
      'r.full_name as fullName',
      'r.phone',
      'r.email',
      'r.message',
      sql<EnquiryView['wishes']>`r.wishes`.as('wishes'),
      sql<FlightInput | null>`r.flight`.as('flight'),
      'r.due_vnd as dueVnd',
      'r.created_at as createdAt',
      answerBySql.as('deadline'),
      jsonObjectFrom(
        eb
          .selectFrom('products as p')
          .whereRef('p.id', '=', 'r.product_id')
          .select([sql<KindName>`p.kind`.as('kind'), 'p.slug', 'p.title']),
      ).as('product'),
      jsonArrayFrom(
        eb
          .selectFrom('request_offers as o')
          .whereRef('o.request_id', '=', 'r.id')
          .orderBy('o.number', 'desc')
          .select((offer) => [
            'o.id',
            'o.number',
            'o.message',
            'o.made_at as madeAt',
            jsonArrayFrom(
              offer
                .selectFrom('request_fares as f')
                .whereRef('f.offer_id', '=', 'o.id')
                .orderBy('f.position')
                .select([
                  'f.id',
                  'f.label',
                  sql<FareView['lines']>`f.lines`.as('lines'),
                  'f.total_vnd as totalVnd',
                  'f.expires_at as expiresAt',
                  'f.conditions',
                  'f.cancellation',
                  fareDays('from').as('from'),
                  fareDays('to').as('to'),
                  sql<number>`coalesce(f.due_now_vnd, f.total_vnd)`.as('dueNowVnd'),
                  'f.balance_due_on as balanceDueOn',
                  sql<boolean>`f.accepted_at IS NOT NULL`.as('isAccepted'),
                ]),
            ).as('fares'),
          ]),
      ).as('offers'),
    ])
    .executeTakeFirstOrThrow();
  const { fullName, phone, email, product, offers, ...rest } = row;
  return {
    ...rest,
    kindLabel: enquiryTypeLabels[row.kind],
    stateLabel: enquiryStateLabels[row.state],
    contact: { fullName, phone, email },
    product: product && { title: product.title, url: linkTo(getKind(product.kind).category, product.slug) },
    offers: offers.map((offer, index) => ({
      ...offer,
      madeAt: new Date(offer.madeAt),
      fares: offer.fares.map((fare) => fareView(fare, { isNewest: index === 0, state: row.state, now })),
    })),
  };
}

function fareView(
  fare: Omit<FareView, 'expiresAt' | 'canBeAccepted' | 'canBePaid'> & { expiresAt: Date | string },
  { isNewest, state, now }: { isNewest: boolean; state: EnquiryState; now: Date },
): FareView {
  const expiresAt = new Date(fare.expiresAt);
  const isOpen = isNewest && expiresAt > now;
  return {
    ...fare,
    expiresAt,
    canBeAccepted: isOpen && state === 'cho-khach',
    canBePaid: isOpen && state === 'cho-thanh-toan' && fare.isAccepted,
  };
}
