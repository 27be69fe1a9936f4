import { z } from 'zod';
import { addProduct } from '#modules/catalog/editing/add-product.ts';
import { findProductSummary } from '#modules/catalog/editing/find-product-summary.ts';
import { listProductChoices, listProductFilters } from '#modules/catalog/editing/list-products-for-office.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { slugInput } from '#modules/catalog/schema.ts';
import { copyProduct } from '#modules/pricing/rule-edits/price-rules.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { idOf } from './load-product-form.ts';
import { productRefusals } from './product-refusals.ts';

/** The options of the form for a new product; `chep` in its address names a product to copy from. */
export async function loadNewProduct(db: Executor, query: URLSearchParams) {
  const source = await findProductSummary(db, idOf(query.get('chep') ?? undefined));
  const { provinces } = await listProductFilters(db);
  return {
    source: source && { id: source.id, title: source.title },
    kind: query.get('loai') ?? '',
    provinces,
    ...(await listProductChoices(db)),
  };
}

const title = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => slugify(text) !== '', 'Vui lòng nhập tên sản phẩm.')
  .refine((text) => text.length <= 140, 'Dài quá 140 ký tự.');
const slug = z
  .string()
  .trim()
  .refine(
    (text) => text === '' || (text.length <= 120 && slugInput.safeParse(text).success),
    'Chỉ chữ thường không dấu, số và gạch nối, như khach-san-song-lang.',
  );

const copyShape = z.object({ title, slug, source: z.coerce.number().int() });
const newShape = z.object({
  title,
  slug,
  kind: z.enum(kindNames, 'Chọn loại sản phẩm.'),
  supplier: z.string().min(1, 'Chọn nhà cung cấp.'),
  province: z.string().min(1, 'Chọn tỉnh, thành.'),
  place: z.string().trim(),
});

/** The field at which a refusal is shown. */
const fieldOf: Readonly<Record<string, string>> = {
  slug_taken: 'slug',
  unknown_province: 'province',
  unknown_place: 'place',
  unknown_supplier: 'supplier',
};

/** Creates a product, empty or as a copy. @returns its id, or the form's errors */
export async function beginProduct(
  { db, clock }: App,
  actor: StaffActor,
  form: FormData,
): Promise<{ id: number } | ActionReply> {
  if (form.has('source')) {
    const read = readForm(form, copyShape);
    if (!read.ok) return wrongIn(read);
    const { title, source: id, slug } = read.value;
    const added = await copyProduct(db, { id, title, slug: slug || slugify(title), actor }, clock.now());
    return added.ok ? { id: added.id } : refusedAt(added.reason, read.typed);
  }
  const read = readForm(form, newShape);
  if (!read.ok) return wrongIn(read);
  const { place: named, slug, ...product } = read.value;
  const place = named && (await findPlace(db, named, product.province));
  if (typeof place !== 'string') return { errors: { place: unknownPlace(named, place) }, typed: read.typed };
  const draft = { ...product, slug: slug || slugify(product.title), actor, ...(place && { place }) };
  const added = await addProduct(db, draft, clock.now());
  return added.ok ? { id: added.id } : refusedAt(added.reason, read.typed);
}

function refusedAt(reason: string, typed: Record<string, string>): ActionReply {
  const words = productRefusals[reason] ?? reason;
  const field = fieldOf[reason];
  return field ? { errors: { [field]: words }, typed } : { refused: words, typed };
}

/** The slug of a place by its name, with or without its province, or the names that are similar. */
async function findPlace(db: Executor, named: string, province: string): Promise<string | readonly string[]> {
  const [{ places }, { provinces }] = await Promise.all([listProductChoices(db), listProductFilters(db)]);
  const typedSlug = slugify(named);
  const names = ({ title: whole }: { title: string }) => [whole, whole.split(', ')[0] ?? ''].map(slugify);
  const same = places.filter((one) => names(one).includes(typedSlug));
  if (same.length === 1 && same[0]) return same[0].value;
  const home = provinces.find(({ value }) => value === province)?.title ?? '';
  const near = same.length > 1 ? same : places.filter((one) => names(one)[0]?.includes(typedSlug));
  const isHome = ({ title: whole }: { title: string }) => whole.endsWith(`, ${home}`);
  return [...near.filter(isHome), ...near.filter((one) => !isHome(one))].slice(0, 4).map((one) => one.title);
}

function unknownPlace(named: string, near: readonly string[]): string {
  const does =
    near.length > 0 ? `Bạn chọn một trong: ${near.join('; ')}` : 'Bạn để trống, hoặc thêm ở Danh mục';
  return `Không rõ điểm đến “${named}”. ${does}.`;
}
