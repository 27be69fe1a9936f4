import { useLoaderData } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import type { loadSystem } from './load-system.ts';

/** Beyond this skew, machines end holds at different times. */
const maxSkewSeconds = 5;
/** Beyond this age, somebody waits for what should have been done at once. */
const oldSeconds = 120;

interface Figure {
  title: string;
  value: string;
  note: string;
  isBad: boolean;
}

/** Health of the infrastructure, in figures that turn red where attention is needed. */
export function HealthCard() {
  const data = useLoaderData<typeof loadSystem>();
  return (
    <dl className="grid grid-cols-5 rounded-card border border-line bg-surface max-lg:grid-cols-3 max-sm:grid-cols-2">
      {figuresOf(data).map(({ title, value, note, isBad }) => (
        <div key={title} className="border-b border-l border-line px-3.5 py-2">
          <dt className="text-sm text-ink-soft">{title}</dt>
          <dd className={classNames('text-lg font-semibold', isBad ? 'text-bad' : 'text-good')}>{value}</dd>
          <dd className="text-sm text-ink-faint">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

type Data = ReturnType<typeof useLoaderData<typeof loadSystem>>;

function figuresOf({ database, skewSeconds, unsent, books, figures }: Data): Figure[] {
  const waiting = figures.filter(({ state }) => state !== 'failed');
  const oldest = Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds));
  const size = `${(database.sizeBytes / 1024 ** 2).toLocaleString('vi-VN', { maximumFractionDigits: 0 })} MB`;
  return [
    {
      title: 'Cơ sở dữ liệu',
      value: 'trả lời',
      note: `PostgreSQL ${database.version} · ${size} · ${database.connections} kết nối`,
      isBad: false,
    },
    {
      title: 'Đồng hồ lệch',
      value: `${Math.abs(skewSeconds).toLocaleString('vi-VN', { maximumFractionDigits: 1 })} giây`,
      note: `nên dưới ${maxSkewSeconds} giây`,
      isBad: Math.abs(skewSeconds) > maxSkewSeconds,
    },
    {
      title: 'Việc chờ lâu nhất',
      value: `${Math.round(oldest)} giây`,
      note: `${waiting.reduce((sum, { count }) => sum + count, 0)} việc đang chờ`,
      isBad: oldest > oldSeconds,
    },
    {
      title: 'Thư chưa gửi được',
      value: unsent === null ? 'chưa nối máy chủ thư' : String(unsent),
      note: 'trong bảy ngày qua',
      isBad: unsent !== null && unsent > 0,
    },
    {
      title: 'Kiểm tra sổ đêm qua',
      value: books ? (books.differences > 0 ? `${books.differences} chỗ lệch` : 'đều khớp') : 'chưa chạy',
      note: books ? `ngày ${formatDay(books.day)}, lúc ${formatMoment(books.madeAt)}` : 'chạy lúc 2 giờ sáng',
      isBad: books !== null && books.differences > 0,
    },
  ];
}
