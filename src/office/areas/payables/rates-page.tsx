import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type CostRate, listCostRates, listRateTargets } from '#modules/sales/queries/list-cost-rates.ts';
import { listPayables } from '#modules/sales/queries/payables.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { basisTitles } from './basis-titles.ts';
import { RateForm } from './rate-form.tsx';
import { runRateAction } from './run-rate-action.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  requireRight(context, 'sale.margin', 'cost.edit');
  const { db, clock } = appOf(context);
  const today = dayInVietnam(clock.now());
  const [payable] = await listPayables(db, today, params.slug ?? '');
  if (!payable) throw data(null, { status: 404 });
  const [rates, targets] = await Promise.all([
    listCostRates(db, payable.supplierId),
    listRateTargets(db, payable.supplierId),
  ]);
  return { brand: payable.brand, slug: payable.slug, rates, targets, today };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const app = appOf(context);
  const [payable] = await listPayables(app.db, dayInVietnam(app.clock.now()), params.slug ?? '');
  if (!payable) throw data(null, { status: 404 });
  const supplier = { id: payable.supplierId, slug: payable.slug };
  const reply = await runRateAction(app, { supplier, actor: actorOf(context) }, await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { brand: string } }) => [
  { title: page ? `Giá vốn · ${page.brand}` : 'Giá vốn' },
];

/** The cost rates of a supplier. */
export default function RatesPage() {
  const { brand, slug, rates, targets, today } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead title="Giá vốn, hoa hồng" about={brand}>
        {may('sale.margin') && <ButtonLink to={`/cong-no/${slug}`}>Công nợ</ButtonLink>}
      </PageHead>
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-3 max-lg:grid-cols-1">
        <Card title="Đang có">
          {rates.length === 0 && (
            <Empty title="Chưa có giá vốn nào">
              Đặt chỗ bán ra lúc chưa có giá vốn thì chưa tính được lãi và công nợ.
            </Empty>
          )}
          <ul>
            {rates.map((rate) => (
              <Rate key={rate.id} rate={rate} mayEnd={may('cost.edit')} />
            ))}
          </ul>
        </Card>
        {may('cost.edit') && (
          <Card title="Thêm">
            <RateForm key={rates.length} targets={targets} today={today} reply={reply} />
          </Card>
        )}
      </div>
    </PageBody>
  );
}

function Rate({ rate, mayEnd }: { rate: CostRate; mayEnd: boolean }) {
  const { id, productTitle, unitTitle, planTitle, basis, netVnd, commissionPercent, fromOn, toOn } = rate;
  const what = [productTitle ?? 'Mọi sản phẩm', unitTitle, planTitle].filter(Boolean).join(' · ');
  const howMuch =
    basis === 'commission'
      ? `${(commissionPercent ?? 0).toLocaleString('vi-VN')} %`
      : `${(netVnd ?? 0).toLocaleString('vi-VN')} ₫`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-2 last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <b>{what}</b>
        <p className="text-sm text-ink-soft">
          từ {formatDayMonthYear(fromOn)}
          {toOn && ` đến ${formatDayMonthYear(toOn)}`} · {rate.madeName} đặt
        </p>
      </div>
      <p className="text-right">
        <b className="tabular-nums">{howMuch}</b>{' '}
        <span className="text-sm text-ink-soft">{basisTitles[basis].toLowerCase()}</span>
      </p>
      {rate.endedAt && <Badge tone="mute">Đã thôi</Badge>}
      {!rate.endedAt && mayEnd && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="do" value="end" size="sm">
            Thôi dùng<span className="sr-only"> giá vốn {what}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}
