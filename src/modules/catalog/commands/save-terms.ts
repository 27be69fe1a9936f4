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

/** Writes terms under their taxonomies and slugs, all in one statement, as `savePlaces` does. Idempotent. */
export async function saveTerms(tx: Tx, drafts: readonly TermInput[]): Promise<void> {
  const rows = drafts.map((draft) => {
    const { group, ...input } = termInput.parse(draft);
    return { ...input, group_title: group };
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('terms')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['taxonomy', 'slug']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        icon: ref('excluded.icon'),
        group_title: ref('excluded.group_title'),
        scope: ref('excluded.scope'),
        filterable: ref('excluded.filterable'),
        position: ref('excluded.position'),
      })),
    )
    .execute();
}
