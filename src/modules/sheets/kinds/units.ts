import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { listTerms } from '#modules/catalog/queries/list-terms.ts';
import { slugInput } from '#modules/catalog/schema.ts';
import { type UnitFields, unitFields, unitShape, unitValues } from '#modules/catalog/selling/unit-fields.ts';
import { type EditedUnit, listPolicyChoices, listUnitsOf } from '#modules/catalog/selling/units.ts';
import type { Executor } from '#platform/db/connect.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { optionNamed, readChoices, readTick, tickWord, titleFor, writeChoices } from './cell-text.ts';
import { eachRow } from './each-row.ts';
import { listSoldProducts, type SoldRow } from './list-sold-products.ts';
import type { Cells, CheckedRow, OutRow, RowErrors, Sheet, SheetColumn } from './sheet.ts';
import { applyUnit, undoUnit } from './unit-writing.ts';

const states = { on: 'Đang bán', off: 'Ngừng bán' } as const;
const facilityPrefix = 'facility.';

/** What is sold of the products of a kind: rooms, cabins, tickets, with what their form has. */
export async function loadUnitSheet(db: Executor, kind: KindName): Promise<Sheet> {
  const form = unitFields(kind, await listTerms(db, 'facility'));
  const policies = (await listPolicyChoices(db)).map(({ slug, title }) => ({ value: slug, title }));
  const facilities = form.facilities.map(({ name, label }) => ({ value: name, title: label }));
  const columns = columnsOf(
    form,
    policies.map(({ title }) => title),
  );
  const cellsOf = (values: Readonly<Record<string, string>>) => valuesAsCells(form, facilities, values);

  function checkRow(cells: Cells, sold: SoldRow | undefined, units: readonly EditedUnit[]): CheckedRow {
    const named = `${cells.product ?? ''} · ${cells.title || cells.code || ''}`;
    if (!sold)
      return {
        title: named,
        key: `${named} ${cells.code}`,
        errors: { product: `Không có sản phẩm mã “${cells.product ?? ''}” trong loại này.` },
      };
    const found = findUnit(units, cells);
    const code = found?.code ?? ((cells.code ?? '').trim() || slugify(cells.title ?? ''));
    const title = `${sold.code} · ${(cells.title ?? found?.title ?? code).trim()}`;
    const key = `${sold.id} ${code}`;
    const errors: RowErrors = {};
    if (!found && !slugInput.safeParse(code).success)
      errors.code = 'Mã hạng chỉ có chữ thường không dấu, số và gạch ngang, ví dụ phong-deluxe.';
    const was = found ? unitValues(form, found) : {};
    const typed = { ...was, ...typedIn(form, facilities, cells, errors) };
    const read = unitShape(kind, form, found ?? { details: {}, facilities: [] }).safeParse(typed);
    if (!read.success)
      Object.assign(
        errors,
        errorsOf(read.error.issues, (path) => path || 'row'),
      );
    const isOn = wishOf(cells, found, errors);
    const policy = policyIn(cells, sold, policies, errors);
    const taken = units.find(
      (unit) => unit.status && unit.id !== found?.id && read.success && sameText(unit.title, read.data.title),
    );
    if (taken && isOn) errors.title = `Đang bán một hạng khác cùng tên, mã ${taken.code}.`;
    if (!read.success || Object.keys(errors).length > 0) return { title, key, errors };
    const [before, after] = [cellsOf(was), cellsOf(unitValues(form, read.data))];
    const changes = columns
      .filter(({ name }) => name in after && before[name] !== after[name])
      .map(({ name, label }) => ({ label, before: before[name] ?? '', after: after[name] ?? '' }));
    const isWritten = changes.length > 0;
    if (found && found.status !== isOn)
      changes.push({
        label: 'Trạng thái',
        before: states[found.status ? 'on' : 'off'],
        after: states[isOn ? 'on' : 'off'],
      });
    if (policy) changes.push({ label: 'Gói giá', before: '', after: titleFor(policies, policy) });
    if (changes.length === 0) return { title, key, outcome: 'unchanged' };
    const plan = {
      ...{ productId: sold.id, code, fields: read.data, isOn, isWritten, policy },
      seen: found && { id: found.id, version: found.version, isOn: found.status, fields: fieldsOf(found) },
    };
    return { title, key, outcome: found ? 'changed' : 'new', changes, plan };
  }

  return {
    columns,
    batch: 10,
    async check(executor, rows) {
      const codes = rows.map(({ product = '' }) => product.trim());
      const products = await listSoldProducts(executor, kind, { codes });
      const units = await listUnitsOf(
        executor,
        products.map(({ id }) => id),
      );
      const withPolicy = new Set<number>();
      return rows.map((cells) => {
        const sold = products.find(({ code }) => code === (cells.product ?? '').trim());
        // Only the first unit of a product brings its first plan.
        const planned = sold && withPolicy.has(sold.id) ? { ...sold, hasPlan: true } : sold;
        const row = checkRow(cells, planned, units.get(sold?.id ?? 0) ?? []);
        if (sold && 'plan' in row && (row.plan as { policy?: string }).policy) withPolicy.add(sold.id);
        return row;
      });
    },
    apply: (writing, plans) => eachRow(writing, plans as never[], applyUnit),
    undo: (writing, undos) => eachRow(writing, undos as never[], undoUnit),
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
            const state = states[status ? 'on' : 'off'];
            const policy = titleFor(policies, product.policy);
            return {
              ...cellsOf(unitValues(form, unit)),
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
    { name: 'productTitle', label: 'Tên sản phẩm', isTold: true, hint: 'Để dễ đọc, không nhập.' },
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

const fieldsOf = ({ id, code, status, version, components, ...fields }: EditedUnit) => fields;
const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function findUnit(units: readonly EditedUnit[], { code = '', title = '' }: Cells): EditedUnit | undefined {
  if (code.trim()) return units.find((unit) => unit.code === code.trim());
  return units.find((unit) => unit.status && sameText(unit.title, title.trim()));
}

type Options = readonly { value: string; title: string }[];

function valuesAsCells(
  { details, facilities }: UnitFields,
  options: Options,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const chosen = facilities.filter(({ name }) => values[name]).map(({ name }) => name);
  const ticks = details
    .filter(({ as }) => as === 'tick')
    .map(({ name }) => [name, values[name] ? tickWord : '']);
  const others = Object.entries(values).filter(([name]) => !name.startsWith(facilityPrefix));
  return {
    ...Object.fromEntries([...others, ...ticks]),
    ...(facilities.length > 0 && { facilities: writeChoices(options, chosen) }),
  };
}

function typedIn(
  { main, details, facilities }: UnitFields,
  options: Options,
  cells: Cells,
  errors: RowErrors,
): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const { name } of [...main, ...details])
    if (cells[name] !== undefined) typed[name] = cells[name].normalize('NFC');
  for (const { name } of details.filter(({ as }) => as === 'tick')) {
    if (cells[name] === undefined) continue;
    const read = readTick(cells[name]);
    if (read.ok) typed[name] = read.text;
    else errors[name] = read.error;
  }
  if (cells.facilities === undefined) return typed;
  const chosen = readChoices(options, cells.facilities);
  const unknown = chosen.find((one) => !facilities.some(({ name }) => name === one));
  if (unknown) errors.facilities = `Không có tiện nghi “${unknown}”.`;
  for (const { name } of facilities) typed[name] = chosen.includes(name) ? '1' : '';
  return typed;
}

function wishOf({ status = '' }: Cells, found: EditedUnit | undefined, errors: RowErrors): boolean {
  if (status.trim() === '') return found?.status ?? true;
  const typed = slugify(status);
  if (typed === slugify(states.off) && !found)
    errors.status = 'Hạng mới thì đang bán; ngừng bán sau khi thêm.';
  else if (typed !== slugify(states.on) && typed !== slugify(states.off))
    errors.status = 'Ghi “Đang bán” hoặc “Ngừng bán”.';
  return typed !== slugify(states.off);
}

/** The policy of the first plan of a product that has none; undefined where nothing is to be added. */
function policyIn(
  { policy = '' }: Cells,
  { hasPlan }: SoldRow,
  policies: Options,
  errors: RowErrors,
): string | undefined {
  if (hasPlan || policy.trim() === '') return undefined;
  const slug = optionNamed(policies, policy.trim());
  if (slug === undefined) errors.policy = `Không có điều kiện hủy “${policy.trim()}”.`;
  return slug;
}

function exampleRow({ main, details }: UnitFields, policies: Options, number: number): OutRow {
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
    ...{ product: 'MA-SAN-PHAM', code: '', status: states.on, policy: policies[0]?.title ?? '' },
    ...Object.fromEntries(main.map(({ name }) => [name, mains[name] ?? ''])),
    ...Object.fromEntries(
      details.filter(({ isOptional }) => !isOptional).map(({ name, as }) => [name, detailOf[as]]),
    ),
  };
}
