import { fromLocalTime } from '#modules/payments/gateways/bank/transfer-id.ts';
import type { StatementLine } from '#modules/payments/reconciliation/compare-statement.ts';

export type ReadStatement =
  | { ok: true; lines: StatementLine[] }
  | { ok: false; line: number; reason: string };

const columns = ['transaction id', 'time', 'amount', 'content'];

/**
 * Reads a statement: CSV in UTF-8 with the columns `transaction id,time,amount,content` in the first line, parted by commas
 * or semicolons. Times are Vietnamese clock time ('2026-11-20 14:02:37' or '20/11/2026 14:02:37'); amounts are đồng with or
 * without separators, negative where money went out. What a bank or provider exports is brought into this form first.
 */
export function readStatement(text: string): ReadStatement {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = head.includes(';') ? ';' : ',';
  const names = cellsOf(head, separator).map((name) => name.toLowerCase());
  const places = columns.map((column) => names.indexOf(column));
  const missing = columns.filter((_, index) => places[index] === -1);
  if (missing.length > 0) return { ok: false, line: 1, reason: `no column '${missing.join("', '")}'` };
  const lines: StatementLine[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '') continue;
    const cells = cellsOf(row, separator);
    const [txnId = '', time = '', amount = '', content = ''] = places.map((place) => cells[place] ?? '');
    const at = readTime(time);
    const amountVnd = readAmount(amount);
    if (!at) return { ok: false, line: index + 2, reason: `'${time}' is no time` };
    if (amountVnd === null) return { ok: false, line: index + 2, reason: `'${amount}' is no amount` };
    lines.push({ txnId, at, amountVnd, content });
  }
  return { ok: true, lines };
}

/** A cell may stand in quotes; a quote within is doubled. */
function cellsOf(row: string, separator: string): string[] {
  const cell = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^"${separator}]*))`, 'g');
  return [...row.matchAll(cell)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
}

function readTime(text: string): Date | null {
  const iso = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1').replace('T', ' ');
  return /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(iso) ? fromLocalTime(iso) : null;
}

function readAmount(text: string): number | null {
  const digits = text.replace(/[\s.,₫đ]/g, '').replace(/^\+/, '');
  if (!/^-?\d{1,13}$/.test(digits) || Number(digits) === 0) return null;
  return Number(digits);
}
