import { Link } from 'react-router';
import type { DayClose } from '#modules/books/queries/list-day-closes.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Card } from '../../parts/card.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';

/** The days closed last. */
export function CloseList({
  closes,
}: {
  closes: readonly (Omit<DayClose, 'closedAt'> & { closedAt: Date | string })[];
}) {
  if (closes.length === 0) return null;
  return (
    <Card title="Đã khóa">
      <ul aria-label="Ngày đã khóa">
        {closes.map(({ day, cashCountedVnd, cashExpectedVnd, closedName, closedAt }) => (
          <li
            key={day}
            className="relative flex flex-wrap gap-x-3 border-b border-line px-3.5 py-2 last:border-0 hover:bg-hover"
          >
            <Link to={`?ngay=${day}`} className="font-semibold text-sea after:absolute after:inset-0">
              {formatDay(day)}
            </Link>
            <span className={cashCountedVnd === cashExpectedVnd ? 'text-ink-soft' : 'text-warn'}>
              {cashCountedVnd === cashExpectedVnd
                ? 'két đủ'
                : `két lệch ${formatVnd(cashCountedVnd - cashExpectedVnd)}`}
            </span>
            <span className="ml-auto text-sm text-ink-faint">
              {closedName} · {formatMoment(closedAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
