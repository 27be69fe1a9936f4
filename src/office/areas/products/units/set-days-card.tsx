import { Link } from 'react-router';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Card } from '../../../parts/card.tsx';

interface SetDaysRow {
  unitId: number;
  title: string;
  fromOn: string;
  toOn: string;
  days: number;
  vnd: number;
}

const maxShown = 20;

/** Days with set prices (by hand), which rules do not change. */
export function SetDaysCard({ setDays, title }: { setDays: readonly SetDaysRow[]; title: string }) {
  if (setDays.length === 0) return null;
  const days = setDays.reduce((sum, run) => sum + run.days, 0);
  return (
    <Card title={`Giá đặt tay · ${days} ngày`}>
      <p className="px-3.5 pt-2 text-sm text-ink-faint">
        Luật giá không đổi những ngày này. Bỏ giá đặt tay ở Lịch chỗ và giá.
      </p>
      <ul className="max-h-72 overflow-y-auto py-1">
        {setDays.slice(0, maxShown).map(({ unitId, title: unit, fromOn, toOn, vnd }) => (
          <li key={`${unitId} ${fromOn}`} className="flex flex-wrap gap-x-3 px-3.5 py-1">
            <Link
              to={`/lich?${new URLSearchParams({ tim: title, tu: fromOn })}`}
              className="min-w-0 flex-1 text-sea hover:underline"
            >
              {unit}, {formatRange(fromOn, toOn)}
            </Link>
            <span className="tabular-nums">{formatVnd(vnd)}</span>
          </li>
        ))}
        {setDays.length > maxShown && (
          <li className="px-3.5 py-1 text-ink-faint">và {setDays.length - maxShown} khoảng khác</li>
        )}
      </ul>
    </Card>
  );
}
