import type { ContentField } from '#modules/catalog/editing/content-field.ts';
import {
  completeContent,
  readContentTexts,
  writeContentTexts,
} from '#modules/catalog/editing/content-texts.ts';
import { type ListedContent, listEditedProducts } from '#modules/catalog/editing/list-edited-products.ts';
import { loadProductVocabulary } from '#modules/catalog/editing/load-product-vocabulary.ts';
import type { DraftContent } from '#modules/catalog/editing/product-content.ts';
import { allFields, productFields } from '#modules/catalog/editing/product-fields.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { may } from '#modules/catalog/policy.ts';
import { slugInput } from '#modules/catalog/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { cellOf, textsIn } from './content-cells.ts';
import { eachRow } from './each-row.ts';
import { exampleRows } from './example-rows.ts';
import { namesInUse } from './names-in-use.ts';
import { applyProduct, undoProduct } from './product-writing.ts';
import type { Cells, CheckedRow, RowErrors, Sheet, SheetColumn } from './sheet.ts';

/** How a product stands, as a sheet says it. */
export const productStates = { published: 'Trên trang', draft: 'Nháp', withdrawn: 'Đã gỡ' } as const;
type Standing = keyof typeof productStates;

const ownColumns: SheetColumn[] = [
  {
    name: 'code',
    label: 'Mã',
    aliases: ['Mã sản phẩm'],
    hint: 'Mã đang có thì sửa sản phẩm đó; mã mới, hoặc để trống, thì thêm.',
  },
  { name: 'slug', label: 'Đường dẫn', hint: 'Phần cuối của địa chỉ; để trống thì đặt theo tên.' },
  {
    name: 'status',
    label: 'Trạng thái',
    hint: '“Trên trang” hoặc “Nháp”; để trống thì giữ như đang có, sản phẩm mới là nháp.',
  },
];

/** Products of a kind, with the fields that their form has. */
export async function loadProductSheet(db: Executor, kind: KindName): Promise<Sheet> {
  const vocabulary = await loadProductVocabulary(db, kind, 'every');
  const { names } = vocabulary;
  const sections = productFields(kind, vocabulary);
  const fields = allFields(sections);
  const columns = [...ownColumns, ...columnsOf(sections)];
  const textsOf = (content: DraftContent) => writeContentTexts(fields, content, names);

  async function check(
    executor: Executor,
    rows: readonly Cells[],
    { actor }: Parameters<Sheet['check']>[2],
  ): Promise<CheckedRow[]> {
    const named = rows.flatMap((cells) => [cells.code ?? '', slugOf(cells)].map((text) => text.trim()));
    const known = await listEditedProducts(executor, kind, { names: [...new Set(named)].filter(Boolean) });
    const inUse = await namesInUse(executor, { codes: named, texts: rows.map(({ images = '' }) => images) });
    return rows.map((cells) => {
      const found = findRow(known, cells);
      const errors: RowErrors = { ...namesWrong(cells, found, known) };
      const code = (cells.code ?? '').trim();
      if (!found && inUse.codes.has(code)) errors.code ??= 'Mã này đang là của một sản phẩm loại khác.';
      const before: DraftContent = found ? (found.draft ?? found.live) : { details: {} };
      const was = textsOf(before);
      const said = textsIn(fields, cells);
      const texts = { ...was, ...said.texts };
      const read = readContentTexts(kind, fields, { texts, names, before });
      Object.assign(
        errors,
        said.errors,
        read.errors,
        unknownIn(fields, read.content, before, inUse.pictures),
      );
      const standing = found ? standingOf(found) : 'draft';
      const wish = wishOf(cells, standing, errors);
      if (wish === 'published' && Object.keys(errors).length === 0) {
        if (!may(actor, 'catalogue.publish'))
          errors.status = 'Vai trò của bạn không đưa sản phẩm lên trang được.';
        const complete = completeContent(kind, fields, read.content);
        if (!complete.ok) Object.assign(errors, complete.errors);
      }
      if (!found) Object.assign(errors, lackingIn(read.content), errors);
      const title = read.content.title ?? (code || slugOf(cells));
      const key = found ? `id ${found.id}` : `slug ${slugOf(cells)}`;
      if (Object.keys(errors).length > 0) return { title, key, errors };
      const is = textsOf(read.content);
      const changes = fields
        .filter(({ name }) => is[name] !== was[name])
        .map((field) => ({
          label: columns.find(({ name }) => name === field.name)?.label ?? field.label,
          before: String(cellOf(field, was[field.name] ?? '')),
          after: String(cellOf(field, is[field.name] ?? '')),
        }));
      const isPut = wish === 'published' && (changes.length > 0 || standing !== 'published');
      if (found && changes.length === 0 && !isPut) return { title, key, outcome: 'unchanged' };
      const isWritten = changes.length > 0;
      if (isPut && standing !== 'published')
        changes.push({
          label: 'Trạng thái',
          before: found ? productStates[standing] : '',
          after: productStates.published,
        });
      const plan = {
        ...{
          kind,
          slug: found?.slug ?? slugOf(cells),
          code: code || undefined,
          content: read.content,
          isPut,
        },
        isWritten,
        seen: found && {
          id: found.id,
          revision: found.revision,
          state: found.state,
          live: found.live,
          draft: found.draft,
        },
      };
      return { title, key, outcome: found ? 'changed' : 'new', changes, plan };
    });
  }

  return {
    columns,
    batch: 20,
    check,
    apply: (writing, plans) => eachRow(writing, plans as never[], applyProduct),
    undo: (writing, undos) => eachRow(writing, undos as never[], undoProduct),
    async list(executor, _scope, most) {
      const products = await listEditedProducts(executor, kind, { most });
      return products.map((product) => {
        const texts = textsOf(product.draft ?? product.live);
        const cells = fields.map((field) => [field.name, cellOf(field, texts[field.name] ?? '')]);
        const { code, slug } = product;
        return { code, slug, status: productStates[standingOf(product)], ...Object.fromEntries(cells) };
      });
    },
    examples: exampleRows(kind, fields, names),
  };
}

