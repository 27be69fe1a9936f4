import type { ContentField } from '#modules/catalog/editing/content-field.ts';
import {
  completeContent,
  type DraftContent,
  type ListedContent,
  type NamesOf,
  readContentTexts,
  writeContentTexts,
} from '#modules/catalog/editing/products.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { may } from '#modules/catalog/policy.ts';
import { slugInput } from '#modules/catalog/schema.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { contentCellOf, textsOfContentCells } from './content-cells.ts';
import type { ProductPlan } from './product-row.ts';
import type { Cells, CheckedRow, RowChange, RowErrors } from './sheet.ts';

/** How a product stands, as a sheet says it. */
export const productStates = { published: 'Trên trang', draft: 'Nháp', withdrawn: 'Đã gỡ' } as const;
export type Standing = keyof typeof productStates;

/** The form of a kind of products, as columns of the sheet. */
export interface ProductSheetForm {
  kind: KindName;
  fields: readonly ContentField[];
  /** Headings of the columns, by field name. */
  headings: ReadonlyMap<string, string>;
  names: NamesOf;
  /** The possible choices of fields, by field name. */
  offered: ReadonlyMap<string, ReadonlySet<string>>;
  /** The field values of an empty product. */
  blank: Readonly<Record<string, string>>;
}

/** The existing items that rows of a sheet refer to, and who imports it. */
interface KnownProducts {
  byCode: ReadonlyMap<string, ListedContent>;
  bySlug: ReadonlyMap<string, ListedContent>;
  codes: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  actor: StaffActor;
}

/** The action of one row of a product sheet, or all its errors. */
export function checkProductRow(form: ProductSheetForm, cells: Cells, there: KnownProducts): CheckedRow {
  const { kind, fields, names } = form;
  const [code, slug] = [(cells.code ?? '').trim(), slugOf(cells)];
  const found = code ? there.byCode.get(code) : there.bySlug.get(slug);
  const errors = namesWrong(cells, slug, found, there.bySlug.get(slug));
  if (!found && there.codes.has(code)) errors.code ??= 'Mã này đang là của một sản phẩm loại khác.';
  const before: DraftContent = found ? (found.draft ?? found.live) : { details: {} };
  const was = found ? writeContentTexts(fields, before, names) : form.blank;
  const texts = textsOfContentCells(fields, cells);
  const { content, errors: unread } = readContentTexts(kind, fields, {
    ...{ texts: { ...was, ...texts.texts }, names, before },
  });
  Object.assign(errors, texts.errors, unread, unknownIn(form, content, before, there.pictures));
  const standing = found ? standingOf(found) : 'draft';
  const requested = requestedStanding(cells, standing, errors);
  if (!found) Object.assign(errors, lackingIn(content), errors);
  const changes = changesIn(form, was, writeContentTexts(fields, content, names));
  const isWritten = changes.length > 0;
  const isPut = requested === 'published' && (isWritten || standing !== 'published');
  if (isPut && Object.keys(errors).length === 0) {
    if (!may(there.actor, 'catalogue.publish'))
      errors.status = 'Vai trò của bạn không đưa sản phẩm lên trang được.';
    const complete = completeContent(kind, fields, content);
    if (!complete.ok) Object.assign(errors, complete.errors);
  }
  const title = content.title ?? (code || slug);
  const key = found ? `id ${found.id}` : `slug ${slug}`;
  if (Object.keys(errors).length > 0) return { title, key, errors };
  if (found && !isWritten && !isPut) return { title, key, outcome: 'unchanged' };
  if (isPut && standing !== 'published') changes.push(statusChange(found ? standing : null));
  const plan: ProductPlan = {
    ...{ kind, slug: found?.slug ?? slug, content, isPut, isWritten, seen: found ?? null },
    ...(code && { code }),
  };
  const sole =
    !found && code ? { field: 'code', key: `code ${code}`, words: `cùng mã “${code}”` } : undefined;
  return { title, key, outcome: found ? 'changed' : 'new', changes, plan, sole };
}

