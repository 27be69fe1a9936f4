import type { ContentField } from '#modules/catalog/editing/content-field.ts';
import type { DraftContent } from '#modules/catalog/editing/products.ts';
import {
  allFields,
  listEditedProducts,
  loadProductVocabulary,
  productFields,
  unknownNamesOf,
  writeContentTexts,
} from '#modules/catalog/editing/products.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';
import {
  checkProductRow,
  type ProductSheetForm,
  productStates,
  slugOf,
  standingOf,
} from './check-product-row.ts';
import { contentCellOf } from './content-cells.ts';
import { allRows } from './each-row.ts';
import { exampleRows } from './example-rows.ts';
import { namesInUse } from './names-in-use.ts';
import { applyProductRows, type ProductPlan, type ProductUndo, undoProductRows } from './product-row.ts';
import type { Asking, Cells, CheckedRow, Sheet, SheetColumn } from './sheet.ts';

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

/** Products of a kind, with the fields of their form. */
export async function loadProductSheet(db: Executor, kind: KindName): Promise<Sheet> {
  const vocabulary = await loadProductVocabulary(db, kind, 'every');
  const { names } = vocabulary;
  const sections = productFields(kind, vocabulary);
  const fields = allFields(sections);
  const columns = [...ownColumns, ...columnsOf(sections)];
  const textsOf = (content: DraftContent) => writeContentTexts(fields, content, names);

  const form: ProductSheetForm = {
    ...{ kind, fields, names, offered: offeredIn(fields), blank: textsOf({ details: {} }) },
    headings: new Map(columns.map(({ name, label }) => [name, label])),
  };

  async function check(executor: Executor, rows: readonly Cells[], { actor }: Asking): Promise<CheckedRow[]> {
    const named = rows.flatMap((cells) => [cells.code ?? '', slugOf(cells)].map((text) => text.trim()));
    const known = await listEditedProducts(executor, kind, { names: [...new Set(named)].filter(Boolean) });
    const inUse = await namesInUse(executor, { codes: named, texts: rows.map(({ images = '' }) => images) });
    const there = {
      byCode: new Map(known.map((one) => [one.code, one])),
      bySlug: new Map(known.map((one) => [one.slug, one])),
      ...{ ...inUse, actor },
    };
    const checked = rows.map((cells) => checkProductRow(form, cells, there));
    const contents = checked.map((row) =>
      'plan' in row ? (row.plan as ProductPlan).content : { details: {} },
    );
    const unknown = await unknownNamesOf(executor, kind, contents);
    return checked.map((row, at): CheckedRow => {
      const errors = unknown[at] ?? {};
      return Object.keys(errors).length > 0 ? { title: row.title, key: row.key, errors } : row;
    });
  }

  return {
    columns,
    batch: 250,
    check,
    apply: (writing, plans) => applyProductRows(writing, plans as ProductPlan[]),
    undo: (writing, undos) => allRows(writing, undos as ProductUndo[], undoProductRows),
    async list(executor, _scope, most) {
      const products = await listEditedProducts(executor, kind, { most });
      return products.map((product) => {
        const texts = textsOf(product.draft ?? product.live);
        const cells = fields.map((field) => [field.name, contentCellOf(field, texts[field.name] ?? '')]);
        const { code, slug } = product;
        return { code, slug, status: productStates[standingOf(product)], ...Object.fromEntries(cells) };
      });
    },
    examples: exampleRows(kind, fields, names),
  };
}

/** The possible choices of fields, by field name. */
function offeredIn(fields: readonly ContentField[]): Map<string, Set<string>> {
  return new Map(fields.map(({ name, options = [] }) => [name, new Set(options.map(({ value }) => value))]));
}

/** Two fields with the same title are distinguished by the section of the form that contains them. */
function columnsOf(sections: readonly { title: string; fields: ContentField[] }[]): SheetColumn[] {
  const all = sections.flatMap(({ title, fields }) => fields.map((field) => ({ part: title, field })));
  const taken = new Set(ownColumns.map(({ label }) => label));
  return all.map(({ part, field: { name, label, hint, options, type } }) => {
    const isDouble = taken.has(label) || all.filter(({ field }) => field.label === label).length > 1;
    const heading = isDouble ? `${label} (${part})` : label;
    const unique = taken.has(heading) ? `${heading} (${name})` : heading;
    taken.add(unique);
    const choices = type === 'choice' || type === 'choices' ? (options ?? []).map(({ title }) => title) : [];
    const shownHint =
      hint ?? (choices.length > 0 ? `Một trong: ${choices.slice(0, 12).join('; ')}` : undefined);
    return { name, label: unique, ...(shownHint && { hint: shownHint }) };
  });
}
