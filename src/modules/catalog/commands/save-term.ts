import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';
import { slugInput, textInput } from '../schema.ts';

export const termInput = z.object({
  taxonomy: slugInput,
  slug: slugInput,
  title: textInput(80),
  icon: z.string(),
  group: z.string(),
  scope: z.array(z.string()),
  filterable: z.boolean(),
  position: z.int().default(0),
});

export type TermInput = z.input<typeof termInput>;

/** Writes a term under its taxonomy and slug. Idempotent. */
export async function saveTerm(tx: Tx, draft: TermInput): Promise<{ id: number }> {
  const input = termInput.parse(draft);
  const row = {
    taxonomy: input.taxonomy,
    slug: input.slug,
    title: input.title,
    icon: input.icon,
    group_title: input.group,
    scope: input.scope,
    filterable: input.filterable,
    position: input.position,
  };
  return tx
    .insertInto('terms')
    .values(row)
    .onConflict((conflict) => conflict.columns(['taxonomy', 'slug']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
}
