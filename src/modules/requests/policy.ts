/** Who did something: written into every event. */
export type Actor = 'guest' | 'system' | `staff:${string}`;

/** A puzzle that a visitor's browser solves while a person types; machines that send thousands cannot pay for it. */
export interface ProofCheck {
  verify(proof: string): Promise<boolean>;
}

export type GuardRefusal = 'looks_automatic' | 'too_fast' | 'proof_missing';

/** Nobody fills a form in faster. */
const fastestMs = 2_500;

/**
 * Whether what came with a form looks like a person, or why not: a field that nobody sees must be empty, the form must
 * have been open for a moment, and where proofs are asked for, one must hold.
 */
export async function refuseMachine(
  { website, openedAt, proof }: { website: string; openedAt?: string; proof?: string },
  { now, proofs }: { now: Date; proofs?: ProofCheck },
): Promise<GuardRefusal | null> {
  if (website.trim() !== '') return 'looks_automatic';
  if (openedAt !== undefined && now.getTime() - new Date(openedAt).getTime() < fastestMs) return 'too_fast';
  if (proofs && !(proof && (await proofs.verify(proof)))) return 'proof_missing';
  return null;
}
