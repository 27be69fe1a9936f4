import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';
import { type PlaceKind, placeKinds } from '../codes.ts';
import { slugInput, textInput } from '../schema.ts';

export const placeInput = z.object({
  slug: slugInput,
  title: textInput(120),
  kind: z.enum(Object.keys(placeKinds) as PlaceKind[]),
  /** Slug of its province. */
  province: slugInput,
  nameAlias: z.array(z.string()),
  summary: z.string(),
  content: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  mediaId: z.string().nullable().default(null),
  special: z.boolean(),
  popularity: z.int(),
});

export type PlaceInput = z.input<typeof placeInput>;

/**
 * Writes places under their slugs, all in one statement: each statement notes in the same row that places have changed, and within
 * a transaction finding that row takes longer each time. Idempotent. @throws when a province is unknown
 */
export async function savePlaces(tx: Tx, drafts: readonly PlaceInput[]): Promise<void> {
  const inputs = drafts.map((draft) => placeInput.parse(draft));
  if (inputs.length === 0) return;
  const provinces = await tx.selectFrom('provinces').select(['id', 'slug']).execute();
  const idOf = new Map(provinces.map(({ id, slug }) => [slug, id]));
  const rows = inputs.map((input) => {
    const province = idOf.get(input.province);
    if (province === undefined) throw new Error(`Place ${input.slug}: unknown province ${input.province}`);
    return {
      slug: input.slug,
      title: input.title,
      kind: placeKinds[input.kind],
      kind_code: input.kind,
      province_id: province,
      name_alias: input.nameAlias,
      summary: input.summary,
      content: input.content,
      lat: input.lat,
      lng: input.lng,
      media_id: input.mediaId,
      special: input.special,
      popularity: input.popularity,
    };
  });
  await tx
    .insertInto('places')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        kind: ref('excluded.kind'),
        kind_code: ref('excluded.kind_code'),
        province_id: ref('excluded.province_id'),
        name_alias: ref('excluded.name_alias'),
        summary: ref('excluded.summary'),
        content: ref('excluded.content'),
        lat: ref('excluded.lat'),
        lng: ref('excluded.lng'),
        media_id: ref('excluded.media_id'),
        special: ref('excluded.special'),
        popularity: ref('excluded.popularity'),
        updated_at: new Date(),
      })),
    )
    .execute();
}
