import { CsvError, parse } from 'csv-parse/sync';
import type { StatementLine } from '#modules/payments/reconciliation/reconciliations.ts';
import { readVietnamTime } from '#platform/time/days.ts';

export type ReadStatement =
  | { ok: true; lines: StatementLine[] }
  | { ok: false; line: number; reason: string };

/** Each column with its possible headers. */
const columns = [
  ['transaction id', 'mã giao dịch'],
  ['time', 'thời gian'],
  ['amount', 'số tiền'],
  ['content', 'nội dung'],
];

interface Row {
  cells: string[];
  /** Line number where it begins, from 1. */
  line: number;
}

/**
 * Reads a statement: CSV in UTF-8 with the columns `transaction id,time,amount,content` in the first line, or their names in Vietnamese,
 * separated by commas or semicolons. Times are Vietnamese clock time ('2026-11-20 14:02:37' or '20/11/2026 14:02:37'); amounts are đồng
 * with or without separators, negative for outgoing money. Exports of banks or providers are converted to this form first.
 */
export function readStatement(text: string): ReadStatement {
  const rows = readCsv(text);
  if ('reason' in rows) return { ok: false, ...rows };
  const [head, ...rest] = rows;
  const names = head?.cells.map((name) => name.toLowerCase().normalize('NFC')) ?? [];
  const places = columns.map((column) => names.findIndex((name) => column.includes(name)));
  const missing = columns.filter((_, index) => places[index] === -1);
  if (missing.length > 0)
    return {
      ok: false,
      line: 1,
      reason: `thiếu cột ${missing.map((names) => `'${names.join("' hoặc '")}'`).join(', ')}`,
    };
  const lines: StatementLine[] = [];
  for (const { cells, line } of rest) {
    const [txnId = '', time = '', amount = '', content = ''] = places.map((place) => cells[place] ?? '');
    const at = readTime(time);
    const amountVnd = readAmount(amount);
    if (!at) return { ok: false, line, reason: `'${time}' không phải ngày giờ` };
    if (amountVnd === null) return { ok: false, line, reason: `'${amount}' không phải số tiền` };
    lines.push({ txnId, at, amountVnd, content });
  }
  return { ok: true, lines };
}

function readCsv(text: string): Row[] | { line: number; reason: string } {
  const [head = ''] = text.split('\n', 1);
  const rows: Row[] = [];
  try {
    parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      delimiter: head.includes(';') ? ';' : ',',
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
      onRecord(cells: string[], { lines }) {
        // The parser's line number is that of the record's end.
        const line = lines - (cells.join('').split('\n').length - 1);
        rows.push({ cells: cells.map((cell) => cell.trim()), line });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines ?? 1), reason: 'tệp CSV hỏng, thường vì dấu ngoặc kép không khép lại' };
  }
}

function readTime(text: string): Date | null {
  const iso = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1').replace('T', ' ');
  return /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(iso) ? readVietnamTime(iso) : null;
}

/** Integer đồng: '1.250.000', '1,250,000' and '1250000.00' alike. One or two digits after the last separator are hào and xu. */
function readAmount(text: string): number | null {
  const bare = text.replace(/[\s₫đ]/g, '').replace(/^\+/, '');
  const [, sign, whole = ''] =
    /^(-?)(\d{1,13}|\d{1,3}(?:\.\d{3}){1,4}|\d{1,3}(?:,\d{3}){1,4})(?:[.,]0{1,2})?$/.exec(bare) ?? [];
  const amountVnd = Number(whole.replace(/[.,]/g, ''));
  if (amountVnd === 0) return null;
  return sign ? -amountVnd : amountVnd;
}
