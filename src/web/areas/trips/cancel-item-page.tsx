import { data, Form, redirect, useNavigation } from 'react-router';
import {
  cancelBookingItem,
  listItemCancellations,
} from '#modules/booking/cancellation/cancel-booking-item.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/cancel-item-page.ts';
import { TripFrame } from './trip-frame.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const booking = await requireFullTrip(request, app, params.code);
  const items = await listItemCancellations(app.db, booking, app.clock.now());
  if (items.length === 0) throw redirect(`/chuyen-di/${booking.code}`);
  return { code: booking.code, items };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code } = await requireFullTrip(request, app, params.code);
  const form = await request.formData();
  const wish = {
    code,
    position: Number(form.get('position') ?? -1),
    expectedRefundVnd: Number(form.get('expectedRefund')),
    actor: 'guest' as const,
  };
  const result = await cancelBookingItem(app.db, app.queue, wish, app.clock.now());
  if (result.ok) return redirect(`/chuyen-di/${code}?xong=huy-mot`, 303);
  const error =
    result.reason === 'refund_changed'
      ? 'Số tiền hoàn vừa thay đổi. Vui lòng xem số mới bên dưới rồi xác nhận lại.'
      : 'Dịch vụ này không còn hủy riêng được.';
  return data({ error }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Hủy một dịch vụ ${params.code}`,
    path: `/chuyen-di/${params.code}/huy-mot`,
    noindex: true,
  });

export default function CancelItemPage({ loaderData: { code, items }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <TripFrame code={code} title="Hủy một dịch vụ">
      <p className="text-ink-soft">Các dịch vụ khác của đặt chỗ giữ nguyên.</p>
      {actionData?.error && <FocusedNotice tone="bad" role="alert" title={actionData.error} />}
      {items.map(({ position, title, unitTitle, feeVnd, refundVnd, totalVnd, until }) => (
        <section
          key={position}
          aria-labelledby={`dich-vu-${position}`}
          className="rounded-card border border-line bg-rice p-5"
        >
          <h2 id={`dich-vu-${position}`} className="text-lg">
            {title}
          </h2>
          <p className="text-ink-soft">{unitTitle}</p>
          <dl className="mt-3 stack-1">
            <Row label="Phí hủy" value={formatVnd(feeVnd)} />
            <Row label="Bạn nhận lại" value={formatVnd(refundVnd)} />
            <Row label="Đặt chỗ còn lại" value={formatVnd(totalVnd)} />
          </dl>
          {until && (
            <p className="mt-2 text-sm text-ink-soft">Mức này áp dụng đến {formatDateTime(until)}.</p>
          )}
          <Form method="post" className="mt-4">
            <input type="hidden" name="position" value={position} />
            <input type="hidden" name="expectedRefund" value={refundVnd} />
            <Button type="submit" look="danger" disabled={isSending}>
              Hủy dịch vụ này<span className="sr-only">: {title}</span>
            </Button>
          </Form>
        </section>
      ))}
    </TripFrame>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
