import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { listTerms } from '#modules/catalog/queries/list-terms.ts';
import {
  listPolicyChoices,
  listUnitsOf,
  type UnitFields,
  unitFields,
  unitValues,
} from '#modules/catalog/selling/units.ts';
import type { Executor } from '#platform/db/connect.ts';
import { tickWord, titleFor } from './cells.ts';
import {
  checkUnitRow,
  type UnitSheetForm,
  unitStates,
  valuesAsCells,
  withDefaults,
} from './check-unit-row.ts';
import { followAll } from './follow-all.ts';
import { listSoldProducts } from './list-sold-products.ts';
import type { OutRow, Sheet, SheetColumn } from './sheet.ts';
import { applyUnitRows, type UnitPlan, type UnitUndo, undoUnitRows } from './unit-row.ts';

/** Units of the products of a kind: rooms, cabins, tickets, with the fields of their form. */
export async function loadUnitSheet(db: Executor, kind: KindName): Promise<Sheet> {
  const form = unitFields(kind, await listTerms(db, 'facility'));
  const policies = (await listPolicyChoices(db)).map(({ slug, title }) => ({ value: slug, title }));
  const facilities = form.facilities.map(({ name, label }) => ({ value: name, title: label }));
  const columns = columnsOf(
    form,
    policies.map(({ title }) => title),
  );
  const cellsOf = (values: Readonly<Record<string, string>>) => valuesAsCells(form, facilities, values);
  const sheetForm: UnitSheetForm = { kind, form, policies, facilities, columns };

  return {
    columns,
    batch: 100,
    async check(executor, rows, { said }) {
      const codes = rows.map(({ product = '' }) => product.trim());
      const products = await listSoldProducts(executor, kind, { codes });
      const units = await listUnitsOf(
        executor,
        products.map(({ id }) => id),
      );
      return rows.map((cells) => {
        const sold = products.find(({ code }) => code === (cells.product ?? '').trim());
        // Only the first unit of a product adds its first rate plan.
        const planned = sold && said.has(`plan ${sold.id}`) ? { ...sold, hasPlan: true } : sold;
        const there = { sold: planned, units: units.get(sold?.id ?? 0) ?? [], said };
        const row = checkUnitRow(sheetForm, cells, there);
        const policy = 'plan' in row ? (row.plan as UnitPlan).policy : undefined;
        if (sold && policy) said.set(`plan ${sold.id}`, policy);
        return row;
      });
    },
    apply: (writing, plans) => followAll(writing, plans as UnitPlan[], applyUnitRows),
    undo: (writing, undos) => followAll(writing, undos as UnitUndo[], undoUnitRows),
    async list(executor, _scope, most) {
      const products = await listSoldProducts(executor, kind, {});
      const units = await listUnitsOf(
        executor,
        products.map(({ id }) => id),
      );
      return products
        .flatMap((product) =>
          (units.get(product.id) ?? []).map((unit): OutRow => {
            const { baseVnd, code, status } = unit;
            const state = unitStates[status ? 'on' : 'off'];
            const policy = titleFor(policies, product.policy);
            return {
              ...cellsOf(unitValues(form, withDefaults(kind, unit))),
              product: product.code,
              productTitle: product.title,
              code,
              status: state,
              policy,
              baseVnd,
            };
          }),
        )
        .slice(0, most);
    },
    examples: [1, 2, 3].map((number) => exampleRow(form, policies, number)),
  };
}

function columnsOf({ main, details, facilities }: UnitFields, policies: readonly string[]): SheetColumn[] {
  return [
    { name: 'product', label: 'Mã sản phẩm', isNeeded: true },
    { name: 'productTitle', label: 'Tên sản phẩm', isReadOnly: true, hint: 'Để dễ đọc, không nhập.' },
    { name: 'code', label: 'Mã hạng', hint: 'Để trống thì đặt theo tên.' },
    ...main,
    ...details,
    ...(facilities.length > 0
      ? [{ name: 'facilities', label: 'Tiện nghi', hint: 'Cách nhau bằng dấu chấm phẩy.' }]
      : []),
    { name: 'status', label: 'Trạng thái', hint: '“Đang bán” hoặc “Ngừng bán”; để trống thì giữ nguyên.' },
    {
      name: 'policy',
      label: 'Điều kiện hủy của gói đầu tiên',
      hint: `Sản phẩm chưa có gói giá thì được thêm “Giá tiêu chuẩn” theo điều kiện này: ${policies.slice(0, 8).join('; ')}`,
    },
  ];
}

function exampleRow(
  { main, details }: UnitFields,
  policies: UnitSheetForm['policies'],
  number: number,
): OutRow {
  const mains: Record<string, string | number> = {
    ...{
      title: `Hạng mẫu ${number}`,
      summary: 'Một câu khách đọc.',
      quantity: '5',
      baseVnd: number * 1_000_000,
    },
    ...{ maxAdults: '2', maxChildren: '1', maxOccupancy: '3' },
  };
  const detailOf = {
    text: 'Ví dụ',
    time: '08:00',
    number: '2',
    tick: tickWord,
    lines: 'Một mục',
    counted: '1 x giường đôi',
  };
  return {
    ...{ product: 'MA-SAN-PHAM', code: '', status: unitStates.on, policy: policies[0]?.title ?? '' },
    ...Object.fromEntries(main.map(({ name }) => [name, mains[name] ?? ''])),
    ...Object.fromEntries(
      details.filter(({ isOptional }) => !isOptional).map(({ name, as }) => [name, detailOf[as]]),
    ),
  };
}
