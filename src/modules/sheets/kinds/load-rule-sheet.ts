import { type EditedUnit, listUnitsOf } from '#modules/catalog/selling/units.ts';
import {
  isSteep,
  listStoredRulesOf,
  ruleEditInput,
  type StoredRule,
} from '#modules/pricing/rule-edits/price-rules.ts';
import type { Executor } from '#platform/db/connect.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { readTickCell } from './cells.ts';
import { refusalWords } from './each-row.ts';
import { followAll } from './follow-all.ts';
import { listSoldProducts, type SoldRow } from './list-sold-products.ts';
import { loadRuleColumns, ruleValues, withDays } from './load-rule-columns.ts';
import { applyRuleRows, type RulePlan, undoRuleRows } from './rule-row.ts';
import type { Cells, CheckedRow, OutRow, RowErrors, Sheet, SheetColumn } from './sheet.ts';
import { changesBetween, readTypedCells, type TypedColumn, typedCells } from './typed-cells.ts';

/** A product with what its rules refer to. */
interface Ruled extends SoldRow {
  rules: StoredRule[];
  units: readonly EditedUnit[];
}

const unitColumn: SheetColumn = {
  name: 'unit',
  label: 'Mã hạng',
  hint: 'Để trống thì cho mọi hạng của sản phẩm.',
};

/** Price rules for days, and those that depend on the booking. */
export async function loadRuleSheet(db: Executor): Promise<Sheet> {
  const own = await loadRuleColumns(db);
  const readOnlyColumns: SheetColumn[] = [
    {
      name: 'id',
      label: 'Số',
      hint: 'Của luật đang có; để trống thì thêm, hoặc tìm theo hạng, loại, tên và ngày đầu.',
    },
    { name: 'product', label: 'Mã sản phẩm', isNeeded: true },
    { name: 'productTitle', label: 'Tên sản phẩm', isReadOnly: true, hint: 'Để dễ đọc, không nhập.' },
    unitColumn,
  ];
  const columns: SheetColumn[] = [
    ...[...readOnlyColumns, ...own],
    { name: 'isRemoved', label: 'Bỏ luật', hint: '“có” thì luật đang có này được bỏ đi.' },
  ];
  return {
    columns,
    batch: 100,
    async check(executor, rows) {
      const products = await loadRuled(
        executor,
        rows.map(({ product = '' }) => product.trim()),
      );
      return rows.map((cells) => checkRuleRow(columns, own, cells, products));
    },
    apply: (writing, plans) => followAll(writing, plans as RulePlan[], applyRuleRows),
    undo: (writing, undos) => followAll(writing, undos as never[], undoRuleRows),
    async list(executor, _scope, most) {
      const products = await loadRuled(executor);
      return products
        .flatMap((product) =>
          product.rules.map(
            (rule): OutRow => ({
              ...cellsOf(own, product, rule),
              ...{ id: String(rule.id), product: product.code, productTitle: product.title },
            }),
          ),
        )
        .slice(0, most);
    },
    examples: [
      { kind: 'weekday', label: 'Cuối tuần', percent: 15, amountVnd: 0, weekdays: [5, 6] },
      { kind: 'season', label: 'Cao điểm hè', percent: 20, amountVnd: 0, from: '06-01', to: '08-31' },
      { kind: 'early-bird', label: 'Đặt sớm 30 ngày', percent: -8, amountVnd: 0, days: 30 },
    ].map((rule) => ({
      ...typedCells(own, ruleValues(rule as StoredRule['rule'])),
      ...{ id: '', product: 'MA-SAN-PHAM', unit: '' },
    })),
  };
}

async function loadRuled(db: Executor, codes?: readonly string[]): Promise<Ruled[]> {
  const products = await listSoldProducts(db, null, codes ? { codes } : {});
  const ids = products.map(({ id }) => id);
  const rules = Map.groupBy(await listStoredRulesOf(db, ids), ({ productId }) => productId);
  const units = await listUnitsOf(db, ids);
  return products.map((product) => ({
    ...product,
    ...{ rules: rules.get(product.id) ?? [], units: units.get(product.id) ?? [] },
  }));
}

function cellsOf(own: readonly TypedColumn[], { units }: Ruled, { unitId, rule }: Omit<StoredRule, 'id'>) {
  const unit = unitId === null ? '' : (units.find(({ id }) => id === unitId)?.code ?? '');
  return { ...typedCells(own, ruleValues(rule)), unit };
}

