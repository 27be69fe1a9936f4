import { listParts, type PaymentPart } from '#modules/booking/list-parts.ts';
import type { Tx } from '#platform/db/connect.ts';

/**
 * The part that a transfer to a booking is for, by what stands behind the code in its words: 'DV26A7K9Q P2', with or without the
 * space. Where there is no such mark, that of the one open part that has this very amount; null where none or several have.
 */
export async function findPartOf(
  tx: Tx,
  { id, code }: { id: string; code: string },
  transfer: { amountVnd: number; content: string },
): Promise<string | null> {
  const parts = await listParts(tx, id);
  return parts.length === 0 ? null : (pickPart(code, parts, transfer)?.id ?? null);
}

/** @internal */
export function pickPart<Part extends Pick<PaymentPart, 'number' | 'amountVnd' | 'state'>>(
  code: string,
  parts: readonly Part[],
  { amountVnd, content }: { amountVnd: number; content: string },
): Part | null {
  const fits = ({ state, amountVnd: asked }: Part) => state === 'open' && asked === amountVnd;
  const bare = content.split('\n').map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  const digits = bare.flatMap((text) => new RegExp(`${code}P(\\d+)`).exec(text)?.[1] ?? []);
  // Banks put numbers of their own behind the words, without a space.
  const marked = parts.filter(({ number }) => digits.some((run) => run.startsWith(String(number))));
  if (marked.length > 0) return marked.find(fits) ?? (marked.at(-1) as Part);
  const [only, ...others] = parts.filter(fits);
  return only && others.length === 0 ? only : null;
}
