import { type SheetFileFault, sheetLimits } from '#modules/sheets/files/sheet-limits.ts';
import type { ImportState, RowOutcome } from '#modules/sheets/queries/imports.ts';
import type { Tone } from '../../parts/badge.tsx';

/** States of an import, in words. */
export const stateWords: Record<ImportState, { title: string; tone: Tone }> = {
  uploaded: { title: 'Chờ chọn cột', tone: 'wait' },
  checking: { title: 'Đang kiểm tra', tone: 'info' },
  checked: { title: 'Đã kiểm tra, chưa nhập', tone: 'wait' },
  running: { title: 'Đang nhập', tone: 'info' },
  done: { title: 'Đã nhập', tone: 'good' },
  undoing: { title: 'Đang hoàn tác', tone: 'info' },
  undone: { title: 'Đã hoàn tác', tone: 'mute' },
};

/** Outcomes of rows, in words. */
export const outcomeWords: Record<RowOutcome, { title: string; tone: Tone }> = {
  unread: { title: 'chưa đọc', tone: 'mute' },
  faulty: { title: 'có lỗi, bỏ ra', tone: 'bad' },
  new: { title: 'sẽ thêm', tone: 'good' },
  changed: { title: 'sẽ sửa', tone: 'info' },
  unchanged: { title: 'không đổi', tone: 'mute' },
  added: { title: 'đã thêm', tone: 'good' },
  saved: { title: 'đã sửa', tone: 'good' },
  refused: { title: 'không nhập được', tone: 'bad' },
  undone: { title: 'đã trả lại như cũ', tone: 'good' },
  left: { title: 'để nguyên', tone: 'warn' },
};

/** In display order. */
export const outcomes = Object.keys(outcomeWords) as RowOutcome[];

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const mostRows = sheetLimits.rows.toLocaleString('vi-VN');

/** How large a file may be. */
export const mostOfFile = `${mostRows} dòng, ${megabytes(sheetLimits.fileBytes)}`;

/** Why a file was refused. */
export const fileFaults: Record<SheetFileFault, string> = {
  empty: 'Chọn một tệp có dòng tiêu đề và ít nhất một dòng dữ liệu.',
  too_large: `Tệp quá lớn: nhiều nhất ${megabytes(sheetLimits.fileBytes)}, và ${megabytes(sheetLimits.inflatedBytes)} sau khi giải nén. Bạn chia thành nhiều tệp, và xóa ô thừa ở tận cuối bảng tính.`,
  too_many_rows: `Tệp quá ${mostRows} dòng. Bạn chia thành nhiều tệp.`,
  too_many_columns: 'Tệp quá 120 cột.',
  too_long_cell: 'Có ô dài quá 100.000 ký tự.',
  not_text:
    'Tệp này không phải CSV bằng chữ UTF-8, cũng không phải XLSX. Trong Excel, chọn Lưu dưới dạng XLSX.',
  not_a_sheet: 'Không đọc được tệp này. Trong Excel, mở tệp rồi lưu lại dưới dạng XLSX.',
};

/** Why a step was not started. */
export const stepRefusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_import: 'Không còn lần nhập này.',
  wrong_time: 'Việc này vừa được làm, hoặc chưa đến lúc. Bạn xem trạng thái bên dưới.',
  nothing_to_do: 'Không có dòng nào để làm.',
  twice: 'Hai cột của tệp đang chỉ vào cùng một mục. Mỗi mục chọn một cột.',
};
