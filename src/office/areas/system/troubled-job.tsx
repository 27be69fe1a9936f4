import { CircleX, RotateCcw } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { JobInTrouble } from '#platform/queue/queue-figures.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

type Shown = Omit<JobInTrouble, 'createdAt' | 'nextAt'> & {
  createdAt: Date | string;
  nextAt: Date | string | null;
};

/** A failed job: its payload without personal data, its error, and when it is retried. */
export function TroubledJob({
  job: { id, queue, state, attempts, createdAt, nextAt, fault, carries },
}: {
  job: Shown;
}) {
  const isOver = state === 'failed';
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line px-3.5 py-2.5 last:border-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2">
          <b>{queue}</b>
          <Badge tone={isOver ? 'bad' : 'wait'} icon={isOver ? CircleX : RotateCcw}>
            {isOver ? 'Đã chịu thua' : 'Đang thử lại'}
          </Badge>
        </p>
        <p className="text-bad [overflow-wrap:anywhere]">{fault || 'không rõ lỗi'}</p>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{carries.join(' · ')}</p>
        <p className="text-sm text-ink-faint">
          từ {formatMoment(createdAt)} · {attempts} lần{nextAt && ` · thử lại ${formatMoment(nextAt)}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Form method="post" preventScrollReset>
          <Button type="submit" name="job" value={id} size="sm">
            Thử lại ngay
          </Button>
        </Form>
        <Link
          to={`/he-thong/mo/viec/${id}`}
          className="inline-flex min-h-8 items-center font-semibold text-sea max-sm:min-h-11"
        >
          Mở hoặc bỏ
        </Link>
      </div>
    </li>
  );
}
