import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { findProductId } from '#modules/catalog/queries/find-product-id.ts';
import { enquiryReceived } from '#modules/enquiries/events.ts';
import { may } from '#modules/enquiries/policy.ts';
import { answerDeadline } from '#modules/enquiries/rules/answer-deadline.ts';
import { enquiryCodeLetters } from '#modules/enquiries/rules/enquiry-code.ts';
import type { EnquiryType } from '#modules/enquiries/rules/enquiry-types.ts';
import type { EnquiryInput } from '#modules/enquiries/schema.ts';
import { getAnswerTimes } from '#modules/settings/queries.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender, SenderRefusal } from '#platform/bots/sender.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { takeAllowance } from '#platform/limits/take-allowance.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { insertEnquiryEvent } from './change-enquiry-state.ts';

export interface CreatedEnquiry {
  id: string;
  code: string;
  kind: EnquiryType;
  state: 'moi';
  createdAt: Date;
}

export type CreateEnquiryResult =
  | { ok: true; enquiry: CreatedEnquiry }
  | { ok: false; reason: SenderRefusal | AdmissionRefusal | 'too_many_requests' }
  /** `field` as in 'flight.legs.0.date'. */
  | { ok: false; reason: 'past_date' | 'unknown_product'; field: string };

/** Refusals of creating an enquiry as messages for people, on pages and in the API. */
export const createEnquiryRefusals: Record<Extract<CreateEnquiryResult, { ok: false }>['reason'], string> = {
  ...senderRefusals,
  too_many_requests:
    'Số điện thoại hoặc email này đã gửi nhiều yêu cầu hôm nay. Bạn gọi số hỗ trợ để được trả lời ngay.',
  past_date: 'Ngày bạn chọn đã qua. Vui lòng chọn ngày khác.',
  unknown_product: 'Dịch vụ bạn hỏi không còn trên trang. Vui lòng bỏ tên dịch vụ rồi gửi lại.',
};

/** Enquiries that one phone number may send within a day. */
const maxADay = 8;

/**
 * Saves a guest's enquiry and notifies staff. One transaction; a refusal writes nothing. Not idempotent: callers use an
 * Idempotency-Key or a form's own token. An enquiry that staff enter themselves has no sender.
 */
export async function createEnquiry(
  db: Executor,
  queue: Queue,
  input: EnquiryInput,
  { actor, now, sender }: { actor: Actor; now: Date; sender?: Sender | undefined },
): Promise<CreateEnquiryResult> {
  const past = findPastDate(input, dayInVietnam(now));
  if (past) return { ok: false, reason: 'past_date', field: past };
  return inTransaction(db, async (tx): Promise<CreateEnquiryResult> => {
    if (!(await lockPhone(tx, input.phone, now))) return { ok: false, reason: 'too_many_requests' };
    if (sender && !(await mayMail(tx, input.email, sender)))
      return { ok: false, reason: 'too_many_requests' };
    const { product } = input;
    const productId = product ? await findProductId(tx, product.kind, product.slug) : null;
    if (product && productId === null) return { ok: false, reason: 'unknown_product', field: 'product.slug' };
    const stranger = sender && (await admitSender(tx, sender, now));
    if (stranger) return { ok: false, reason: stranger };
    const enquiry = {
      id: randomUUID(),
      code: newRequestCode(),
      kind: input.kind,
      state: 'moi' as const,
      createdAt: now,
    };
    await tx
      .insertInto('requests')
      .values({
        id: enquiry.id,
        code: enquiry.code,
        kind: enquiry.kind,
        state: enquiry.state,
        full_name: input.name,
        phone: input.phone,
        email: input.email ?? null,
        message: input.message,
        product_id: productId,
        wishes: json({ dates: input.dates, guests: input.guests, budgetVnd: input.budget }),
        flight: input.flight ? json(input.flight) : null,
        source: json(input.source ?? {}),
        is_proven: sender?.isProven ?? true,
        consents: json({ contact: true, at: now.toISOString() }),
        created_at: now,
        answer_by: answerDeadline(input.kind, now, await getAnswerTimes(tx)),
      })
      .execute();
    await insertEnquiryEvent(tx, enquiry.id, null, 'moi', { actor, reason: 'received', now });
    await queue.send(tx, enquiryReceived, { requestId: enquiry.id });
    return { ok: true, enquiry };
  });
}

/** Saves an enquiry that staff take on the phone. Not idempotent. */
export async function writeDownEnquiry(
  db: Executor,
  queue: Queue,
  input: EnquiryInput,
  { actor, now }: { actor: Actor; now: Date },
): Promise<CreateEnquiryResult | { ok: false; reason: 'not_allowed' }> {
  if (!may(actor, 'enquiry.create')) return { ok: false, reason: 'not_allowed' };
  return createEnquiry(db, queue, input, { actor, now });
}

function findPastDate({ dates, flight }: EnquiryInput, today: string): string | null {
  const leg = flight?.legs.findIndex(({ date }) => date < today) ?? -1;
  if (leg >= 0) return `flight.legs.${leg}.date`;
  return dates && dates.from < today ? 'dates.from' : null;
}

/** Serializes the enquiries of a phone number, and returns whether it may send another one today. */
async function lockPhone(tx: Tx, phone: string, now: Date): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`request phone ${phone}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('phone', '=', phone)
    .where('created_at', '>', new Date(now.getTime() - 86_400_000))
    .executeTakeFirstOrThrow();
  return count < maxADay;
}

/** Limits enquiries per mailbox, because each is confirmed by a mail, also to an address that may not be the sender's. */
async function mayMail(tx: Tx, email: string | undefined, { counted }: Sender): Promise<boolean> {
  if (!email || !counted) return true;
  const limit = { name: 'request mails', subject: mailboxKey(email), max: maxADay, windowSeconds: 86_400 };
  return (await takeAllowance(tx, [limit], counted.counting)).ok;
}

/** YC and seven random letters, 27 billion possibilities; the database rejects duplicates. */
function newRequestCode(): string {
  return `YC${Array.from({ length: 7 }, () => enquiryCodeLetters[randomInt(enquiryCodeLetters.length)]).join('')}`;
}
