import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { type PageInput, pageInput } from '../schema.ts';

/** Writes a static page under its slug. Safe to repeat. */
export async function savePage(tx: Tx, draft: PageInput): Promise<void> {
  const input = pageInput.parse(draft);
  const row = {
    slug: input.slug,
    title: input.title,
    excerpt: input.excerpt,
    content: input.content,
    faqs: json(input.faqs),
    effective_on: input.effectiveOn,
    version: input.version,
  };
  await tx
    .insertInto('pages')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...row, updated_at: new Date() }))
    .execute();
}
