import { Link } from 'react-router';
import type { PromotionUsage, PromotionUse } from '#modules/booking/board/list-bookings.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

/** The bookings that used a promotion, and their discounts. */
export function UsesCard({
  usage,
  uses,
  next,
}: {
  usage: PromotionUsage;
  uses: readonly (Omit<PromotionUse, 'at'> & { at: string })[];
  next: string | null;
}) {
  return (
    <Card
      title={`Lượt dùng · ${formatNumber(usage.count)}`}
      aside={<span className="text-ink-soft">đã giảm {formatVnd(usage.givenVnd)}</span>}
    >
      {uses.length === 0 ? (
        <Empty title="Chưa có đơn nào dùng">Đơn dùng khuyến mãi này sẽ hiện ở đây.</Empty>
      ) : (
        <ul>
          {uses.map(({ code, fullName, givenVnd, totalVnd, counts, at }) => (
            <li key={code} className="flex gap-2 border-b border-line px-3.5 py-2 last:border-0">
              <span className="min-w-0 flex-1">
                <Link to={`/dat-cho/${code}`} className="text-sea hover:underline">
                  {code}
                </Link>{' '}
                {fullName}
                <br />
                <span className="text-sm text-ink-faint">
                  {formatMoment(at)}
                  {!counts && ', đã trả lại lượt'}
                </span>
              </span>
              <span className="flex-none text-right tabular-nums">
                {givenVnd > 0 ? `−${formatVnd(givenVnd)}` : formatVnd(0)}
                <br />
                <span className="text-sm text-ink-faint">đơn {formatVnd(totalVnd)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="px-3.5 py-2.5">
          <ButtonLink to={`?sau=${next}`}>Lượt cũ hơn</ButtonLink>
        </p>
      )}
    </Card>
  );
}
