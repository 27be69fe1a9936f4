import type { Statement, SupplierPayment } from '#modules/sales/queries/payables.ts';
import { Card } from '../../parts/card.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import { formatMonth } from '../../parts/months.ts';

/** What was closed and what was paid. */
export function StatementsCard({
  slug,
  statements,
  payments,
}: {
  slug: string;
  statements: readonly Statement[];
  payments: readonly SupplierPayment[];
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
                    href={`/quan-tri/cong-no/${slug}/${month}/bang-ke.${file}`}
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
          {payments.map(({ id, amountVnd, paidOn, evidence, actorName }) => (
            <li key={id} className="border-b border-line px-3.5 py-2 last:border-0">
              <p className="flex justify-between gap-3">
                <span>{formatDay(paidOn)}</span>{' '}
                <b className="tabular-nums">{amountVnd.toLocaleString('vi-VN')} ₫</b>
              </p>
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
