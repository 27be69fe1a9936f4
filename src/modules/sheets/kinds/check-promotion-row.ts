import {
  type FoundPromotion,
  findPromotion,
  findPromotionIds,
  promotionInput,
  resolveScope,
} from '#modules/pricing/promotions/promotions.ts';
import type { Executor } from '#platform/db/connect.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { refusalWords } from './each-row.ts';
import { promotionCells, promotionColumns, readPromotionCell } from './promotion-columns.ts';
import type { Cells, CheckedRow, RowErrors } from './sheet.ts';

/** How a promotion stands, as a sheet says it. */
export const promotionStates = { on: 'Đang chạy', off: 'Chưa chạy' } as const;

/** What a row of a sheet of promotions would do, or everything that is wrong in it. */
export async function checkPromotionRow(db: Executor, cells: Cells, today: string): Promise<CheckedRow> {
  const errors: RowErrors = {};
  const found = await findRow(db, cells, errors);
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
  if (Object.keys(errors).length > 0) return { title, key, errors };
  const read = promotionInput.safeParse({ ...given, status: false });
  if (!read.success)
    return { title, key, errors: errorsOf(read.error.issues, (path) => path.split('.')[0] || 'row') };
  const isOn = wishOf(cells, found, errors);
  const input = { ...read.data, status: isOn };
  const scope = await resolveScope(db, input);
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

async function findRow(
  db: Executor,
  { id = '', code = '', title = '' }: Cells,
  errors: RowErrors,
): Promise<FoundPromotion | null> {
  if (id.trim()) {
    const found = await findPromotion(db, Number(id));
    if (!found) errors.id = `Không có khuyến mãi số ${id.trim()}.`;
    return found;
  }
  const ids = await findPromotionIds(
    db,
    code.trim() ? { code: code.trim().toUpperCase() } : { dealTitle: title.trim() },
    2,
  );
  if (ids.length > 1) errors.id = 'Có nhiều ưu đãi cùng tên này, nên cần ghi số của nó.';
  return ids.length === 1 && ids[0] !== undefined ? findPromotion(db, ids[0]) : null;
}

function wishOf({ status = '' }: Cells, found: FoundPromotion | null, errors: RowErrors): boolean {
  const typed = slugify(status);
  if (typed === '') return found?.input.status ?? false;
  if (typed !== slugify(promotionStates.on) && typed !== slugify(promotionStates.off))
    errors.status = 'Ghi “Đang chạy” hoặc “Chưa chạy”.';
  return typed === slugify(promotionStates.on);
}
