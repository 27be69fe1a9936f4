import { Badge } from '../badge.tsx';
import { formatDay } from '../format-moment.ts';
import type { Column } from '../list/types.ts';

interface Owed {
  owedVnd: number;
  dueOn: string | null;
  openVnd: number;
  openLines: number;
}

const formatAmount = (amountVnd: number) => (amountVnd === 0 ? '–' : amountVnd.toLocaleString('vi-VN'));

/** Columns of what we owe somebody, when it is due, and what is not closed yet. @param open position of the latter on a phone */
export function owedColumns<Row extends Owed>(open: 'left' | 'none'): Column<Row>[] {
  return [
    {
      title: 'Còn nợ, ₫',
      phone: 'right',
      align: 'right',
      cell: ({ owedVnd }) => <b>{formatAmount(owedVnd)}</b>,
    },
    {
      title: 'Hạn trả',
      phone: 'right',
      align: 'right',
      cell: ({ dueOn }, now) => (dueOn ? <Due dueOn={dueOn} now={now} /> : '–'),
    },
    {
      title: 'Chưa chốt, ₫',
      phone: open,
      align: 'right',
      cell: ({ openVnd, openLines }) =>
        openLines > 0 ? `${formatAmount(openVnd)} · ${openLines} dòng` : '–',
    },
  ];
}

function Due({ dueOn, now }: { dueOn: string; now: string }) {
  const isLate = dueOn < now.slice(0, 10);
  return isLate ? <Badge tone="bad">Quá hạn {formatDay(dueOn)}</Badge> : formatDay(dueOn);
}
