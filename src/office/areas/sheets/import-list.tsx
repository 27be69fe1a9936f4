import { Link } from 'react-router';
import type { SheetImport } from '#modules/sheets/queries/imports.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { outcomes, outcomeWords, stateWords } from './sheet-labels.ts';

export type ListedImport = Omit<SheetImport, 'madeAt' | 'begunAt' | 'endedAt'> & {
  title: string;
  madeAt: Date | string;
};

/** Imports so far, latest first. */
export function ImportList({ imports }: { imports: readonly ListedImport[] }) {
  return (
    <Card title="Các lần nhập">
      {imports.length === 0 ? (
        <Empty title="Chưa nhập tệp nào">Tải tệp mẫu, điền vào, rồi tải lên ở trên.</Empty>
      ) : (
        <ul>
          {imports.map(({ id, title, fileName, state, counts, madeName, madeAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-2 last:border-0"
            >
              <Link
                to={`/nhap-xuat/${id}`}
                className="min-w-0 font-semibold text-sea [overflow-wrap:anywhere] max-sm:min-h-11 max-sm:content-center"
              >
                {title}: {fileName || 'tệp không tên'}
              </Link>
              <Badge tone={stateWords[state].tone}>{stateWords[state].title}</Badge>
              <span className="text-ink-soft">{countsText(counts)}</span>
              <span className="ml-auto text-sm text-ink-faint">
                {madeName} · {formatMoment(madeAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** '9.800 đã sửa, 200 có lỗi, bỏ ra'. */
export function countsText(counts: SheetImport['counts']): string {
  return outcomes
    .filter((outcome) => counts[outcome])
    .map((outcome) => `${(counts[outcome] ?? 0).toLocaleString('vi-VN')} ${outcomeWords[outcome].title}`)
    .join(' · ');
}
