import { isMachineRefusal, type MachineRefusal, senderProblem } from '#api/v1/sender-problems.ts';
import { type WriteReviewResult, writeReviewRefusals } from '#modules/reviews/commands/write-review.ts';
import { ProblemError } from '#platform/http/problem.ts';

type Refusal = Extract<WriteReviewResult, { ok: false }>;

const statuses: Record<Exclude<Refusal['reason'], MachineRefusal>, number> = {
  unknown_booking: 404,
  not_over: 409,
  closed: 409,
  not_in_trip: 422,
  already_reviewed: 409,
  wrong_field: 422,
};

/** A refused review as a problem; where a field is wrong, it is named. */
export function reviewProblem(refusal: Refusal): ProblemError {
  const { reason } = refusal;
  if (isMachineRefusal(reason)) return senderProblem(reason);
  const title = writeReviewRefusals[reason];
  return new ProblemError(statuses[reason], reason, title, {
    ...('field' in refusal && { errors: [{ field: refusal.field, message: title }] }),
    ...(reason === 'not_in_trip' && { errors: [{ field: 'target', message: title }] }),
  });
}
