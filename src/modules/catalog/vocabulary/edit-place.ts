import type { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { type PlaceKind, placeKinds } from '../codes.ts';
import { may } from '../policy.ts';
import { refreshKeywords } from './keywords.ts';
import type { placeEdit, provinceEdit } from './vocabulary-shapes.ts';

type PlaceFields = z.output<typeof placeEdit>;
type ProvinceFields = z.output<typeof provinceEdit>;
type PlaceRow = ReturnType<typeof sharedRow> & {
  kind: string;
  kind_code: PlaceKind;
  province_id: number;
  lat: number | null;
  lng: number | null;
};
type Refused<Reason extends string> = { ok: false; reason: Reason };
type Wrong = 'not_allowed' | 'unknown_province' | 'unknown_picture';
type Edited = { ok: true; version: number } | Refused<Wrong | 'unknown_destination' | 'changed_meanwhile'>;
type Seen = { slug: string; version: number; actor: Actor };

/** Adds a place. Its slug is derived from its name and never changes. */
export async function addPlace(
  tx: Tx,
  { fields, actor }: { fields: PlaceFields; actor: Actor },
  now: Date,
): Promise<{ ok: true; slug: string } | Refused<Wrong | 'name_taken'>> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  const read = await placeRow(tx, fields, now);
  if (!read.ok) return read;
  const { row } = read;
  const slug = slugify(fields.title);
  const added = await tx
    .insertInto('places')
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return { ok: false, reason: 'name_taken' };
  await announceChange(tx, ['catalogue', 'content', 'plans']);
  const object = { type: 'place', id: slug };
  await writeHistory(tx, {
    actor,
    verb: 'catalogue.add-place',
    object,
    after: await toHistory(tx, row),
    now,
  });
  return { ok: true, slug };
}

/** Edits a place with an optimistic lock (`version`); the search words of products that refer to it are updated at once. */
export async function editPlace(
  tx: Tx,
  { slug, version, fields, actor }: Seen & { fields: PlaceFields },
  now: Date,
): Promise<Edited> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  const read = await placeRow(tx, fields, now);
  if (!read.ok) return read;
  return writeDestination(tx, { type: 'place', slug, version, actor, row: read.row }, now);
}

/** Like `editPlace`, for a province; provinces cannot be added, because the law fixes them. */
export async function editProvince(
  tx: Tx,
  { slug, version, fields, actor }: Seen & { fields: ProvinceFields },
  now: Date,
): Promise<Edited> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  if (!(await isPicture(tx, fields.mediaId))) return { ok: false, reason: 'unknown_picture' };
  const { type, region, subRegion, mergedFrom, bestMonths, lat, lng } = fields;
  const own = { type, region, sub_region: subRegion, merged_from: mergedFrom, best_months: bestMonths };
  // The schema requires both numbers.
  const row = { ...sharedRow(fields, now), ...own, lat: lat ?? 0, lng: lng ?? 0 };
  return writeDestination(tx, { type: 'province', slug, version, actor, row }, now);
}

async function placeRow(
  tx: Tx,
  fields: PlaceFields,
  now: Date,
): Promise<{ ok: true; row: PlaceRow } | Refused<'unknown_province' | 'unknown_picture'>> {
  const province = await tx
    .selectFrom('provinces')
    .select('id')
    .where('slug', '=', fields.province)
    .executeTakeFirst();
  if (!province) return { ok: false, reason: 'unknown_province' };
  if (!(await isPicture(tx, fields.mediaId))) return { ok: false, reason: 'unknown_picture' };
  const { kind, lat, lng } = fields;
  const own = { kind: placeKinds[kind], kind_code: kind, province_id: province.id };
  return { ok: true, row: { ...sharedRow(fields, now), ...own, lat, lng } };
}

async function isPicture(tx: Tx, id: string | null): Promise<boolean> {
  if (id === null) return true;
  return Boolean(await tx.selectFrom('media_files').select('id').where('id', '=', id).executeTakeFirst());
}

function sharedRow(fields: PlaceFields | ProvinceFields, now: Date) {
  const { title, nameAlias, summary, content, mediaId, special, popularity, hidden } = fields;
  const row = { title, name_alias: nameAlias, summary, content, media_id: mediaId, special, popularity };
  return { ...row, status: !hidden, updated_at: now };
}

/** Keeps a changed name as an alias, so that people who search for the old one still find it. */
function aliasesAfter(
  before: { title: string; name_alias: string[] },
  { title, name_alias }: { title: string; name_alias: string[] },
): string[] {
  const isKept = before.title === title || name_alias.includes(before.title);
  return isKept ? name_alias : [...name_alias, before.title];
}

async function writeDestination(
  tx: Tx,
  {
    type,
    slug,
    version,
    actor,
    row,
  }: Seen & { type: 'place' | 'province'; row: ReturnType<typeof sharedRow> },
  now: Date,
): Promise<Edited> {
  const table = `${type}s` as const;
  const before = await tx
    .selectFrom(table)
    .selectAll()
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return { ok: false, reason: 'unknown_destination' };
  if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
  const name_alias = aliasesAfter(before, row);
  const after = await tx
    .updateTable(table)
    .set({ ...row, name_alias })
    .where('slug', '=', slug)
    .returning('version')
    .executeTakeFirstOrThrow();
  await refreshKeywords(tx, { table: `product_${table}`, id: before.id });
  await announceChange(tx, ['catalogue', 'content', 'plans']);
  const was = Object.fromEntries(Object.keys(row).map((key) => [key, before[key as keyof typeof before]]));
  const object = { type, id: slug };
  const sides = { before: await toHistory(tx, was), after: await toHistory(tx, row) };
  await writeHistory(tx, { actor, verb: 'catalogue.edit', object, ...sides, now });
  return { ok: true, version: after.version };
}

/** The row as the history records it: long texts by their length, the province by its name, the kind by its label. */
async function toHistory(tx: Tx, row: object): Promise<Record<string, unknown>> {
  const { updated_at, kind_code, content = '', province_id: id, ...values } = row as Record<string, unknown>;
  const province =
    id === undefined
      ? undefined
      : await tx.selectFrom('provinces').select('title').where('id', '=', Number(id)).executeTakeFirst();
  return {
    ...values,
    ...(province && { province: province.title }),
    content: `${String(content).length} ký tự`,
  };
}
