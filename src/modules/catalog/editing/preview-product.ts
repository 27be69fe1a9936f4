import type { Database } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import { findProduct, type ProductDetail } from '../queries/find-product.ts';
import type { ContentErrors } from './content-texts.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { readyContent } from './publish-product.ts';
import { writeContent } from './write-content.ts';

/** The query parameter with which a page shows a product's draft. */
export const previewKey = 'xem-nhap';

const purpose = 'product preview';
const daysOpen = 3;

/** Signs a token that opens a product's draft for some days, also for people outside the company. */
export function signPreview(secret: string, id: number, now: Date): { token: string; until: Date } {
  const until = new Date(now.getTime() + daysOpen * 86_400_000);
  return { token: signExpiringToken(secret, purpose, { subject: String(id), until }), until };
}

/** The product whose draft a token opens; null when the token is invalid or expired. */
export function readPreview(secret: string, token: string, now: Date): number | null {
  const read = readExpiringToken(secret, purpose, token, now);
  return read && !read.isOver ? Number(read.subject) : null;
}

/**
 * A product as its page would show it once its draft is published, or what it still lacks, by field. The draft is
 * published in a transaction that is rolled back, so that nobody else ever sees it.
 */
export async function previewProduct(
  db: Database,
  id: number,
  now: Date,
): Promise<{ ok: true; product: ProductDetail } | { ok: false; errors: ContentErrors } | null> {
  return tryOut(db, async (tx) => {
    const edited = await findEditedProduct(tx, id, { lock: true });
    if (!edited) return null;
    const ready = await readyContent(tx, edited);
    if (!ready.ok) return ready;
    if (edited.draft) await writeContent(tx, edited, ready.content, now);
    else await tx.updateTable('products').set({ step: 1, status: true }).where('id', '=', id).execute();
    const product = await findProduct(tx, edited.kind, edited.slug);
    return product && { ok: true as const, product };
  });
}
