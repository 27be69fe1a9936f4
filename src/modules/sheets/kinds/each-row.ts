import { inTransaction, type Tx } from '#platform/db/connect.ts';
import type { RowDone, RowErrors, Writing } from './sheet.ts';

/** Rolls back what a row has written so far, and carries the reasons. */
export class RowRefusal extends Error {
  readonly errors: RowErrors;

  constructor(errors: RowErrors) {
    super(Object.values(errors).join(' '));
    this.errors = errors;
  }
}

/** Runs something for each row, one after the other, each completely or not at all. */
export async function eachRow<Row>(
  writing: Writing,
  rows: readonly Row[],
  work: (writing: Writing, row: Row) => Promise<object | undefined>,
): Promise<RowDone[]> {
  const done: RowDone[] = [];
  for (const row of rows) done.push(await oneRow(writing.tx, (tx) => work({ ...writing, tx }, row)));
  return done;
}

/** @throws any error other than a refusal */
export async function oneRow(tx: Tx, work: (tx: Tx) => Promise<object | undefined>): Promise<RowDone> {
  try {
    const undo = await inTransaction(tx, work);
    return { ok: true, ...(undo && { undo }) };
  } catch (fault) {
    if (fault instanceof RowRefusal) return { ok: false, errors: fault.errors };
    throw fault;
  }
}

/**
 * Runs something for all rows together, in fewer statements than one by one. If one is refused (`RowRefusal`), that is
 * rolled back and each row is run alone, so that only rows that are refused themselves are left out.
 * @param work returns the undo data of each row
 */
export async function allRows<Row>(
  writing: Writing,
  rows: readonly Row[],
  work: (writing: Writing, rows: readonly Row[]) => Promise<object[]>,
): Promise<RowDone[]> {
  let undos: object[] = [];
  const together = await oneRow(writing.tx, async (tx) => {
    undos = await work({ ...writing, tx }, rows);
    return undefined;
  });
  if (together.ok) return undos.map((undo) => ({ ok: true, undo }));
  if (rows.length === 1) return [together];
  return eachRow(writing, rows, async (step, row) => (await work(step, [row]))[0]);
}

type Answer = { ok: true } | { ok: false; reason: string; errors?: RowErrors };

const words: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  changed_meanwhile: 'Có người đã sửa sau lúc kiểm tra, nên để nguyên.',
  unknown_product: 'Không còn sản phẩm này.',
  unknown_unit: 'Không còn hạng này.',
  unknown_text: 'Không còn bài này.',
  unknown_promotion: 'Không còn khuyến mãi này.',
  unknown_province: 'Không có tỉnh, thành này.',
  unknown_place: 'Không có điểm đến này.',
  unknown_supplier: 'Không có nhà cung cấp này.',
  unknown_policy: 'Không có điều kiện hủy này.',
  unknown_picture: 'Không có hình này trong kho.',
  slug_taken: 'Đường dẫn này vừa được dùng cho mục khác.',
  code_taken: 'Mã này vừa được dùng cho mục khác.',
  title_taken: 'Đang bán một mục khác cùng tên.',
  other_sort: 'Mã ưu đãi không đổi được thành ưu đãi tự động, hay ngược lại.',
  is_over: 'Đã qua ngày bán cuối cùng, nên không cho chạy được.',
  too_many_days:
    'Ưu đãi sẽ chạy quá 120 ngày trong năm cho cùng một dịch vụ, luật không cho. Rút ngắn thời gian bán, hoặc ghi căn cứ.',
  in_combo: 'Một combo đang bán có hạng này, nên không ngừng bán được.',
  below_taken: 'Đã giữ và bán nhiều hơn số này.',
  stopped: 'Ngày này đang ngừng phục vụ.',
  not_open: 'Ngày này chưa mở bán.',
  past_day: 'Ngày này đã qua.',
  has_units: 'Sản phẩm đã có hạng hoặc gói giá, nên để nguyên.',
  published: 'Sản phẩm đã được đăng, nên để nguyên.',
  last_plan: 'Đây là gói giá duy nhất đang bán của sản phẩm, nên để nguyên.',
  unknown_plan: 'Không còn gói này.',
  unknown_rule: 'Không còn luật này.',
  unknown_holiday: 'Không có dịp lễ này.',
  reason_needed: 'Luật làm giá đổi quá một nửa thì cần ghi căn cứ.',
  unknown_fleet: 'Không còn đội này.',
  no_vehicles: 'Một đội cần ít nhất một chiếc.',
  has_own: 'Sản phẩm này có đội xe riêng.',
  time_needed: 'Khách không tự chọn giờ ở hạng này, nên cần ghi bắt đầu lúc mấy giờ.',
  no_combo: 'Hạng này không phải của combo.',
};

/** Returns the result of a command that succeeded. @throws RowRefusal otherwise */
export function granted<Given extends Answer>(answer: Given): Extract<Given, { ok: true }> {
  if (answer.ok) return answer as Extract<Given, { ok: true }>;
  throw new RowRefusal(refusalErrors(answer));
}

/** The reasons for a command's refusal, by field if it gives them. */
export function refusalErrors({ reason, errors }: Extract<Answer, { ok: false }>): RowErrors {
  return errors ?? { row: refusalWords(reason) };
}

/** The reason for a command's refusal, for people. */
export function refusalWords(reason: string): string {
  return words[reason] ?? 'Không làm được việc này.';
}
