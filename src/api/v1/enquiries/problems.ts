import { isMachineRefusal, senderProblem } from '#api/v1/sender-problems.ts';
import { type AcceptOfferResult, acceptOfferRefusals } from '#modules/enquiries/commands/accept-offer.ts';
import {
  type CreateEnquiryResult,
  createEnquiryRefusals,
} from '#modules/enquiries/commands/create-enquiry.ts';
import { ProblemError } from '#platform/http/problem.ts';

type CreateRefusal = Extract<CreateEnquiryResult, { ok: false }>;
type AcceptRefusal = Extract<AcceptOfferResult, { ok: false }>['reason'];

/** A refused request as a problem; where a field is wrong, it is named. */
export function createEnquiryProblem(refusal: CreateRefusal): ProblemError {
  const { reason } = refusal;
  if (isMachineRefusal(reason)) return senderProblem(reason);
  const title = createEnquiryRefusals[reason];
  const isLimit = reason === 'too_many_requests';
  return new ProblemError(isLimit ? 429 : 422, reason, title, {
    ...('field' in refusal && { errors: [{ field: refusal.field, message: title }] }),
    ...(isLimit && { headers: { 'retry-after': '3600' } }),
  });
}

export function acceptProblem(reason: AcceptRefusal): ProblemError {
  const isUnknown = reason === 'unknown_request' || reason === 'unknown_fare';
  return new ProblemError(isUnknown ? 404 : 409, reason, acceptOfferRefusals[reason]);
}
