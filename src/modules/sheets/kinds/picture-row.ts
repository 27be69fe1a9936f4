import { bringProducts, type DraftContent, listEditedProducts } from '#modules/catalog/editing/products.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { may } from '#modules/catalog/policy.ts';
import {
  listPicturesOfUnits,
  listUnitsOf,
  savePicturesOfUnits,
  unitPicturesInput,
} from '#modules/catalog/selling/units.ts';
import { granted, RowRefusal } from './each-row.ts';
import type { Writing } from './sheet.ts';

/** A picture in its position; for units only its description is stored. */
export type Picture = NonNullable<DraftContent['images']>[number];

/** The action of one row of a picture sheet; the picture is null if it is to be removed. */
export interface PicturePlan {
  productId: number;
  kind: KindName;
  /** Null for pictures of the product as a whole. */
  unitId: number | null;
  mediaId: string;
  picture: Picture | null;
  /** Its position from 0; null for the last. */
  at: number | null;
  /** As it was when the row was checked. */
  seen: Picture | null;
  wasAt: number | null;
}

/** Places pictures as the rows say. For a published product without a draft they are visible at once. @returns the undo data of each */
export async function applyPictureRows(
  writing: Writing,
  plans: readonly PicturePlan[],
): Promise<PicturePlan[]> {
  const productIds = [...new Set(plans.map(({ productId }) => productId))];
  await writing.tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', productIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await putProductPictures(
    writing,
    plans.filter(({ unitId }) => unitId === null),
  );
  await putUnitPictures(
    writing,
    plans.filter(({ unitId }) => unitId !== null),
  );
  return [...plans];
}

/** Restores the former pictures where nobody has changed them since. */
export async function undoPictureRows(writing: Writing, plans: readonly PicturePlan[]): Promise<object[]> {
  const back = plans.map(({ picture, at, seen, wasAt, ...plan }) => ({
    ...plan,
    ...{ picture: seen, at: wasAt, seen: picture, wasAt: at },
  }));
  return applyPictureRows(writing, back);
}

/** All rows about one product are written as one change. */
async function putProductPictures(
  { tx, queue, actor, now }: Writing,
  plans: readonly PicturePlan[],
): Promise<void> {
  for (const [kind, own] of Map.groupBy(plans, (plan) => plan.kind)) {
    const byProduct = Map.groupBy(own, ({ productId }) => productId);
    const products = (await listEditedProducts(tx, kind, { ids: [...byProduct.keys()] })).map((product) => {
      const { id, slug, revision, state, live, draft } = product;
      const content = draft ?? live;
      const images = arrange(content.images ?? [], byProduct.get(id) ?? []);
      return {
        ...{ slug, content: { ...content, images }, seen: { id, revision }, isWritten: true },
        isPut: state === 'published' && draft === null && may(actor, 'catalogue.publish'),
      };
    });
    if (products.length < byProduct.size) granted({ ok: false, reason: 'unknown_product' });
    for (const result of await bringProducts({ tx, queue }, { kind, products, actor }, now)) granted(result);
  }
}

/** All rows about one unit are written as one change. */
async function putUnitPictures({ tx, actor, now }: Writing, plans: readonly PicturePlan[]): Promise<void> {
  if (plans.length === 0) return;
  const byUnit = [...Map.groupBy(plans, ({ unitId }) => unitId ?? 0)];
  const pictures = await listPicturesOfUnits(
    tx,
    byUnit.map(([id]) => id),
  );
  const units = (await listUnitsOf(tx, [...new Set(plans.map(({ productId }) => productId))])).values();
  const versions = new Map([...units].flat().map(({ id, version }) => [id, version]));
  const saves = byUnit.map(([unitId, own]) => {
    const arranged = arrange((pictures.get(unitId) ?? []).map(asPicture), own);
    const read = unitPicturesInput.safeParse(arranged);
    if (!read.success) throw new RowRefusal({ row: read.error.issues[0]?.message ?? '' });
    const [productId, version] = [own[0]?.productId ?? 0, versions.get(unitId) ?? 0];
    return { productId, unitId, version, pictures: read.data };
  });
  for (const result of await savePicturesOfUnits(tx, { saves, actor }, now)) granted(result);
}

/** A picture of a unit in the shape of a product picture. */
export const asPicture = ({ mediaId, alt }: { mediaId: string; alt: string }): Picture => ({
  ...{ mediaId, alt, category: '', caption: '' },
});

/**
 * The pictures in their new order: those with a position in a row get it, the others keep their relative order.
 * @throws RowRefusal if one is not as it was when its row was checked
 */
function arrange(pictures: readonly Picture[], plans: readonly PicturePlan[]): Picture[] {
  const isSame = (one: Picture | null, other: Picture | null) =>
    one === other ||
    (one?.alt === other?.alt && one?.category === other?.category && one?.caption === other?.caption);
  for (const { mediaId, seen } of plans)
    if (!isSame(pictures.find((one) => one.mediaId === mediaId) ?? null, seen))
      granted({ ok: false, reason: 'changed_meanwhile' });
  const named = new Set(plans.map(({ mediaId }) => mediaId));
  const kept = pictures.filter(({ mediaId }) => !named.has(mediaId));
  const last = plans.flatMap(({ picture, at }) => (picture && at === null ? [picture] : []));
  const arranged = [...kept, ...last];
  const placed = plans.flatMap(({ picture, at }) => (picture && at !== null ? [{ picture, at }] : []));
  for (const { picture, at } of placed.sort((a, b) => a.at - b.at)) arranged.splice(at, 0, picture);
  return arranged;
}
