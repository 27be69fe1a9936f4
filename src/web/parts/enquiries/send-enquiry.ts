import {
  type CreateEnquiryResult,
  createEnquiryRefusals,
} from '#modules/enquiries/commands/create-enquiry.ts';
import { receiveEnquiry } from '#modules/enquiries/flights/receive-enquiry.ts';
import type { EnquiryInput } from '#modules/enquiries/schema.ts';
import type { App } from '#platform/app.ts';
import { identifySender } from '#platform/bots/sender.ts';
import type { Tx } from '#platform/db/connect.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { hashRequest, runIdempotent } from '#platform/http/run-idempotent.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';

type Refused = Extract<CreateEnquiryResult, { ok: false }>;
export type Sent = { ok: true; code: string } | { ok: false; reason: Refused['reason']; message: string };

/** Sends an enquiry, idempotently: the same form again, as from a second tap, gets the same code. `message` is for the visitor to read. */
export async function sendEnquiry(app: App, input: EnquiryInput, request: Request): Promise<Sent> {
  const requestHash = hashRequest(input);
  const { website, openedAt, altcha: proof } = input;
  const prepare = () => identifySender(app, { website, openedAt, proof, ip: guestIpOf(request) });
  const run = async (tx: Tx, found: Awaited<ReturnType<typeof prepare>>) => {
    const result = found.ok ? await receiveEnquiry({ ...app, db: tx }, input, found.sender) : found;
    const body: Sent = result.ok
      ? { ok: true, code: result.enquiry.code }
      : { ok: false, reason: result.reason, message: createEnquiryRefusals[result.reason] };
    // Failures that may be temporary are not stored.
    return { status: result.ok ? 201 : 500, body };
  };
  try {
    const reply = await runIdempotent(
      app.db,
      { scope: 'page /yeu-cau', key: asUuid(requestHash), requestHash },
      { prepare, run },
    );
    return reply.body as Sent;
  } catch (error) {
    if (error instanceof ProblemError)
      return { ok: false, reason: 'too_fast', message: 'Yêu cầu đang được gửi. Vui lòng chờ vài giây.' };
    throw error;
  }
}

function asUuid(hash: string): string {
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-${hash.slice(12, 16)}-${hash.slice(16, 20)}-${hash.slice(20, 32)}`;
}
