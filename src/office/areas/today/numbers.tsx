import {
  BusFront,
  Handshake,
  Inbox,
  Landmark,
  LogIn,
  LogOut,
  type LucideIcon,
  MailX,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { dueIn } from '../../parts/due-in.ts';
import type { Today } from './load-today.ts';

interface Figure {
  icon: LucideIcon;
  title: string;
  value: number;
  note: string;
  look: '' | 'warn' | 'bad';
  to: string;
}

/** The day's key figures; each links to what it counts. */
export function Numbers({ board }: { board: Today }) {
  const figures = figuresOf(board);
  return (
    <ul className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-card border border-line bg-surface max-lg:grid-flow-row max-lg:grid-cols-4">
      {figures.map(({ icon: Icon, title, value, note, look, to }) => (
        <li
          key={title}
          className="min-w-0 border-line not-first:border-l max-lg:-mb-px max-lg:border-b max-lg:[&:nth-child(4n+1)]:border-l-0"
        >
          <Link
            to={to}
            className={classNames(
              'flex h-full flex-col px-3 py-2 hover:bg-hover max-sm:flex-col-reverse max-sm:justify-end max-sm:px-2',
              look === 'bad' && 'text-bad',
              look === 'warn' && 'text-warn',
            )}
          >
            <span className="flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft max-sm:leading-4 max-sm:whitespace-normal">
              <Icon size={15} aria-hidden className="flex-none text-ink-faint max-sm:hidden" />
              {title}
            </span>
            <b className="text-2xl leading-7 tracking-tight">{value}</b>
            <span
              title={note}
              className={classNames(
                'truncate text-sm leading-[17px] max-sm:hidden',
                !look && 'text-ink-faint',
              )}
            >
              {note}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const taskFigures: {
  title: string;
  icon: LucideIcon;
  kinds: TaskKindName[];
  to?: string;
  note: (sum: Sum, now: Date) => string;
  /** The urgency from which it turns amber; 'open' even while nothing is late. */
  warnsAt: 'open' | 'near' | 'late';
}[] = [
  {
    title: 'NCC chưa nhận',
    icon: Handshake,
    kinds: ['supplier-confirmation', 'on-request'],
    note: clockOf,
    warnsAt: 'near',
  },
  {
    title: 'Tiền chưa khớp',
    icon: Landmark,
    kinds: ['unmatched-money', 'late-money'],
    note: ({ amountVnd }) => formatVnd(amountVnd),
    warnsAt: 'open',
  },
  {
    title: 'Hoàn tiền',
    icon: Undo2,
    kinds: ['refund', 'refund-approval'],
    note: ({ near }) => `${near} trong 24 giờ`,
    warnsAt: 'near',
  },
  {
    title: 'Yêu cầu chờ',
    icon: Inbox,
    kinds: ['enquiry', 'complaint', 'follow-up', 'fare-payment'],
    note: clockOf,
    warnsAt: 'late',
  },
  {
    title: 'Thư lỗi',
    icon: MailX,
    kinds: ['failed-mail'],
    note: ({ open }) => (open > 0 ? 'đang thử gửi lại' : 'thư đều đã gửi'),
    warnsAt: 'open',
  },
];

function figuresOf({ counts, day, now }: Today): Figure[] {
  const ofTasks = taskFigures.map(({ kinds, note, warnsAt, ...figure }): Figure => {
    const sum = sumUp(counts.filter(({ kind }) => kinds.includes(kind)));
    const look = sum.late > 0 ? 'bad' : sum[warnsAt] > 0 ? 'warn' : '';
    return { ...figure, value: sum.open, note: note(sum, now), look, to: `/viec?loai=${kinds.join(',')}` };
  });
  const short = counts.find(({ kind }) => kind === 'short-tour')?.open ?? 0;
  return day ? [...dayFigures(day.counts, short), ...ofTasks] : ofTasks;
}

/** @param short departures of the next days that have too few guests */
function dayFigures(
  { arrivals, leaving, starting }: NonNullable<Today['day']>['counts'],
  short: number,
): Figure[] {
  const noteOf = ({ items, awaited }: typeof arrivals) =>
    [`${items} chỗ ở`, awaited > 0 && `${awaited} chờ`].filter(Boolean).join(' · ');
  const figure = (title: string, icon: LucideIcon, value: number, note: string, to: string): Figure => ({
    ...{ title, icon, value, note, to },
    look: '',
  });
  return [
    figure('Khách đến', LogIn, arrivals.guests, noteOf(arrivals), '/#trong-ngay'),
    figure('Khách đi', LogOut, leaving.guests, noteOf(leaving), '/?ngay=di#trong-ngay'),
    {
      ...figure(
        'Khởi hành',
        BusFront,
        starting.items,
        [`${starting.guests} khách`, short > 0 && `${short} thiếu`].filter(Boolean).join(' · '),
        '/?ngay=khoi-hanh#trong-ngay',
      ),
      look: short > 0 ? 'warn' : '',
    },
  ];
}

function clockOf({ late, firstDueAt }: Sum, now: Date): string {
  if (!firstDueAt) return 'không có gì chờ';
  return late > 0 ? `${late} quá hạn` : dueIn(firstDueAt, now).words;
}

interface Sum {
  open: number;
  late: number;
  near: number;
  amountVnd: number;
  firstDueAt: Date | null;
}

function sumUp(counts: Today['counts']): Sum {
  const total = (key: 'open' | 'late' | 'near' | 'amountVnd') =>
    counts.reduce((sum, row) => sum + row[key], 0);
  const first = counts
    .map(({ firstDueAt }) => firstDueAt)
    .sort((one, other) => one.getTime() - other.getTime());
  return {
    open: total('open'),
    late: total('late'),
    near: total('near'),
    amountVnd: total('amountVnd'),
    firstDueAt: first[0] ?? null,
  };
}
