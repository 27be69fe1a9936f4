import { Form } from 'react-router';
import type { SheetColumn } from '#modules/sheets/kinds/sheet.ts';
import type { SheetImport } from '#modules/sheets/queries/imports.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';

/** Maps the file's columns to fields; guessed from the headers, changed here. */
export function ColumnsCard({
  found: { headings, columns: matched, state },
  columns,
  told,
  example,
  typed,
}: {
  found: Pick<SheetImport, 'headings' | 'columns' | 'state'>;
  columns: readonly SheetColumn[];
  /** Headers of an export that are only for people to read. */
  told: readonly string[];
  /** The first row. */
  example: readonly string[];
  typed: Readonly<Record<string, string>> | undefined;
}) {
  const isReadOnly = (heading: string) => told.includes(heading);
  const unmatched = headings.filter((heading, at) => !matched[at] && !isReadOnly(heading)).length;
  return (
    <Card title="Cột của tệp">
      <Form method="post" key={state} className="flex flex-col gap-3 px-3.5 py-3">
        <p className="text-ink-soft">
          {unmatched === 0
            ? 'Mọi cột đều nhận ra theo tên.'
            : `${unmatched} cột chưa chỉ vào mục nào, nên không được nhập.`}{' '}
          Mục nào không có cột thì giữ nguyên như đang có; ô trống nghĩa là để trống, trừ mục nói khác ở cuối
          trang.
        </p>
        <Button
          type="submit"
          name="do"
          value="check"
          look={state === 'uploaded' ? 'primary' : 'plain'}
          className="w-fit max-sm:w-full"
        >
          {state === 'uploaded' ? 'Kiểm tra, chưa đổi gì' : 'Kiểm tra lại'}
        </Button>
        <div className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
          {headings.map((heading, at) => (
            <SelectField
              key={at}
              name={`cot-${at}`}
              label={heading || `Cột ${at + 1}`}
              defaultValue={typed?.[`cot-${at}`] ?? matched[at]}
              hint={
                isReadOnly(heading)
                  ? 'Chỉ để đọc, không nhập.'
                  : example[at]
                    ? `Ví dụ: ${example[at]}`
                    : 'Dòng đầu để trống'
              }
            >
              <option value="">Không nhập</option>
              {columns.map(({ name, label, isNeeded }) => (
                <option key={name} value={name}>
                  {label}
                  {isNeeded ? ' (phải có)' : ''}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <Fold title="Mỗi mục ghi thế nào">
          <ul className="flex flex-col gap-1 px-3 pb-2">
            {columns.map(({ name, label, hint }) => (
              <li key={name}>
                <span className="font-semibold">{label}</span>
                {hint && <span className="text-ink-soft">: {hint}</span>}
              </li>
            ))}
          </ul>
        </Fold>
      </Form>
    </Card>
  );
}
