import { Link } from 'react-router';
import type {
  AffiliateBooking,
  AffiliatePayment,
  AffiliateStatement,
} from '#modules/affiliates/queries/affiliate-account.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import { formatMonth } from '../../parts/months.ts';

const looks = {
  waiting: { tone: 'mute', title: 'Chưa trả tiền' },
  booked: { tone: 'info', title: 'Chờ đi xong' },
  earned: { tone: 'good', title: 'Đã tính' },
  void: { tone: 'mute', title: 'Không tính' },
} as const;

/** The bookings that came by their links, the newest first. */
export function AffiliateBookings({
  bookings,
}: {
  bookings: readonly (AffiliateBooking & { code: string })[];
}) {
  return (
    <Card title="Đặt chỗ từ liên kết">
      {bookings.length === 0 ? (
        <p className="px-3.5 py-3 text-ink-soft">Chưa có đặt chỗ nào.</p>
      ) : (
        <ul className="max-h-120 overflow-y-auto">
          {bookings.map(({ number, code, bookedAt, kinds, state, isOwn, endsOn, expectedVnd }) => (
            <li
              key={number}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-2 last:border-0"
            >
              <div className="min-w-0 flex-1 basis-48">
                <p className="flex flex-wrap items-center gap-2">
                  <Link
                    to={`/dat-cho/${code}`}
                    className="inline-flex min-h-6 items-center font-semibold text-sea hover:underline"
                  >
                    {code}
                  </Link>
                  <Badge tone={looks[state].tone}>{isOwn ? 'Tự đặt, không tính' : looks[state].title}</Badge>
                </p>
                <p className="text-sm text-ink-soft">
                  LK{number} · {kinds.map((kind) => kindProfiles[kind].labels.one).join(', ')} · đặt{' '}
                  {formatMoment(bookedAt)}
                  {endsOn && ` · đi xong ${formatDay(endsOn)}`}
                </p>
              </div>
              <b className="tabular-nums">{expectedVnd.toLocaleString('vi-VN')} ₫</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What was closed and what was paid. */
export function AffiliateStatements({
  code,
  statements,
  payments,
}: {
  code: string;
  statements: readonly AffiliateStatement[];
  payments: readonly AffiliatePayment[];
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
                    href={`/quan-tri/tiep-thi/${code}/${month}/bang-ke.${file}`}
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
          {payments.map(({ id, amountVnd, withheldVnd, paidOn, evidence, actorName }) => (
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