/** Two fields of the same name are told apart by the part of the form in which they stand. */
function columnsOf(sections: readonly { title: string; fields: ContentField[] }[]): SheetColumn[] {
  const all = sections.flatMap(({ title, fields }) => fields.map((field) => ({ part: title, field })));
  const taken = new Set(ownColumns.map(({ label }) => label));
  return all.map(({ part, field: { name, label, hint, options, type } }) => {
    const isDouble = taken.has(label) || all.filter(({ field }) => field.label === label).length > 1;
    const heading = isDouble ? `${label} (${part})` : label;
    const unique = taken.has(heading) ? `${heading} (${name})` : heading;
    taken.add(unique);
    const choices = type === 'choice' || type === 'choices' ? (options ?? []).map(({ title }) => title) : [];
    const told = hint ?? (choices.length > 0 ? `Một trong: ${choices.slice(0, 12).join('; ')}` : undefined);
    return { name, label: unique, ...(told && { hint: told }) };
  });
}

const slugOf = ({ slug = '', title = '' }: Cells) => slug.trim() || slugify(title);

function findRow(known: readonly ListedContent[], cells: Cells): ListedContent | undefined {
  const code = (cells.code ?? '').trim();
  return code ? known.find((one) => one.code === code) : known.find(({ slug }) => slug === slugOf(cells));
}

function namesWrong(
  cells: Cells,
  found: ListedContent | undefined,
  known: readonly ListedContent[],
): RowErrors {
  const slug = slugOf(cells);
  if (found)
    return (cells.slug ?? '').trim() === '' || slug === found.slug
      ? {}
      : { slug: `Sản phẩm ${found.code} có đường dẫn “${found.slug}”. Đường dẫn không đổi bằng tệp được.` };
  const other = known.find((one) => one.slug === slug);
  if (other) return { slug: `Đường dẫn này đang là của sản phẩm ${other.code}.` };
  if (!slugInput.safeParse(slug).success)
    return { slug: 'Đường dẫn chỉ có chữ thường không dấu, số và gạch ngang, ví dụ khach-san-bien.' };
  return (cells.code ?? '').trim().length > 20 ? { code: 'Mã dài nhất 20 ký tự.' } : {};
}

function standingOf({ state, draft }: ListedContent): Standing {
  if (state === 'withdrawn') return 'withdrawn';
  return state === 'published' && !draft ? 'published' : 'draft';
}

function wishOf({ status = '' }: Cells, standing: Standing, errors: RowErrors): Standing {
  if (status.trim() === '') return standing;
  const typed = slugify(status);
  const wish = (Object.keys(productStates) as Standing[]).find(
    (name) => slugify(productStates[name]) === typed,
  );
  if (!wish) errors.status = 'Ghi “Trên trang” hoặc “Nháp”.';
  if (wish === 'withdrawn' && standing !== 'withdrawn')
    errors.status = 'Gỡ sản phẩm làm ở trang của sản phẩm, nơi thấy ai đang liên quan.';
  return wish ?? standing;
}

/** Names that the catalogue does not know; what a product has already it keeps. */
function unknownIn(
  fields: readonly ContentField[],
  { supplier, terms = {}, images = [] }: DraftContent,
  before: DraftContent,
  pictures: ReadonlySet<string>,
): RowErrors {
  const errors: RowErrors = {};
  const isOffered = (name: string, value: string) =>
    fields.find((field) => field.name === name)?.options?.some((option) => option.value === value);
  if (supplier && supplier !== before.supplier && !isOffered('supplier', supplier))
    errors.supplier = `Không có nhà cung cấp “${supplier}”.`;
  for (const [taxonomy, slugs] of Object.entries(terms)) {
    const unknown = slugs.find((one) => !isOffered(`terms.${taxonomy}`, one));
    if (unknown && !before.terms?.[taxonomy]?.includes(unknown))
      errors[`terms.${taxonomy}`] = `Không có mục “${unknown}”.`;
  }
  const kept = new Set(before.images?.map(({ mediaId }) => mediaId));
  const picture = images.find(({ mediaId }) => !pictures.has(mediaId) && !kept.has(mediaId));
  if (picture) errors.images = `Không có hình “${picture.mediaId}” trong kho.`;
  return errors;
}

/** Without these a product cannot even be begun. */
function lackingIn({ title, provinces = [], supplier }: DraftContent): RowErrors {
  return {
    ...(!title && { title: 'Vui lòng nhập tên.' }),
    ...(provinces.length === 0 && { provinces: 'Ghi ít nhất một tỉnh, thành.' }),
    ...(!supplier && { supplier: 'Ghi nhà cung cấp.' }),
  };
}
