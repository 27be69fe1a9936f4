import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { ComparisonRow } from '#modules/books/queries/list-comparisons.ts';
import { channelTitle } from '#modules/payments/gateways/gateway.ts';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';

/** The reconciliations, newest first; each opens its report. */
export function ComparisonList({
  rows,
  chosenId,
}: {
  rows: readonly (Omit<ComparisonRow, 'madeAt'> & { madeAt: Date | string })[];
  chosenId: number | null;
}) {
  return (
    <Card title="Báo cáo đã lưu">
      {rows.length === 0 ? (
        <Empty title="Chưa có lần đối soát nào">Sổ tự đối soát lúc 2 giờ sáng mỗi ngày.</Empty>
      ) : (
        <ul aria-label="Báo cáo đối soát">
          {rows.map(({ id, day, channel, source, matched, differences, madeBy, madeAt }) => (
            <li
              key={id}
              className={classNames(
                'relative flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-2 last:border-0',
                id === chosenId ? 'bg-sea-soft' : 'hover:bg-hover',
              )}
            >
              <Link
                to={`?bao-cao=${id}`}
                aria-current={id === chosenId ? 'true' : undefined}
                className="font-semibold text-sea after:absolute after:inset-0"
              >
                {channelTitle(channel)} {formatDay(day)}
              </Link>
              <Badge
                tone={differences > 0 ? 'warn' : 'good'}
                icon={differences > 0 ? TriangleAlert : CircleCheck}
              >
                {differences > 0 ? `lệch ${differences}` : 'khớp'}
              </Badge>
              <span className="text-ink-soft">{matched} dòng khớp</span>
              {source && <span className="min-w-0 truncate text-ink-faint">{source}</span>}
              <span className="ml-auto text-sm text-ink-faint">
                {madeBy} · {formatMoment(madeAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