function checkRuleRow(
  columns: readonly SheetColumn[],
  own: readonly TypedColumn[],
  cells: Cells,
  products: readonly Ruled[],
): CheckedRow {
  const product = products.find(({ code }) => code === (cells.product ?? '').trim());
  const title = `${cells.product ?? ''} · ${cells.label ?? ''}`;
  const spelled = [...columns]
    .map(({ name }) => (name === 'productTitle' ? '' : (cells[name] ?? '')))
    .join(' | ');
  if (!product)
    return {
      ...{ title, key: spelled },
      errors: { product: `Không có sản phẩm mã “${cells.product ?? ''}”.` },
    };
  const errors: RowErrors = {};
  const unit = product.units.find(({ code }) => code === (cells.unit ?? '').trim());
  if ((cells.unit ?? '').trim() && !unit) errors.unit = `Sản phẩm này không có hạng mã “${cells.unit}”.`;
  const typed = withDays(readTypedCells(own, cells, errors), errors);
  const named = unit?.id ?? null;
  const found = findRule(product, cells, { unitId: named, typed }, errors);
  const unitId = found && cells.unit === undefined ? found.unitId : named;
  const key = found ? `id ${found.id}` : spelled;
  const removed = readTickCell(cells.isRemoved ?? '');
  if (!removed.ok) errors.isRemoved = removed.error;
  else if (removed.text) return removedRule({ title, key, errors }, { product, found, own });
  const { kind, label, percent, amountVnd, ...params } = found?.rule ?? {};
  const read = ruleEditInput.safeParse({
    ...params,
    ...{ kind, label, ...typed },
    ...{ percent: amountIn('percent', percent), amountVnd: amountIn('amountVnd', amountVnd) },
  });
  function amountIn(name: string, before = 0): unknown {
    return name in typed ? (typed[name] ?? 0) : before;
  }
  if (!read.success)
    Object.assign(
      errors,
      errorsOf(read.error.issues, (path) => path.split('.')[0] || 'row'),
      errors,
    );
  if (!read.success || Object.keys(errors).length > 0) return { title, key, errors };
  const rule = read.data;
  const before = found ? cellsOf(own, product, found) : {};
  const changes = changesBetween(columns, before, cellsOf(own, product, { unitId, rule }));
  if (found && changes.length === 0) return { title, key, outcome: 'unchanged' };
  const concerned = product.units.filter(({ id }) => unitId === null || id === unitId);
  if (!rule.reason && concerned.some(({ baseVnd }) => isSteep(rule, baseVnd)))
    return { title, key, errors: { reason: refusalWords('reason_needed') } };
  const plan: RulePlan = { productId: product.id, unitId, rule, seen: found ?? null };
  return { title, key, outcome: found ? 'changed' : 'new', changes, plan };
}

/** The action of a row that removes a rule; only its identification matters. */
function removedRule(
  { title, key, errors }: { title: string; key: string; errors: RowErrors },
  { product, found, own }: { product: Ruled; found: StoredRule | undefined; own: readonly TypedColumn[] },
): CheckedRow {
  const unfound = errors.id ?? 'Sản phẩm này không có luật nào như vậy để bỏ. Ghi số của luật.';
  if (!found) return { title, key, errors: { id: unfound } };
  const changes = changesBetween([unitColumn, ...own], cellsOf(own, product, found), {});
  const plan: RulePlan = { productId: product.id, unitId: found.unitId, rule: null, seen: found };
  return { title: `${product.code} · ${found.rule.label}`, key, outcome: 'changed', changes, plan };
}

/** Finds a rule by its number; without one, a rule for the same unit that begins on the same day and has the same label. */
function findRule(
  { rules }: Ruled,
  { id = '' }: Cells,
  { unitId, typed }: { unitId: number | null; typed: Readonly<Record<string, unknown>> },
  errors: RowErrors,
): StoredRule | undefined {
  if (id.trim()) {
    const found = rules.find((one) => String(one.id) === id.trim());
    if (!found) errors.id = `Sản phẩm này không có luật số ${id.trim()}. Để trống thì thêm luật mới.`;
    return found;
  }
  const alike = rules.filter(
    ({ unitId: of, rule }) =>
      of === unitId && rule.kind === typed.kind && rule.label === typed.label && rule.from === typed.from,
  );
  if (alike.length > 1) errors.id = 'Có nhiều luật như vậy, nên cần ghi số của luật.';
  return alike.length === 1 ? alike[0] : undefined;
}
