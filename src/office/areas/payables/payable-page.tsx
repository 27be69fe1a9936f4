import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listPayables, listStatementLines, listStatements } from '#modules/sales/queries/payables.ts';
import { addDays, dayInVietnam, lastDayOfMonth } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { formatDay } from '../../parts/format-moment.ts';
import { formatMonth, lastMonth } from '../../parts/months.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { CloseMonthForm } from '../../parts/statements/close-month-form.tsx';
import { PayForm } from '../../parts/statements/pay-form.tsx';
import { StatementsCard } from '../../parts/statements/statements-card.tsx';
import { LineTable } from './line-table.tsx';
import { runPayableAction } from './run-payable-action.ts';

/** Usual number of days after the end of the month until a supplier is paid. */
const usualDays = 15;

export async function loader({ context, params }: LoaderFunctionArgs) {
  requireRight(context, 'sale.margin');
  const { db, clock } = appOf(context);
  const today = dayInVietnam(clock.now());
  const month = lastMonth(today);
  const lastOn = lastDayOfMonth(month);
  const [payable] = await listPayables(db, lastOn, params.slug ?? '');
  if (!payable) throw data(null, { status: 404 });
  const [{ statements, payments }, lines] = await Promise.all([
    listStatements(db, payable.supplierId),
    listStatementLines(db, { supplierId: payable.supplierId, lastOn }),
  ]);
  // A month closed late is due within a week.
  const [usual, soon] = [addDays(lastOn, usualDays), addDays(today, 7)];
  const usualDueOn = usual < today ? soon : usual;
  return { payable, month, today, usualDueOn, statements, payments, lines };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const app = appOf(context);
  const month = lastMonth(dayInVietnam(app.clock.now()));
  const [payable] = await listPayables(app.db, lastDayOfMonth(month), params.slug ?? '');
  if (!payable) throw data(null, { status: 404 });
  const supplier = { id: payable.supplierId, slug: payable.slug };
  const reply = await runPayableAction(
    app,
    { supplier, month, actor: actorOf(context) },
    await request.formData(),
  );
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { payable: { brand: string } } }) => [
  { title: page ? `${page.payable.brand} · Công nợ` : 'Công nợ' },
];

export default function PayablePage() {
  const { payable, month, today, usualDueOn, statements, payments, lines } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  const isClosed = statements.some((one) => one.month >= month);
  const due = payable.dueOn ? `, hạn ${formatDay(payable.dueOn)}` : '';
  return (
    <PageBody>
      <PageHead title={payable.brand} about={`còn nợ ${formatVnd(Math.max(0, payable.owedVnd))}${due}`}>
        <ButtonLink to={`/cong-no/${payable.slug}/gia-von`}>Giá vốn, hoa hồng</ButtonLink>
      </PageHead>
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <Card
            title={`Chưa chốt đến hết ${formatMonth(month)}`}
            aside={<b className="tabular-nums">{formatVnd(payable.openVnd)}</b>}
          >
            {lines.length === 0 ? (
              <p className="px-3.5 py-3 text-ink-soft">
                Không còn dòng nào: mọi dịch vụ đã xong đều có trong bảng kê.
              </p>
            ) : (
              <LineTable lines={lines} />
            )}
          </Card>
          <StatementsCard path={`/cong-no/${payable.slug}`} statements={statements} payments={payments} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {may('payable.close') && lines.length > 0 && (
            <Card title={`Chốt bảng kê ${formatMonth(month)}`}>
              {isClosed ? (
                <p className="px-3.5 py-3 text-ink-soft">
                  Tháng này đã chốt. Những dòng mới vào bảng kê của tháng sau.
                </p>
              ) : (
                <CloseMonthForm
                  reply={reply}
                  dueOn={usualDueOn}
                  amountVnd={payable.openVnd}
                  month={month}
                  says="Chốt rồi thì bảng kê không đổi nữa; sửa sau này vào tháng sau."
                />
              )}
            </Card>
          )}
          {may('payable.pay') && payable.owedVnd > 0 && (
            <Card title="Ghi tiền đã trả">
              <PayForm key={payable.owedVnd} reply={reply} today={today} owedVnd={payable.owedVnd} />
            </Card>
          )}
          <p className="px-1 text-ink-soft">
            Liên hệ và tài khoản nhận tiền ở{' '}
            <Link to={`/nha-cung-cap/${payable.slug}`} className="text-sea hover:underline">
              trang nhà cung cấp
            </Link>
            .
          </p>
        </div>
      </div>
    </PageBody>
  );
}
