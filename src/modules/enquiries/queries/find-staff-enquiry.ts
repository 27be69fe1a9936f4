import {
  canMove,
  type EnquiryReason,
  type EnquiryState,
  enquiryReasonLabels,
} from '#modules/enquiries/rules/enquiry-state.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type EnquiryView, loadEnquiryView } from './enquiry-view.ts';

export interface EnquiryEvent {
  id: number;
  at: Date;
  what: string;
  /** Null where the state did not change. */
  state: EnquiryState | null;
  by: string;
  note: string;
}

/** An enquiry as staff see it. */
export interface StaffEnquiry extends EnquiryView {
  answerBy: Date | null;
  followUpOn: string | null;
  /** States that staff can move it to. */
  moves: ('dang-xu-ly' | 'chot' | 'dong')[];
  canAnswer: boolean;
  /** Cancellation policies that a fare can be offered with. */
  policies: { slug: string; title: string }[];
  /** The sender solved the captcha of the form, or staff entered it. */
  isProven: boolean;
  sentFrom: string;
  /** Newest first. */
  events: EnquiryEvent[];
}

/** Null when there is none with this code. */
export async function findStaffEnquiry(db: Executor, code: string, now: Date): Promise<StaffEnquiry | null> {
  const row = await db
    .selectFrom('requests as r')
    .select(['r.id', 'r.is_proven as isProven', 'r.source', 'r.follow_up_on as followUpOn'])
    .where('r.code', '=', code)
    .executeTakeFirst();
  if (!row) return null;
  const [view, events, policies] = await Promise.all([
    loadEnquiryView(db, row.id, now),
    listEvents(db, row.id),
    db
      .selectFrom('cancellation_policies')
      .select(['slug', 'title'])
      .where('status', '=', true)
      .orderBy('title')
      .execute(),
  ]);
  const isOpen = view.state === 'moi' || view.state === 'dang-xu-ly';
  const moves = (['dang-xu-ly', 'chot', 'dong'] as const).filter((to) => canMove(view.state, to));
  return {
    ...view,
    answerBy: isOpen ? view.deadline : null,
    followUpOn: row.followUpOn,
    moves,
    canAnswer: canMove(view.state, 'cho-khach'),
    policies,
    isProven: row.isProven,
    sentFrom: (row.source as { page?: string }).page ?? '',
    events,
  };
}

async function listEvents(db: Executor, requestId: string): Promise<EnquiryEvent[]> {
  const rows = await db
    .selectFrom('request_events as e')
    .select((event) => [
      'e.id',
      'e.at',
      'e.reason',
      'e.from_state as from',
      'e.to_state as to',
      'e.details',
      'e.actor',
      event
        .selectFrom('history as h')
        .select('h.actor_name')
        .whereRef('h.actor', '=', 'e.actor')
        .orderBy('h.id', 'desc')
        .limit(1)
        .as('name'),
    ])
    .where('e.request_id', '=', requestId)
    .orderBy('e.id', 'desc')
    .execute();
  return rows.map(({ id, at, reason, from, to, details, actor, name }) => ({
    id,
    at: new Date(at),
    what: enquiryReasonLabels[reason as EnquiryReason],
    state: from === to ? null : (to as EnquiryState),
    by: name || (actor === 'guest' ? 'Khách' : 'Hệ thống'),
    note: String((details as { note?: string }).note ?? ''),
  }));
}
