import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../../policy.ts';

/** Pictures of a unit in their order, each with what is said of it to who does not see it. */
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

/** The pictures of a unit in their order, with where each lies. */
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

/** Puts these in place of all pictures of a unit, as somebody saw it; its product's page shows them at once. */
export async function saveUnitPictures(
  db: Executor,
  {
    productId,
    unitId,
    version,
    pictures,
    actor,
  }: {
    productId: number;
    unitId: number;
    version: number;
    pictures: readonly UnitPicture[];
    actor: Actor;
  },
  now: Date,
): Promise<SaveUnitPicturesResult> {
  if (!may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<SaveUnitPicturesResult> => {
    await lockProduct(tx, productId);
    const unit = await tx
      .selectFrom('units')
      .select('version')
      .where('id', '=', unitId)
      .where('product_id', '=', productId)
      .executeTakeFirst();
    if (!unit) return { ok: false, reason: 'unknown_unit' };
    if (unit.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    if (!(await areInLibrary(tx, pictures))) return { ok: false, reason: 'unknown_picture' };
    const before = await listUnitPictures(tx, unitId);
    await tx.deleteFrom('unit_images').where('unit_id', '=', unitId).execute();
    const rows = pictures.map(({ mediaId, alt }, position) => ({
      ...{ unit_id: unitId, media_id: mediaId, alt, position },
    }));
    if (rows.length > 0) await tx.insertInto('unit_images').values(rows).execute();
    await tx
      .updateTable('units')
      .set({ version: version + 1 })
      .where('id', '=', unitId)
      .execute();
    await announceChange(tx, [`product:${productId}`]);
    const [was, is] = [before, pictures].map((list) => list.map(({ alt }) => alt).join('; '));
    await writeHistory(tx, {
      ...{ actor, verb: 'unit.pictures', object: { type: 'unit', id: String(unitId) }, now },
      ...{ before: { pictures: was }, after: { pictures: is } },
    });
    return { ok: true, version: version + 1 };
  });
}

async function areInLibrary(tx: Tx, pictures: readonly UnitPicture[]): Promise<boolean> {
  if (pictures.length === 0) return true;
  const ids = pictures.map(({ mediaId }) => mediaId);
  const known = await tx.selectFrom('media_files').select('id').where('id', 'in', ids).execute();
  return known.length === ids.length;
}

export type MoveUnitResult =
  | { ok: true; title: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_unit' };

/** Moves a unit one place up (-1) or down (1) among those of its product, in which order guests see them. At an end it stays. */
export async function moveUnit(
  db: Executor,
  { productId, unitId, by, actor }: { productId: number; unitId: number; by: -1 | 1; actor: Actor },
  now: Date,
): Promise<MoveUnitResult> {
  if (!may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<MoveUnitResult> => {
    await lockProduct(tx, productId);
    const units = await tx
      .selectFrom('units')
      .select(['id', 'title'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const at = units.findIndex(({ id }) => id === unitId);
    const [unit, other] = [units[at], units[at + by]];
    if (!unit) return { ok: false, reason: 'unknown_unit' };
    if (!other) return { ok: true, title: unit.title };
    const moved = units.with(at, other).with(at + by, unit);
    await sql`
      UPDATE units u SET position = n.at - 1 FROM unnest(${moved.map(({ id }) => id)}::int[]) WITH ORDINALITY AS n (id, at)
      WHERE u.id = n.id AND u.position <> n.at - 1`.execute(tx);
    await announceChange(tx, [`product:${productId}`]);
    const tell = (list: readonly { title: string }[]) => ({
      unitOrder: list.map(({ title }) => title).join('; '),
    });
    await writeHistory(tx, {
      ...{ actor, verb: 'unit.order', object: { type: 'product', id: String(productId) }, now },
      ...{ before: tell(units), after: tell(moved) },
    });
    return { ok: true, title: unit.title };
  });
}

async function lockProduct(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('products').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
