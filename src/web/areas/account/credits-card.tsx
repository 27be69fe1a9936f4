import type { AccountCredit } from '#modules/sales/queries/list-account-credits.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { AccountCard } from './account-card.tsx';

/** A guest's remaining credit, and how it is used. */
export function CreditsCard({ credits }: { credits: readonly AccountCredit[] }) {
  const total = credits.reduce((sum, { restVnd }) => sum + restVnd, 0);
  return (
    <AccountCard
      title="Tín dụng"
      about="Nhập mã ở bước thanh toán của lần đặt tới, cùng số điện thoại hoặc email. Dùng một phần thì phần còn lại để lần sau."
    >
      <p>
        Còn <strong className="text-2xl tabular-nums">{formatVnd(total)}</strong>
      </p>
      <ul aria-label="Tín dụng" className="mt-2 divide-y divide-line">
        {credits.map(({ code, bookingCode, amountVnd, restVnd, validUntil }) => (
          <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0">
              <strong>{code}</strong>
              <span className="text-ink-soft">
                {' '}
                · từ đặt chỗ {bookingCode}, dùng đến hết {formatDate(validUntil)}
              </span>
            </span>
            <span className="tabular-nums">
              {formatVnd(restVnd)}
              {restVnd < amountVnd && <span className="text-ink-soft"> / {formatVnd(amountVnd)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
