import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';
import { provinceTypes, regions } from '../codes.ts';
import { codeInput } from '../kinds/code-input.ts';
import { slugInput, textInput } from '../schema.ts';

export const provinceInput = z.object({
  code: z.string(),
  slug: slugInput,
  title: textInput(80),
  type: codeInput(provinceTypes),
  region: codeInput(regions),
  subRegion: z.string(),
  nameAlias: z.array(z.string()),
  mergedFrom: z.array(z.string()),
  bestMonths: z.array(z.int().min(1).max(12)),
  summary: z.string(),
  content: z.string(),
  lat: z.number(),
  lng: z.number(),
  mediaId: z.string().nullable().default(null),
  special: z.boolean(),
  popularity: z.int(),
});

export type ProvinceInput = z.input<typeof provinceInput>;

/** Writes a province under its slug. Idempotent. */
export async function saveProvince(tx: Tx, draft: ProvinceInput): Promise<{ id: number }> {
  const input = provinceInput.parse(draft);
  const row = {
    code: input.code,
    slug: input.slug,
    title: input.title,
    type: input.type,
    region: input.region,
    sub_region: input.subRegion,
    name_alias: input.nameAlias,
    merged_from: input.mergedFrom,
    best_months: input.bestMonths,
    summary: input.summary,
    content: input.content,
    lat: input.lat,
    lng: input.lng,
    media_id: input.mediaId,
    special: input.special,
    popularity: input.popularity,
  };
  return tx
    .insertInto('provinces')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...row, updated_at: new Date() }))
    .returning('id')
    .executeTakeFirstOrThrow();
}
