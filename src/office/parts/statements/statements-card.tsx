import { Card } from '../card.tsx';
import { formatDay, formatMoment } from '../format-moment.ts';
import { formatMonth } from '../months.ts';

interface ClosedMonth {
  id: number;
  /** '2026-11'. */
  month: string;
  amountVnd: number;
  dueOn: string;
  closedName: string;
  closedAt: Date | string;
}

interface Paid {
  id: number;
  amountVnd: number;
  /** The part withheld as tax; only where there is any. */
  withheldVnd?: number;
  paidOn: string;
  evidence: string;
  actorName: string;
}

/** The closed months of a creditor, and the payments to them. `path` is their page: files of a month are below it. */
export function StatementsCard({
  path,
  statements,
  payments,
}: {
  path: string;
  statements: readonly ClosedMonth[];
  payments: readonly Paid[];
}) {
  return (
    <div className="grid grid-cols-2 items-start gap-3 max-md:grid-cols-1">
      <Card title="Bảng kê đã chốt">
        {statements.length === 0 && <p className="px-3.5 py-3 text-ink-soft">Chưa chốt tháng nào.</p>}
        <ul>
          {statements.map(({ id, month, amountVnd, dueOn, closedName, closedAt }) => (
            <li key={id} className="border-b border-line px-3.5 py-2 last:border-0">
              <p className="flex justify-between gap-3">
                <b>Tháng {formatMonth(month)}</b>{' '}
                <b className="tabular-nums">{amountVnd.toLocaleString('vi-VN')} ₫</b>
              </p>
              <p className="text-sm text-ink-soft">
                Hạn {formatDay(dueOn)} · {closedName} chốt {formatMoment(closedAt)}
              </p>
              <p className="flex gap-4">
                {(['xlsx', 'pdf', 'csv'] as const).map((file) => (
                  <a
                    key={file}
                    href={`/quan-tri${path}/${month}/bang-ke.${file}`}
                    download
                    aria-label={`Bảng kê ${formatMonth(month)}, ${file.toUpperCase()}`}
                    className="inline-flex min-h-6 items-center text-sea hover:underline max-sm:min-h-11"
                  >
                    {file.toUpperCase()}
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Đã trả">
        {payments.length === 0 && <p className="px-3.5 py-3 text-ink-soft">Chưa trả khoản nào.</p>}
        <ul>
          {payments.map(({ id, amountVnd, withheldVnd = 0, paidOn, evidence, actorName }) => (
            <li key={id} className="border-b border-line px-3.5 py-2 last:border-0">
              <p className="flex justify-between gap-3">
                <span>{formatDay(paidOn)}</span>{' '}
                <b className="tabular-nums">{amountVnd.toLocaleString('vi-VN')} ₫</b>
              </p>
              {withheldVnd > 0 && (
                <p className="text-sm text-ink-soft">
                  Khấu trừ thuế TNCN {withheldVnd.toLocaleString('vi-VN')} ₫
                </p>
              )}
              <p className="text-sm break-all text-ink-soft">
                {evidence} · {actorName}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
