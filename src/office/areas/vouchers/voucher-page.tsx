import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findOfficeVoucher } from '#modules/vouchers/queries/list-vouchers.ts';
import { readTripCode } from '#modules/vouchers/rules/voucher-code.ts';
import { namesOfActors } from '#platform/history/list-actors.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Card } from '../../parts/card.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { runVoucherAction } from './run-voucher-action.ts';
import { VoucherActions } from './voucher-actions.tsx';
import { VoucherBadge } from './voucher-badge.tsx';
import { VoucherEvents } from './voucher-events.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.read');
  const { db, clock } = appOf(context);
  const code = (params.code ?? '').toUpperCase();
  const voucher = await findOfficeVoucher(db, code, dayInVietnam(clock.now()));
  if (!voucher) throw data(null, { status: 404 });
  const { events, ...facts } = voucher;
  const people = events.filter(({ actor }) => !actor.startsWith('scanner:')).map(({ actor }) => actor);
  const [nameOf, { lines }] = await Promise.all([
    namesOfActors(db, people),
    readHistory(db, { objectType: 'voucher', objectId: code }),
  ]);
  return {
    voucher: facts,
    lines,
    events: events.map(({ actor, ...event }) => ({
      ...event,
      who: actor.startsWith('scanner:') ? actor.slice('scanner:'.length) : nameOf(actor),
    })),
    bookingCode: readTripCode(code)?.bookingCode ?? '',
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireRight(context, 'booking.read');
  const voucher = { code: (params.code ?? '').toUpperCase(), actor: actorOf(context) };
  const reply = await runVoucherAction(appOf(context), voucher, await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ params }: { params: { code?: string } }) => [{ title: `Phiếu ${params.code}` }];

export default function VoucherPage() {
  const { voucher, events, lines, bookingCode } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  useLive(['vouchers']);
  return (
    <PageBody>
      <PageHead title={`Phiếu ${voucher.code}`} about={<VoucherBadge voucher={voucher} />} />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[380px_minmax(0,1fr)] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <Card title="Phiếu">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-3.5 py-3 [&_dt]:text-ink-soft">
              <dt>Đặt chỗ</dt>
              <dd>
                <Link to={`/dat-cho/${bookingCode}`} className="font-semibold text-sea hover:underline">
                  {bookingCode}
                </Link>
              </dd>
              <dt>Dịch vụ</dt>
              <dd>{voucher.title}</dd>
              <dt>Nhà cung cấp</dt>
              <dd>{voucher.supplier}</dd>
              <dt>Dùng</dt>
              <dd>
                {formatDate(voucher.validFrom)}
                {voucher.validUntil !== voucher.validFrom && ` đến ${formatDate(voucher.validUntil)}`}
              </dd>
              <dt>Khách</dt>
              <dd>{voucher.pax} người</dd>
              <dt>Lượt quét</dt>
              <dd>
                {voucher.admitted} trên {voucher.admits}
              </dd>
              <dt>Bản</dt>
              <dd>{voucher.version}</dd>
              <dt>Mã nhà cung cấp</dt>
              <dd className="break-words">{voucher.supplierReference || 'chưa có'}</dd>
            </dl>
          </Card>
          <VoucherActions voucher={voucher} reply={reply} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <VoucherEvents events={events} />
          <Card title="Lịch sử">
            <HistoryPanel lines={lines} />
          </Card>
        </div>
      </div>
    </PageBody>
  );
}
