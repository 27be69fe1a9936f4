import { Link } from 'react-router';
import { listBookingCodes } from '#modules/booking/trip/account-bookings.ts';
import { getPoints, listPointEntries } from '#modules/points/queries.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { classNames } from '#ui/class-names.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import type { Route } from './+types/points-page.ts';
import { AccountCard } from './account-card.tsx';
import { PointsSum } from './points-card.tsx';
import { requireGuest } from './require-guest.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { userId } = await requireGuest(app, request);
  const entries = await listPointEntries(app.db, userId);
  const codes = await listBookingCodes(
    app.db,
    entries.flatMap(({ bookingId }) => bookingId ?? []),
  );
  return {
    points: await getPoints(app.db, userId, app.clock.now()),
    entries: entries.map(({ bookingId, ...entry }) => ({
      ...entry,
      code: bookingId === null ? null : (codes.get(bookingId) ?? null),
    })),
  };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Điểm tích lũy',
    path: '/tai-khoan/diem',
    noindex: true,
  });

const titles: Record<string, string> = {
  earn: 'Tích từ chuyến đi',
  take_back: 'Trừ lại vì tiền đã hoàn',
  burn: 'Dùng cho đặt chỗ',
  return: 'Trả lại từ đặt chỗ',
  expire: 'Hết hạn',
  correct: 'Nhân viên điều chỉnh',
  invite: 'Bạn bè đi chuyến đầu',
  invite_back: 'Trừ lại: chuyến của bạn bè không còn tính',
  welcome: 'Quà chuyến đầu',
  welcome_back: 'Trừ lại quà chuyến đầu',
};

export default function PointsPage({ loaderData }: Route.ComponentProps) {
  const { points, entries } = loaderData;
  const { vndPerPoint, pointVnd, mostPercent } = points.programme;
  return (
    <div className="container-page max-w-4xl pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Tài khoản', href: '/tai-khoan' },
          { label: 'Điểm tích lũy' },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">Điểm tích lũy</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Mỗi {formatVnd(vndPerPoint)} đã trả cho một chuyến đi là một điểm, có sau khi chuyến đi kết thúc. Mỗi
        điểm trừ {formatVnd(pointVnd)}, tối đa {mostPercent}% giá của một đơn, chọn ở bước thanh toán.{' '}
        <Link to="/page/chuong-trinh-tich-luy" className="font-semibold text-sea underline">
          Điều kiện đầy đủ
        </Link>
      </p>
      <div className="mt-6 stack-5">
        <AccountCard title="Bạn đang có">
          <PointsSum points={points} />
        </AccountCard>
        <AccountCard title="Sổ điểm">
          {entries.length === 0 ? (
            <p className="text-ink-soft">
              Chưa có dòng nào. Điểm đầu tiên có sau khi một chuyến đi trong tài khoản này kết thúc.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {entries.map((entry) => (
                <EntryRow key={entry.id} {...entry} />
              ))}
            </ul>
          )}
        </AccountCard>
      </div>
    </div>
  );
}

function EntryRow({
  kind,
  code,
  points,
  expiresOn,
  reason,
  at,
  balance,
}: Route.ComponentProps['loaderData']['entries'][number]) {
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">
          {titles[kind]}
          {code && (
            <>
              {' '}
              <Link to={`/chuyen-di/${code}`} className="text-sea underline">
                {code}
              </Link>
            </>
          )}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {[
            formatDateTime(at),
            kind === 'correct' && reason,
            points > 0 && kind !== 'return' && expiresOn && `dùng đến hết ${formatDate(expiresOn)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="shrink-0 text-right tabular-nums">
        <span className={classNames('block font-semibold', points > 0 && 'text-sea')}>
          {points > 0 ? '+' : '−'}
          {formatNumber(Math.abs(points))}
        </span>
        <span className="block text-sm text-ink-soft">còn {formatNumber(balance)}</span>
      </p>
    </li>
  );
}
