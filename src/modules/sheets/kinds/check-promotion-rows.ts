import {
  type FoundPromotion,
  findPromotions,
  listPromotionsNamed,
  type PromotionInput,
  promotionInput,
  type ResolvedScope,
  resolveScopes,
} from '#modules/pricing/promotions/promotions.ts';
import type { Executor } from '#platform/db/connect.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { refusalWords } from './each-row.ts';
import { promotionCells, promotionColumns, readPromotionCell } from './promotion-columns.ts';
import type { Cells, CheckedRow, RowErrors } from './sheet.ts';

/** State of a promotion and its title in the sheet. */
export const promotionStates = { on: 'Đang chạy', off: 'Chưa chạy' } as const;

/** The actions of rows of a promotion sheet, or all their errors. A few statements for all rows. */
export async function checkPromotionRows(
  db: Executor,
  rows: readonly Cells[],
  today: string,
): Promise<CheckedRow[]> {
  const finds = await findRows(db, rows);
  const read = rows.map((cells, at) => readRow(cells, finds[at] as Found));
  const scopes = await resolveScopes(
    db,
    read.map(({ input }) => input ?? { products: [], places: [] }),
  );
  return read.map((row, at) => (row.input ? judgeRow(row, scopes[at] as ResolvedScope, today) : row));
}

interface ReadRow {
  title: string;
  key: string;
  errors: RowErrors;
  found: FoundPromotion | null;
  /** Null where it cannot be read. */
  input: PromotionInput | null;
}

function readRow(cells: Cells, { found, errors }: Found): ReadRow {
  const title = cells.title || cells.code || cells.id || '';
  const key = found
    ? `id ${found.id}`
    : cells.code?.trim()
      ? `code ${cells.code.trim().toUpperCase()}`
      : `title ${title}`;
  const given: Record<string, unknown> = {};
  for (const column of promotionColumns) {
    const cell = cells[column.name];
    if (cell !== undefined)
      given[column.name] = readPromotionCell(column, cell.normalize('NFC').trim(), errors);
    else if (found) given[column.name] = found.input[column.name];
  }
  const row = { title, key, errors, found, input: null };
  if (Object.keys(errors).length > 0) return row;
  const read = promotionInput.safeParse({ ...given, status: false });
  if (!read.success)
    return { ...row, errors: errorsOf(read.error.issues, (path) => path.split('.')[0] || 'row') };
  return { ...row, input: { ...read.data, status: requestedStatus(cells, found, errors) } };
}

function judgeRow(
  { title, key, errors, found, input }: ReadRow,
  scope: ResolvedScope,
  today: string,
): CheckedRow {
  if (!input) return { title, key, errors };
  const isOn = input.status;
  if (!scope.ok)
    errors[scope.reason === 'unknown_product' ? 'products' : 'places'] = `Không có “${scope.name}”.`;
  if (found && (found.input.code === null) !== (input.code === null))
    errors.code = refusalWords('other_sort');
  if (isOn && !found?.input.status && input.toOn < today) errors.status = refusalWords('is_over');
  if (Object.keys(errors).length > 0) return { title, key, errors };
  const [before, after] = [found ? promotionCells(found.input) : {}, promotionCells(input)];
  const changes = promotionColumns
    .filter(({ name }) => String(before[name] ?? '') !== String(after[name] ?? ''))
    .map(({ name, label }) => ({
      label,
      before: String(before[name] ?? ''),
      after: String(after[name] ?? ''),
    }));
  const isWritten = changes.length > 0;
  const was = found?.input.status ?? false;
  if (was !== isOn)
    changes.push({
      label: 'Trạng thái',
      before: promotionStates[was ? 'on' : 'off'],
      after: promotionStates[isOn ? 'on' : 'off'],
    });
  if (found && changes.length === 0) return { title, key, outcome: 'unchanged' };
  const plan = {
    input,
    isOn,
    isWritten,
    seen: found && { id: found.id, version: found.version, input: found.input },
  };
  return { title, key, outcome: found ? 'changed' : 'new', changes, plan };
}

interface Found {
  found: FoundPromotion | null;
  errors: RowErrors;
}

/** The promotion that each row is about: by its number, by its code, or for a deal by its name. */
async function findRows(db: Executor, rows: readonly Cells[]): Promise<Found[]> {
  const keys = rows.map(({ id = '', code = '', title = '' }) => ({
    ...{ id: id.trim(), code: code.trim().toUpperCase(), title: title.trim() },
  }));
  const unnumbered = keys.filter(({ id }) => !id);
  const named = await listPromotionsNamed(db, {
    codes: unnumbered.map(({ code }) => code),
    dealTitles: unnumbered.flatMap(({ code, title }) => (code ? [] : [title])),
  });
  const byName = Map.groupBy(named, ({ code, title }) => (code === null ? `title ${title}` : `code ${code}`));
  const numbers = keys.map(({ id, code, title }) =>
    id ? [Number(id)] : (byName.get(code ? `code ${code}` : `title ${title}`) ?? []).map((one) => one.id),
  );
  const found = await findPromotions(db, [...new Set(numbers.flatMap((ids) => ids.slice(0, 1)))]);
  return keys.map(({ id }, at): Found => {
    const [first, ...others] = numbers[at] ?? [];
    const errors: RowErrors = {};
    if (others.length > 0) errors.id = 'Có nhiều ưu đãi cùng tên này, nên cần ghi số của nó.';
    const one = others.length > 0 || first === undefined ? null : (found.get(first) ?? null);
    if (id && !one) errors.id = `Không có khuyến mãi số ${id}.`;
    return { found: one, errors };
  });
}

function requestedStatus({ status = '' }: Cells, found: FoundPromotion | null, errors: RowErrors): boolean {
  const typed = slugify(status);
  if (typed === '') return found?.input.status ?? false;
  if (typed !== slugify(promotionStates.on) && typed !== slugify(promotionStates.off))
    errors.status = 'Ghi “Đang chạy” hoặc “Chưa chạy”.';
  return typed === slugify(promotionStates.on);
}
