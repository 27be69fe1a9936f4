import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';
import { slugInput, textInput } from '../schema.ts';

export const placeInput = z.object({
  slug: slugInput,
  title: textInput(120),
  kind: z.string(),
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

/** Writes a place under its slug. Idempotent. @throws when the province is unknown */
export async function savePlace(tx: Tx, draft: PlaceInput): Promise<{ id: number }> {
  const input = placeInput.parse(draft);
  const province = await tx
    .selectFrom('provinces')
    .select('id')
    .where('slug', '=', input.province)
    .executeTakeFirstOrThrow(() => new Error(`Place ${input.slug}: unknown province ${input.province}`));
  const row = {
    slug: input.slug,
    title: input.title,
    kind: input.kind,
    province_id: province.id,
    name_alias: input.nameAlias,
    summary: input.summary,
    content: input.content,
    lat: input.lat,
    lng: input.lng,
    media_id: input.mediaId,
    special: input.special,
    popularity: input.popularity,
  };
  return tx
    .insertInto('places')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...row, updated_at: new Date() }))
    .returning('id')
    .executeTakeFirstOrThrow();
}
