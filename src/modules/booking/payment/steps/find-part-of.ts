import { listParts, type PaymentPart } from '#modules/booking/list-parts.ts';
import type { Tx } from '#platform/db/connect.ts';

/**
 * The part that a transfer to a booking is for, by the mark after the code in its content: 'DV26A7K9Q P2', with or without the
 * space. Without a mark, the only open part of exactly this amount; null where there is none or several.
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
  const fits = ({ state, amountVnd: dueVnd }: Part) => state === 'open' && dueVnd === amountVnd;
  const bare = content.split('\n').map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  const digits = bare.flatMap((text) => new RegExp(`${code}P(\\d+)`).exec(text)?.[1] ?? []);
  // Banks append numbers of their own to the content, without a space.
  const marked = parts.filter(({ number }) => digits.some((run) => run.startsWith(String(number))));
  if (marked.length > 0) return marked.find(fits) ?? (marked.at(-1) as Part);
  const [only, ...others] = parts.filter(fits);
  return only && others.length === 0 ? only : null;
}
