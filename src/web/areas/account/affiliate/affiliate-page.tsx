import { data } from 'react-router';
import {
  listAffiliateStatements,
  listCommissionLines,
} from '#modules/affiliates/queries/affiliate-statements.ts';
import { findAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { getAffiliateSums } from '#modules/affiliates/queries/get-affiliate-sums.ts';
import { listAffiliateBookings } from '#modules/affiliates/queries/list-affiliate-bookings.ts';
import { affiliateLink } from '#modules/affiliates/rules/affiliate-link.ts';
import { accountLabel } from '#modules/payments/refunds/banks.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AccountCard } from '../account-card.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { requireGuest } from '../require-guest.ts';
import type { Route } from './+types/affiliate-page.ts';
import { BookingsCard, RatesCard, StatementsCard } from './cards.tsx';
import { LinkCard } from './link-card.tsx';

/** An affiliate's view of their links: only for the account whose verified mail address the office registered for them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { db, clock, config } = app;
  const { email } = await requireGuest(app, request);
  const affiliate = email === null ? null : await findAffiliate(db, { email });
  if (!affiliate) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const page = query.get('trang') ?? '';
  const { statements, payments } = await listAffiliateStatements(db, affiliate.id);
  const shown = statements.find(({ month }) => month === query.get('thang'));
  const lines = shown ? await listCommissionLines(db, { statementId: shown.id }) : [];
  const bookings = await listAffiliateBookings(db, affiliate.id);
  const { code, isActive, attributionDays, rates, bankBin, lastDigits } = affiliate;
  return {
    ...{ code, isActive, attributionDays, rates },
    account: bankBin && accountLabel({ bankBin, lastDigits }),
    sums: await getAffiliateSums(db, affiliate.id, dayInVietnam(clock.now())),
    link: {
      page,
      home: affiliateLink('/', code, config.publicUrl) ?? '',
      made: page === '' ? null : affiliateLink(page, code, config.publicUrl),
    },
    bookings: bookings.map(({ bookingId, ...booking }) => booking),
    statements: statements.map(({ closedName, closedAt, ...statement }) => statement),
    payments: payments.map(({ actorName, ...payment }) => payment),
    month: shown?.month ?? null,
    lines: lines.map(({ bookingId, ...line }) => line),
  };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Tiếp thị liên kết',
    path: '/tai-khoan/tiep-thi-lien-ket',
    noindex: true,
  });

export default function AffiliatePage({ loaderData }: Route.ComponentProps) {
  const { settings } = useRootData();
  const { code, isActive, attributionDays, rates, account, sums, link, bookings } = loaderData;
  const { statements, payments, month, lines } = loaderData;
  return (
    <AccountFrame title="Tiếp thị liên kết" about={`Mã của bạn: ${code}`}>
      {!isActive && (
        <Notice tone="warn" title="Liên kết đang tạm dừng">
          Lượt bấm mới không được tính. Đặt chỗ đã có vẫn ra hoa hồng và được trả. Bạn gọi {settings.phone} để
          hỏi thêm.
        </Notice>
      )}
      <AccountCard title="Đang có">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 [&_dd]:text-lg [&_dd]:font-semibold [&_dd]:tabular-nums [&_dt]:text-sm [&_dt]:text-ink-soft">
          <Sum title="Lượt bấm, 30 ngày" value={formatNumber(sums.clicks)} />
          <Sum title="Đặt chỗ, 30 ngày" value={formatNumber(sums.bookings)} />
          <Sum title="Chờ khách đi xong" value={formatVnd(sums.expectedVnd)} />
          <Sum title="Đã tính, chưa chốt" value={formatVnd(sums.earnedVnd)} />
          <Sum title="Đã chốt, chờ trả" value={formatVnd(sums.owedVnd)} />
          <Sum title="Đã trả" value={formatVnd(sums.paidVnd)} />
        </dl>
      </AccountCard>
      <LinkCard link={link} attributionDays={attributionDays} />
      <BookingsCard bookings={bookings} />
      <StatementsCard
        statements={statements}
        payments={payments}
        shown={month === null ? null : { month, lines }}
        account={account}
      />
      <RatesCard rates={rates} attributionDays={attributionDays} />
    </AccountFrame>
  );
}

const Sum = ({ title, value }: { title: string; value: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{value}</dd>
  </div>
);
