import type { App } from '#platform/app.ts';
import { type FormGuard, identifySender, type Sender } from '#platform/bots/sender.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { ProblemError } from '#platform/http/problem.ts';

export type MachineRefusal = keyof typeof senderRefusals;

export function isMachineRefusal(reason: string): reason is MachineRefusal {
  return reason in senderRefusals;
}

/** A public form refused because of its sender, as a problem; a wrong proof names its field. */
export function senderProblem(reason: MachineRefusal): ProblemError {
  const title = senderRefusals[reason];
  const status = reason === 'too_many_proven' || reason === 'too_many_unproven' ? 429 : 422;
  const isProof = reason === 'proof_failed' || reason === 'proof_used';
  return new ProblemError(status, reason, title, {
    ...(isProof && { errors: [{ field: 'altcha', message: title }] }),
    ...(status === 429 && { headers: { 'retry-after': '3600' } }),
  });
}

/** Identifies the sender of a call. @throws ProblemError for signs of a bot, or an invalid proof */
export async function requireSender(app: App, guard: FormGuard): Promise<Sender> {
  const found = await identifySender(app, guard);
  if (!found.ok) throw senderProblem(found.reason);
  return found.sender;
}
