import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listAffiliateStatements } from '#modules/affiliates/queries/affiliate-statements.ts';
import { findAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { listAffiliateBookings } from '#modules/affiliates/queries/list-affiliate-bookings.ts';
import { type AffiliateRow, listAffiliates } from '#modules/affiliates/queries/list-affiliates.ts';
import { affiliateLink } from '#modules/affiliates/rules/affiliate-link.ts';
import { listBookingCodes } from '#modules/booking/trip/account-bookings.ts';
import { accountLabel } from '#modules/payments/refunds/banks.ts';
import { addDays, dayInVietnam, lastDayOfMonth } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { lastMonth } from '../../parts/months.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { CloseMonthForm } from '../../parts/statements/close-month-form.tsx';
import { PayForm } from '../../parts/statements/pay-form.tsx';
import { StatementsCard } from '../../parts/statements/statements-card.tsx';
import { AffiliateBookings } from './affiliate-bookings.tsx';
import { affiliateValues, fieldsOf } from './affiliate-fields.ts';
import { AffiliateForm } from './affiliate-form.tsx';
import { AccountForm, SwitchForm } from './forms.tsx';
import { runAffiliateAction } from './run-affiliate-action.ts';

/** Usual number of days after the end of the month until an affiliate is paid. */
const usualDays = 15;

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireRight(context, 'affiliate.read');
  const { db, clock, config } = appOf(context);
  const affiliate = await findAffiliate(db, { code: (params.code ?? '').toUpperCase() });
  if (!affiliate) throw data(null, { status: 404 });
  const today = dayInVietnam(clock.now());
  const month = lastMonth(today);
  const [[row], bookings, books, { lines }] = await Promise.all([
    listAffiliates(db, { lastOn: lastDayOfMonth(month), today }, affiliate.code),
    listAffiliateBookings(db, affiliate.id),
    listAffiliateStatements(db, affiliate.id),
    readHistory(db, { objectType: 'affiliate', objectId: affiliate.code }, 50),
  ]);
  const codes = await listBookingCodes(
    db,
    bookings.map(({ bookingId }) => bookingId),
  );
  return {
    affiliate,
    sums: row as AffiliateRow,
    link: affiliateLink('/', affiliate.code, config.publicUrl) ?? '',
    bookings: bookings.map((booking) => ({ ...booking, code: codes.get(booking.bookingId) ?? '' })),
    ...books,
    lines,
    month,
    today,
    isClosed: books.statements.some((one) => one.month >= month),
    dueOn: addDays(today, usualDays),
  };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, 'affiliate.read');
  const app = appOf(context);
  const affiliate = await findAffiliate(app.db, { code: (params.code ?? '').toUpperCase() });
  if (!affiliate) throw data(null, { status: 404 });
  const month = lastMonth(dayInVietnam(app.clock.now()));
  const about = { affiliate, month, actor: actorOf(context) };
  const reply = await runAffiliateAction(app, about, await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { affiliate: { name: string } } }) => [
  { title: page ? `${page.affiliate.name} · Tiếp thị liên kết` : 'Tiếp thị liên kết' },
];

export default function AffiliatePage() {
  const { affiliate, sums, link, bookings, statements, payments, lines, month, today, isClosed, dueOn } =
    useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  const { code, name, isActive, bankBin, lastDigits, hasTaxCode } = affiliate;
  return (
    <PageBody>
      <PageHead
        title={name}
        about={
          <span className="flex flex-wrap items-center gap-2">
            {code}
            <Badge tone={isActive ? 'good' : 'mute'}>{isActive ? 'Đang làm' : 'Tạm dừng'}</Badge>
            <span className="break-all">{link}</span>
          </span>
        }
      >
        {may('report.read') && <ButtonLink to="/bao-cao?xem=tiep-thi">Báo cáo</ButtonLink>}
      </PageHead>
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_380px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <AffiliateBookings bookings={bookings} />
          <StatementsCard path={`/tiep-thi/${code}`} statements={statements} payments={payments} />
          <AffiliateForm
            key={code}
            version={affiliate.version}
            values={affiliateValues(fieldsOf(affiliate))}
            reply={reply}
            isOpen={may('affiliate.edit')}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <Card title="Đang có">
            <Facts sums={sums} />
            {may('affiliate.close') && sums.openLines > 0 && !isClosed && (
              <CloseMonthForm
                key={month}
                reply={reply}
                dueOn={dueOn}
                amountVnd={sums.openVnd}
                month={month}
                says="Chốt rồi thì bảng kê không đổi nữa và cộng tác viên được báo; sửa sau này vào tháng sau."
              />
            )}
          </Card>
          {may('affiliate.pay') && sums.owedVnd > 0 && (
            <Card title="Ghi tiền trả">
              <PayForm key={payments.length} reply={reply} today={today} owedVnd={sums.owedVnd} withholds />
            </Card>
          )}
          <Card title="Tài khoản nhận tiền">
            <p className="px-3.5 pt-3">
              {bankBin ? accountLabel({ bankBin, lastDigits }) : 'Chưa có tài khoản.'}
            </p>
            <p className="px-3.5 pb-3 text-ink-soft">
              {hasTaxCode ? 'Đã ghi mã số thuế.' : 'Chưa có mã số thuế.'}
            </p>
            {may('affiliate.account') && (
              <div className="px-3.5 pb-3.5">
                <AccountForm key={`${bankBin}${lastDigits}`} reply={reply} affiliate={affiliate} />
              </div>
            )}
          </Card>
          {may('affiliate.edit') && (
            <Card title={isActive ? 'Dừng hợp tác' : 'Hợp tác lại'}>
              <div className="p-3.5">
                <SwitchForm key={String(isActive)} reply={reply} isActive={isActive} />
              </div>
            </Card>
          )}
          <Card title="Lịch sử">
            <HistoryPanel lines={lines} />
          </Card>
        </div>
      </div>
    </PageBody>
  );
}

function Facts({ sums: { clicks, bookings, openVnd, openLines, owedVnd } }: { sums: AffiliateRow }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-3.5 py-3 [&_dd]:text-right [&_dd]:tabular-nums [&_dt]:text-ink-soft">
      <dt>Lượt bấm, 30 ngày</dt>
      <dd>{formatNumber(clicks)}</dd>
      <dt>Đặt chỗ, 30 ngày</dt>
      <dd>{formatNumber(bookings)}</dd>
      <dt>Chưa chốt</dt>
      <dd>{openLines > 0 ? `${formatVnd(openVnd)} · ${openLines} dòng` : '–'}</dd>
      <dt>Còn nợ</dt>
      <dd>
        <b>{formatVnd(owedVnd)}</b>
      </dd>
    </dl>
  );
}
