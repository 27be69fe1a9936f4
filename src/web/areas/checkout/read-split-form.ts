import { leastPartVnd, mostParts, type NewPart } from '#modules/booking/payment/split-payment.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { readVnd } from '#platform/vietnamese/read-vnd.ts';

/** One line of the form as it was typed. */
export interface SplitRow {
  name: string;
  amount: string;
}

/** Errors by field name. */
export type SplitErrors = Record<string, string>;

/** Reads who pays how much; `parts` is null where a line is invalid. Lines without a name and an amount are skipped. */
export function readSplitForm(form: FormData): {
  rows: SplitRow[];
  parts: NewPart[] | null;
  errors: SplitErrors;
} {
  const names = form.getAll('name').slice(0, mostParts + 1);
  const amounts = form.getAll('amount');
  const text = (value: FormDataEntryValue | undefined) => (typeof value === 'string' ? value.trim() : '');
  const rows = names.map((name, at) => ({ name: text(name), amount: text(amounts[at]) }));
  const errors: SplitErrors = {};
  const parts = rows.flatMap(({ name, amount }, at) => {
    if (name === '' && amount === '') return [];
    const amountVnd = readVnd(amount);
    const clean = name.normalize('NFC').replace(/\p{Cc}+/gu, ' ');
    if (clean.length < 1) errors[`name-${at}`] = 'Vui lòng ghi tên người trả phần này.';
    if (clean.length > 60) errors[`name-${at}`] = 'Tên dài nhiều nhất 60 ký tự.';
    if (!Number.isSafeInteger(amountVnd))
      errors[`amount-${at}`] = 'Vui lòng nhập số đồng nguyên, ví dụ 500.000.';
    else if (amountVnd < leastPartVnd) errors[`amount-${at}`] = `Mỗi phần từ ${formatVnd(leastPartVnd)}.`;
    return [{ name: clean, amountVnd }];
  });
  return { rows, parts: Object.keys(errors).length === 0 ? parts : null, errors };
}
