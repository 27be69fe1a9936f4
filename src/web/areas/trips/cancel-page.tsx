import { data, Form, redirect, useNavigation } from 'react-router';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { BookingCode, BookingSummary } from '#web/parts/booking/booking-summary.tsx';
import { leadToStepUp, requireTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/cancel-page.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { booking, access } = await requireTrip(request, app, params.code);
  if (!booking.refund) throw redirect(`/chuyen-di/${booking.code}`);
  // Unpaid places may be released with reduced access; the command checks again.
  if (access === 'reduced' && booking.paid > 0) throw leadToStepUp(request, booking.code);
  return { code: booking.code, paid: booking.paid, refund: booking.refund, items: booking.quote.items };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { access } = await requireTrip(request, app, params.code);
  const form = await request.formData();
  const result = await cancelBooking(
    app.db,
    app.queue,
    {
      code: params.code,
      actor: 'guest',
      note: String(form.get('note') ?? '').slice(0, 1000),
      expectedRefundVnd: Number(form.get('expectedRefund')),
      onlyUnpaid: access === 'reduced',
    },
    app.clock.now(),
  );
  if (!result.ok && result.reason === 'is_paid') throw leadToStepUp(request, params.code);
  if (!result.ok && result.reason === 'refund_changed') {
    return data(
      { error: 'Số tiền hoàn vừa thay đổi. Vui lòng xem số mới bên dưới rồi xác nhận lại.' },
      { status: 409 },
    );
  }
  return redirect(`/chuyen-di/${params.code}`, 303);
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Hủy ${params.code}`,
    path: `/chuyen-di/${params.code}/huy`,
    noindex: true,
  });

export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, paid, refund, items } = loaderData;
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
          { label: code, href: `/chuyen-di/${code}` },
          { label: 'Hủy' },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">Hủy đặt chỗ</h1>
      <div className="mt-6 stack-5">
        {actionData?.error && <Notice tone="bad" role="alert" title={actionData.error} />}
        <BookingCode code={code} />
        <BookingSummary items={items} />
        <section aria-label="Số tiền hoàn" className="rounded-card border border-line bg-rice p-5">
          <h2 className="text-lg">Nếu bạn hủy ngay bây giờ</h2>
          {paid === 0 ? (
            <p className="mt-2">Bạn chưa trả tiền, hủy không mất phí. Chỗ được mở lại cho khách khác.</p>
          ) : (
            <dl className="mt-3 stack-2">
              <Row label="Đã thanh toán" value={formatVnd(paid)} />
              <Row label="Phí hủy" value={formatVnd(refund.feeVnd)} />
              <Row label="Bạn nhận lại" value={formatVnd(refund.refundVnd)} isTotal />
            </dl>
          )}
          {refund.until && paid > 0 && (
            <p className="mt-3 text-sm text-ink-soft">Mức này áp dụng đến {formatDateTime(refund.until)}.</p>
          )}
        </section>
        <Form method="post" className="stack-4 rounded-card border border-line bg-rice p-5">
          <input type="hidden" name="expectedRefund" value={refund.refundVnd} />
          <TextArea name="note" label="Lý do hủy" maxLength={1000} hint="Giúp chúng tôi phục vụ tốt hơn." />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" className="max-md:w-full" disabled={isSending}>
              {isSending ? 'Đang hủy…' : 'Xác nhận hủy'}
            </Button>
            <ButtonLink to={`/chuyen-di/${code}`} look="outline" className="max-md:w-full">
              Giữ lại đặt chỗ
            </ButtonLink>
          </div>
        </Form>
      </div>
    </div>
  );
}

function Row({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={isTotal ? 'font-semibold' : ''}>{label}</dt>
      <dd className={isTotal ? 'text-xl font-semibold tabular-nums' : 'tabular-nums'}>{value}</dd>
    </div>
  );
}
