import type { App } from '#platform/app.ts';
import { type FormGuard, identifySender, type Sender } from '#platform/bots/sender.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { ProblemError } from '#platform/http/problem.ts';

export type MachineRefusal = keyof typeof senderRefusals;

export function isMachineRefusal(reason: string): reason is MachineRefusal {
  return reason in senderRefusals;
}

/** Why a public form was not taken from this sender; a wrong proof names its field. */
export function senderProblem(reason: MachineRefusal): ProblemError {
  const title = senderRefusals[reason];
  const status = reason === 'too_many_proven' || reason === 'too_many_unproven' ? 429 : 422;
  const isProof = reason === 'proof_failed' || reason === 'proof_used';
  return new ProblemError(status, reason, title, {
    ...(isProof && { errors: [{ field: 'altcha', message: title }] }),
    ...(status === 429 && { headers: { 'retry-after': '3600' } }),
  });
}

/** Who sends what a call carries. @throws ProblemError for what shows a machine, or a proof that is none */
export async function requireSender(app: App, guard: FormGuard): Promise<Sender> {
  const found = await identifySender(app, guard);
  if (!found.ok) throw senderProblem(found.reason);
  return found.sender;
}
