import { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { type HistoryLine, writeHistoryLines } from '#platform/history/write-history.ts';
import { may } from '../../policy.ts';

/** Pictures of a unit in their order, each with an alternative text. */
export const unitPicturesInput = z
  .array(
    z.object({
      mediaId: z.string().trim().min(1, 'Mỗi dòng cần một hình, hoặc bỏ dòng ấy.').max(100),
      alt: z
        .string('Vui lòng ghi mô tả của từng hình.')
        .trim()
        .min(1, 'Vui lòng ghi mô tả của từng hình.')
        .max(200, 'Mô tả dài quá 200 ký tự.'),
    }),
  )
  .max(20, 'Một hạng có nhiều nhất 20 hình.')
  .refine(
    (pictures) => new Set(pictures.map(({ mediaId }) => mediaId)).size === pictures.length,
    'Một hình đứng hai lần. Bạn bỏ bớt một dòng.',
  );

export type UnitPicture = z.output<typeof unitPicturesInput>[number];

/** The pictures of a unit in their order, with their URLs. */
export async function listUnitPictures(
  db: Executor,
  unitId: number,
): Promise<(UnitPicture & { url: string })[]> {
  return (await listPicturesOfUnits(db, [unitId])).get(unitId) ?? [];
}

/** The pictures of many units in the same way, by unit. */
export async function listPicturesOfUnits(
  db: Executor,
  unitIds: readonly number[],
): Promise<Map<number, (UnitPicture & { url: string })[]>> {
  if (unitIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('unit_images as x')
    .innerJoin('media_files as m', 'm.id', 'x.media_id')
    .where('x.unit_id', 'in', [...unitIds])
    .select(['x.unit_id as unitId', 'x.media_id as mediaId', 'x.alt', 'm.path as url'])
    .orderBy('x.unit_id')
    .orderBy('x.position')
    .execute();
  const byUnit = Map.groupBy(rows, ({ unitId }) => unitId);
  return new Map([...byUnit].map(([unitId, own]) => [unitId, own.map(({ unitId: _, ...one }) => one)]));
}

export type SaveUnitPicturesResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_unit' | 'unknown_picture' | 'changed_meanwhile' };

interface UnitPicturesSave {
  productId: number;
  unitId: number;
  /** As it was seen. */
  version: number;
  pictures: readonly UnitPicture[];
}

/** Replaces all pictures of a unit, with an optimistic lock (`version`); its product's page shows them at once. */
export async function saveUnitPictures(
  db: Executor,
  { actor, ...save }: UnitPicturesSave & { actor: Actor },
  now: Date,
): Promise<SaveUnitPicturesResult> {
  return inTransaction(db, async (tx) => {
    const [result] = await savePicturesOfUnits(tx, { saves: [save], actor }, now);
    return result as SaveUnitPicturesResult;
  });
}

/** The same for many units, each once, with one statement for each table. A refused save is not written and does not prevent the others. */
export async function savePicturesOfUnits(
  tx: Tx,
  { saves, actor }: { saves: readonly UnitPicturesSave[]; actor: Actor },
  now: Date,
): Promise<SaveUnitPicturesResult[]> {
  if (!may(actor, 'unit.edit')) return saves.map(() => ({ ok: false, reason: 'not_allowed' }));
  await lockProducts(
    tx,
    saves.map(({ productId }) => productId),
  );
  const units = await tx
    .selectFrom('units')
    .select(['id', 'product_id as productId', 'version'])
    .where(
      'id',
      'in',
      saves.map(({ unitId }) => unitId),
    )
    .execute();
  const standing = new Map(units.map((unit) => [unit.id, unit]));
  const library = await inLibrary(
    tx,
    saves.flatMap(({ pictures }) => pictures),
  );
  const results = saves.map(({ productId, unitId, version, pictures }): SaveUnitPicturesResult => {
    const unit = standing.get(unitId);
    if (unit?.productId !== productId) return { ok: false, reason: 'unknown_unit' };
    if (unit.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    if (pictures.some(({ mediaId }) => !library.has(mediaId)))
      return { ok: false, reason: 'unknown_picture' };
    return { ok: true, version: version + 1 };
  });
  await replacePictures(tx, { saves: saves.filter((_, at) => results[at]?.ok), actor }, now);
  return results;
}

async function replacePictures(
  tx: Tx,
  { saves, actor }: { saves: readonly UnitPicturesSave[]; actor: Actor },
  now: Date,
): Promise<void> {
  if (saves.length === 0) return;
  const ids = saves.map(({ unitId }) => unitId);
  const before = await listPicturesOfUnits(tx, ids);
  await tx.deleteFrom('unit_images').where('unit_id', 'in', ids).execute();
  const rows = saves.flatMap(({ unitId, pictures }) =>
    pictures.map(({ mediaId, alt }, position) => ({ unit_id: unitId, media_id: mediaId, alt, position })),
  );
  if (rows.length > 0) await tx.insertInto('unit_images').values(rows).execute();
  await tx
    .updateTable('units')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  await announceChange(tx, [...new Set(saves.map(({ productId }) => `product:${productId}`))]);
  await writeHistoryLines(
    tx,
    saves.map(({ unitId, pictures }): HistoryLine => {
      const [was, is] = [before.get(unitId) ?? [], pictures].map((list) =>
        list.map(({ alt }) => alt).join('; '),
      );
      const object = { type: 'unit', id: String(unitId) };
      return {
        actor,
        verb: 'unit.pictures',
        object,
        before: { pictures: was },
        after: { pictures: is },
        now,
      };
    }),
  );
}

async function inLibrary(tx: Tx, pictures: readonly UnitPicture[]): Promise<Set<string>> {
  if (pictures.length === 0) return new Set();
  const ids = [...new Set(pictures.map(({ mediaId }) => mediaId))];
  const known = await tx.selectFrom('media_files').select('id').where('id', 'in', ids).execute();
  return new Set(known.map(({ id }) => id));
}

/** Locks by id, as everything does that changes many products. */
async function lockProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