function changesIn(
  { fields, headings }: ProductSheetForm,
  was: Readonly<Record<string, string>>,
  is: Readonly<Record<string, string>>,
): RowChange[] {
  return fields
    .filter(({ name }) => is[name] !== was[name])
    .map((field) => ({
      label: headings.get(field.name) ?? field.label,
      before: String(contentCellOf(field, was[field.name] ?? '')),
      after: String(contentCellOf(field, is[field.name] ?? '')),
    }));
}

const statusChange = (standing: Standing | null): RowChange => ({
  label: 'Trạng thái',
  before: standing ? productStates[standing] : '',
  after: productStates.published,
});

/** The slug in a row, or one made from its title. */
export const slugOf = ({ slug = '', title = '' }: Cells) => slug.trim() || slugify(title);

function namesWrong(
  cells: Cells,
  slug: string,
  found: ListedContent | undefined,
  other: ListedContent | undefined,
): RowErrors {
  if (found)
    return (cells.slug ?? '').trim() === '' || slug === found.slug
      ? {}
      : { slug: `Sản phẩm ${found.code} có đường dẫn “${found.slug}”. Đường dẫn không đổi bằng tệp được.` };
  if (other) return { slug: `Đường dẫn này đang là của sản phẩm ${other.code}.` };
  if (!slugInput.safeParse(slug).success)
    return { slug: 'Đường dẫn chỉ có chữ thường không dấu, số và gạch ngang, ví dụ khach-san-bien.' };
  return (cells.code ?? '').trim().length > 20 ? { code: 'Mã dài nhất 20 ký tự.' } : {};
}

/** How a product stands, as a sheet says it. */
export function standingOf({ state, draft }: ListedContent): Standing {
  if (state === 'withdrawn') return 'withdrawn';
  return state === 'published' && !draft ? 'published' : 'draft';
}

function requestedStanding({ status = '' }: Cells, standing: Standing, errors: RowErrors): Standing {
  if (status.trim() === '') return standing;
  const typed = slugify(status);
  const requested = (Object.keys(productStates) as Standing[]).find(
    (name) => slugify(productStates[name]) === typed,
  );
  if (!requested) errors.status = 'Ghi “Trên trang” hoặc “Nháp”.';
  if (requested === 'withdrawn' && standing !== 'withdrawn')
    errors.status = 'Gỡ sản phẩm làm ở trang của sản phẩm, nơi thấy ai đang liên quan.';
  return requested ?? standing;
}

/** Errors for names that the catalogue does not know; names that a product already has are allowed. */
function unknownIn(
  { offered }: ProductSheetForm,
  { supplier, terms = {}, images = [] }: DraftContent,
  before: DraftContent,
  pictures: ReadonlySet<string>,
): RowErrors {
  const errors: RowErrors = {};
  if (supplier && supplier !== before.supplier && !offered.get('supplier')?.has(supplier))
    errors.supplier = `Không có nhà cung cấp “${supplier}”.`;
  for (const [taxonomy, slugs] of Object.entries(terms)) {
    const known = offered.get(`terms.${taxonomy}`);
    const unknown = slugs.find((one) => !known?.has(one));
    if (unknown && !before.terms?.[taxonomy]?.includes(unknown))
      errors[`terms.${taxonomy}`] = `Không có mục “${unknown}”.`;
  }
  const kept = new Set(before.images?.map(({ mediaId }) => mediaId));
  const picture = images.find(({ mediaId }) => !pictures.has(mediaId) && !kept.has(mediaId));
  if (picture) errors.images = `Không có hình “${picture.mediaId}” trong kho.`;
  return errors;
}

/** Errors for missing fields without which not even a draft can be created. */
function lackingIn({ title, provinces = [], supplier }: DraftContent): RowErrors {
  return {
    ...(!title && { title: 'Vui lòng nhập tên.' }),
    ...(provinces.length === 0 && { provinces: 'Ghi ít nhất một tỉnh, thành.' }),
    ...(!supplier && { supplier: 'Ghi nhà cung cấp.' }),
  };
}
