import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { slugInput } from '#modules/catalog/schema.ts';
import { type EditedUnit, type UnitFields, unitShape, unitValues } from '#modules/catalog/selling/units.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { optionNamed, readChoices, readTickCell, tickWord, titleFor, writeChoices } from './cells.ts';
import type { SoldRow } from './list-sold-products.ts';
import type { Cells, CheckedRow, RowErrors, SheetColumn } from './sheet.ts';
import { findNamed, soleTitle, tellFreed } from './sole-title.ts';

/** State of a unit and its title in the sheet. */
export const unitStates = { on: 'Đang bán', off: 'Ngừng bán' } as const;
const facilityPrefix = 'facility.';

/** The form of units of a kind, as columns of the sheet. */
export interface UnitSheetForm {
  kind: KindName;
  form: UnitFields;
  policies: Options;
  facilities: Options;
  columns: readonly SheetColumn[];
}

/** The action of one row of a unit sheet after the rows before it (`said`), or all its errors. */
export function checkUnitRow(
  sheetForm: UnitSheetForm,
  cells: Cells,
  {
    sold,
    units,
    said,
  }: { sold: SoldRow | undefined; units: readonly EditedUnit[]; said: Map<string, string> },
): CheckedRow {
  const { kind, form, policies, facilities, columns } = sheetForm;
  const cellsOf = (values: Readonly<Record<string, string>>) => valuesAsCells(form, facilities, values);
  const named = `${cells.product ?? ''} · ${cells.title || cells.code || ''}`;
  if (!sold)
    return {
      title: named,
      key: `${named} ${cells.code}`,
      errors: { product: `Không có sản phẩm mã “${cells.product ?? ''}” trong loại này.` },
    };
  const found = findUnit(units, cells, said);
  const code = found?.code ?? ((cells.code ?? '').trim() || slugify(cells.title ?? ''));
  const title = `${sold.code} · ${(cells.title ?? found?.title ?? code).trim()}`;
  // The code of a new one, made from its title, may belong to one that formerly had that title.
  const isOther = !found && units.some((unit) => unit.code === code);
  const key = `${sold.id} ${code}${isOther ? ' anew' : ''}`;
  const errors: RowErrors = {};
  if (!found && !slugInput.safeParse(code).success)
    errors.code = 'Mã hạng chỉ có chữ thường không dấu, số và gạch ngang, ví dụ phong-deluxe.';
  const was = found ? unitValues(form, withDefaults(kind, found)) : {};
  const typed = { ...was, ...typedIn(form, facilities, cells, errors) };
  const read = unitShape(kind, form, found ?? { details: {}, facilities: [] }).safeParse(typed);
  if (!read.success)
    Object.assign(
      errors,
      errorsOf(read.error.issues, (path) => path || 'row'),
    );
  const isOn = requestedStatus(cells, found, errors);
  const policy = policyIn(cells, sold, policies, errors);
  if (!read.success) return { title, key, errors };
  const others = units.filter(({ id }) => id !== found?.id);
  const taken = findNamed(others, read.data.title, said);
  const [before, after] = [cellsOf(was), cellsOf(unitValues(form, read.data))];
  const changes = columns
    .filter(({ name }) => name in after && before[name] !== after[name])
    .map(({ name, label }) => ({ label, before: before[name] ?? '', after: after[name] ?? '' }));
  const isWritten = changes.length > 0;
  if (taken && (isOn || isWritten)) errors.title = `Đang bán một hạng khác cùng tên, mã ${taken.code}.`;
  if (Object.keys(errors).length > 0) return { title, key, errors };
  if (found && found.status !== isOn)
    changes.push({
      label: 'Trạng thái',
      before: unitStates[found.status ? 'on' : 'off'],
      after: unitStates[isOn ? 'on' : 'off'],
    });
  if (policy) changes.push({ label: 'Gói giá', before: '', after: titleFor(policies, policy) });
  if (changes.length === 0) return { title, key, outcome: 'unchanged' };
  const plan = {
    ...{ productId: sold.id, code, fields: read.data, isOn, isWritten, policy },
    seen: found && { id: found.id, version: found.version, isOn: found.status, fields: fieldsOf(found) },
  };
  if (found) tellFreed(said, found, { title: read.data.title, isOn });
  const sole = isOn || isWritten ? soleTitle(sold.id, read.data.title) : undefined;
  return { title, key, outcome: found ? 'changed' : 'new', changes, plan, sole };
}

const fieldsOf = ({ id, code, status, version, components, ...fields }: EditedUnit) => fields;

function findUnit(
  units: readonly EditedUnit[],
  { code = '', title = '' }: Cells,
  said: ReadonlyMap<string, string>,
): EditedUnit | undefined {
  if (code.trim()) return units.find((unit) => unit.code === code.trim());
  return findNamed(units, title, said);
}

type Options = readonly { value: string; title: string }[];

/** The values of a unit's form, as cells. */
export function valuesAsCells(
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
    const read = readTickCell(cells[name]);
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

function requestedStatus({ status = '' }: Cells, found: EditedUnit | undefined, errors: RowErrors): boolean {
  if (status.trim() === '') return found?.status ?? true;
  const typed = slugify(status);
  if (typed === slugify(unitStates.off) && !found)
    errors.status = 'Hạng mới thì đang bán; ngừng bán sau khi thêm.';
  else if (typed !== slugify(unitStates.on) && typed !== slugify(unitStates.off))
    errors.status = 'Ghi “Đang bán” hoặc “Ngừng bán”.';
  return typed !== slugify(unitStates.off);
}

/** The cancellation policy for the first rate plan of a product without one; undefined if no plan is to be added. */
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

/** Fills in details that are not given with the defaults of the kind's schema. */
export function withDefaults(kind: KindName, unit: EditedUnit): EditedUnit {
  const read = getKind(kind).unitDetails.safeParse(unit.details);
  return read.success ? { ...unit, details: { ...unit.details, ...(read.data as object) } } : unit;
}
