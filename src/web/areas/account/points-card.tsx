import type { PointsView } from '#modules/points/queries.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AccountCard } from './account-card.tsx';

/** A guest's points balance, and where each entry came from. */
export function PointsCard({ points }: { points: PointsView }) {
  return (
    <AccountCard title="Điểm tích lũy">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PointsSum points={points} />
        <ButtonLink to="/tai-khoan/diem" look="outline">
          Xem sổ điểm
        </ButtonLink>
      </div>
    </AccountCard>
  );
}

/** The points balance, its value in đồng, the tier, and what expires next. */
export function PointsSum({ points }: { points: PointsView }) {
  const { usable, debt, lots, tier, next, earnedInYear, programme } = points;
  const [first] = lots;
  return (
    <div className="min-w-0">
      <p>
        <strong className="text-2xl tabular-nums">{formatNumber(usable)}</strong> điểm
        {usable > 0 && (
          <span className="text-ink-soft"> · bằng {formatVnd(usable * programme.pointVnd)}</span>
        )}
      </p>
      <p className="mt-1">
        Hạng <strong>{tier.title}</strong>
        {next && (
          <span className="text-ink-soft">
            {' '}
            · thêm {formatNumber(next.fromPoints - earnedInYear)} điểm trong 12 tháng là hạng {next.title}
          </span>
        )}
      </p>
      {first && (
        <p className="mt-1 text-ink-soft">
          {formatNumber(first.points)} điểm dùng được đến hết {formatDate(first.expiresOn)}
        </p>
      )}
      {debt > 0 && (
        <p className="mt-1 text-ink-soft">
          {formatNumber(debt)} điểm đã dùng được trừ lại vì tiền của chuyến đi đã hoàn; điểm sắp tới bù vào
          trước.
        </p>
      )}
    </div>
  );
}
