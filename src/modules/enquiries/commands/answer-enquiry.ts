import { randomUUID } from 'node:crypto';
import { enquiryAnswered } from '#modules/enquiries/events.ts';
import { may } from '#modules/enquiries/policy.ts';
import { canMove } from '#modules/enquiries/rules/enquiry-state.ts';
import { type AnswerDraft, answerInput } from '#modules/enquiries/schema.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { changeEnquiryState } from './change-enquiry-state.ts';
import { lockEnquiry } from './lock-enquiry.ts';

export type AnswerEnquiryResult =
  | { ok: true; offerId: string; number: number }
  | {
      ok: false;
      reason:
        | 'not_allowed'
        | 'unknown_request'
        | 'wrong_state'
        | 'fare_expired'
        | 'nothing_to_pay'
        | 'unknown_policy'
        | 'past_balance';
    };

/**
 * Answers an enquiry with a message and up to three fares, each with its own expiry; the guest gets a mail. A further answer
 * replaces the one before: the guest can then accept only fares of the newest.
 * @throws when the answer is malformed
 */
export async function answerEnquiry(
  db: Database,
  queue: Queue,
  { code, actor, answer }: { code: string; actor: Actor; answer: AnswerDraft },
  now: Date,
): Promise<AnswerEnquiryResult> {
  if (!may(actor, 'enquiry.answer')) return { ok: false, reason: 'not_allowed' };
  const { message, fares } = answerInput.parse(answer);
  if (fares.some((fare) => new Date(fare.expiresAt) <= now)) return { ok: false, reason: 'fare_expired' };
  const priced = fares.map((fare) => ({ ...fare, lines: fare.lines.map(withAmount) }));
  if (priced.some(({ lines }) => sumOf(lines) === 0)) return { ok: false, reason: 'nothing_to_pay' };
  const today = dayInVietnam(now);
  if (priced.some(({ balanceDueOn }) => balanceDueOn && balanceDueOn < today))
    return { ok: false, reason: 'past_balance' };
  return db.transaction().execute(async (tx): Promise<AnswerEnquiryResult> => {
    const enquiry = await lockEnquiry(tx, code);
    if (!enquiry) return { ok: false, reason: 'unknown_request' };
    if (!canMove(enquiry.state, 'cho-khach')) return { ok: false, reason: 'wrong_state' };
    const policies = await listPolicies(tx, priced);
    if (priced.some(({ policy }) => policy && !policies.has(policy)))
      return { ok: false, reason: 'unknown_policy' };
    const { last } = await tx
      .selectFrom('request_offers')
      .select((eb) => eb.fn.max('number').as('last'))
      .where('request_id', '=', enquiry.id)
      .executeTakeFirstOrThrow();
    const offer = { id: randomUUID(), number: (last ?? 0) + 1 };
    await tx
      .insertInto('request_offers')
      .values({ ...offer, request_id: enquiry.id, message, made_by: actorText(actor), made_at: now })
      .execute();
    for (const [
      position,
      { label, lines, expiresAt, conditions, cancellation, ...terms },
    ] of priced.entries()) {
      await tx
        .insertInto('request_fares')
        .values({
          id: randomUUID(),
          offer_id: offer.id,
          request_id: enquiry.id,
          position,
          label,
          lines: json(lines),
          total_vnd: sumOf(lines),
          expires_at: new Date(expiresAt),
          conditions,
          cancellation,
          from_on: terms.from ?? null,
          to_on: terms.to ?? terms.from ?? null,
          policy_id: terms.policy ? (policies.get(terms.policy) ?? null) : null,
          ...dueOf(sumOf(lines), terms),
        })
        .execute();
    }
    // The acceptance of a fare of an older offer no longer counts.
    await tx
      .updateTable('request_fares')
      .set({ accepted_at: null })
      .where('request_id', '=', enquiry.id)
      .execute();
    await changeEnquiryState(tx, enquiry, 'cho-khach', {
      actor,
      reason: 'answered',
      details: { offer: offer.number, fares: fares.length },
      now,
    });
    await tx.updateTable('requests').set({ due_vnd: null }).where('id', '=', enquiry.id).execute();
    await queue.send(tx, enquiryAnswered, { requestId: enquiry.id, offerId: offer.id });
    return { ok: true, offerId: offer.id, number: offer.number };
  });
}

async function listPolicies(
  tx: Tx,
  fares: readonly { policy?: string | undefined }[],
): Promise<ReadonlyMap<string, number>> {
  const slugs = fares.flatMap(({ policy }) => policy ?? []);
  if (slugs.length === 0) return new Map();
  const rows = await tx
    .selectFrom('cancellation_policies')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** The deposit, rounded to whole thousands; the full amount without a deposit. */
function dueOf(
  totalVnd: number,
  {
    depositPercent,
    balanceDueOn,
  }: { depositPercent?: number | undefined; balanceDueOn?: string | undefined },
) {
  if (!depositPercent || !balanceDueOn) return { due_now_vnd: null, balance_due_on: null };
  const depositVnd = Math.ceil((totalVnd * depositPercent) / 100 / 1000) * 1000;
  return depositVnd < totalVnd
    ? { due_now_vnd: depositVnd, balance_due_on: balanceDueOn }
    : { due_now_vnd: null, balance_due_on: null };
}

function withAmount<Line extends { quantity: number; unitPriceVnd: number }>(line: Line) {
  return { ...line, amountVnd: line.quantity * line.unitPriceVnd };
}

function sumOf(lines: { amountVnd: number }[]): number {
  return lines.reduce((sum, line) => sum + line.amountVnd, 0);
}
