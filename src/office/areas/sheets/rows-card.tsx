import { Download } from 'lucide-react';
import type { SheetColumn } from '#modules/sheets/kinds/sheet.ts';
import type { ImportRow } from '#modules/sheets/queries/imports.ts';
import { Badge } from '../../parts/badge.tsx';
import { buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { outcomeWords } from './sheet-labels.ts';

/** Rows of an import, each with its errors by field, or its changes. */
export function RowsCard({
  id,
  rows,
  columns,
  total,
  isWrong = false,
}: {
  id: number;
  rows: readonly Omit<ImportRow, 'cells'>[];
  columns: readonly SheetColumn[];
  total: number;
  isWrong?: boolean;
}) {
  const labelOf = (name: string) => columns.find((column) => column.name === name)?.label;
  const title = isWrong ? 'Dòng bỏ ra' : 'Sẽ đổi';
  return (
    <Card
      title={title}
      aside={
        isWrong &&
        (['xlsx', 'csv'] as const).map((file) => (
          <a
            key={file}
            href={`/quan-tri/nhap-xuat/${id}/bo-ra.${file}`}
            download
            className={buttonClass('plain')}
          >
            <Download size={16} aria-hidden /> {file.toUpperCase()}
          </a>
        ))
      }
    >
      <p className="border-b border-line px-3.5 py-2 text-ink-soft">
        {isWrong
          ? 'Tải các dòng này về kèm lý do, sửa rồi tải lên lại; cột Lý do không cần xóa.'
          : 'Giá trị đang có ở trước mũi tên, giá trị của tệp ở sau.'}
        {total > rows.length && ` Đây là ${rows.length} dòng đầu trong ${total.toLocaleString('vi-VN')}.`}
      </p>
      <ul aria-label={title}>
        {rows.map(({ number, title: about, outcome, errors, changes }) => (
          <li key={number} className="border-b border-line px-3.5 py-2 last:border-0">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-sm text-ink-faint tabular-nums">Dòng {number}</span>
              <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{about}</span>
              <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].title}</Badge>
            </div>
            <ul className="mt-1 flex flex-col gap-0.5">
              {Object.entries(errors).map(([name, words]) => (
                <li key={name} className="text-bad [overflow-wrap:anywhere]">
                  {labelOf(name) && <span className="font-semibold">{labelOf(name)}: </span>}
                  {words}
                </li>
              ))}
              {changes.slice(0, maxChanges).map(({ label, before, after }) => (
                <li key={label} className="text-ink-soft [overflow-wrap:anywhere]">
                  <span className="font-semibold">{label}:</span> {before || 'trống'} → {after || 'trống'}
                </li>
              ))}
              {changes.length > maxChanges && (
                <li className="text-ink-faint">và {changes.length - maxChanges} mục nữa</li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const maxChanges = 6;
