import type { App } from '#platform/app.ts';
import { identifySender, type SenderRefusal } from '#platform/bots/sender.ts';
import type { GuestReview } from '../schema.ts';
import { type WriteReviewResult, writeReview } from './write-review.ts';

export type ReceiveReviewResult = WriteReviewResult | { ok: false; reason: SenderRefusal };

/** Takes a review from outside: tells people from machines first. `code` is that of a booking shown to be the sender's. */
export async function receiveReview(
  app: Pick<App, 'db' | 'clock' | 'config' | 'secrets'>,
  about: { code: string; productId: number; review: GuestReview },
  guard: { website: string; openedAt?: string; altcha?: string; ip: string },
): Promise<ReceiveReviewResult> {
  const { altcha: proof, ...form } = guard;
  const found = await identifySender(app, { ...form, proof });
  if (!found.ok) return found;
  return writeReview(app.db, { ...about, sender: found.sender }, app.clock.now());
}
