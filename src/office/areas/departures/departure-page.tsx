import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { listRiders, listRooms, proposeRooms } from '#modules/booking/trip/passengers.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { useLive } from '../../app/live.ts';
import { appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { Notice } from '../../parts/notice.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { CrewCard } from './crew-card.tsx';
import { getDeparture, historyIdOf } from './get-departure.ts';
import { ManifestFiles } from './manifest-files.tsx';
import { RegroupCard } from './regroup-card.tsx';
import { RoomsCard } from './rooms-card.tsx';
import { runDepartureAction } from './run-departure-action.ts';

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  requireRight(context, 'booking.read');
  const { db, clock } = appOf(context);
  const departure = await getDeparture(db, params);
  const { productId, day } = departure;
  const [{ lines }, riders, sleepers] = await Promise.all([
    readHistory(db, { objectType: 'departure', objectId: historyIdOf(departure) }, 50),
    listRiders(db, productId, day),
    listRooms(db, productId, day),
  ]);
  const isProposed = new URL(request.url).searchParams.has('xep');
  return {
    ...{ departure, lines, isProposed, today: dayInVietnam(clock.now()) },
    riders: riders.map(({ bookingId: _, ...rider }) => rider),
    sleepers: sleepers.map((sleeper, at) => ({
      ...sleeper,
      proposed: (isProposed && proposeRooms(sleepers)[at]?.room) || sleeper.room,
    })),
  };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, 'booking.read');
  const { reply, status } = await runDepartureAction(context, params, await request.formData());
  return data(reply, { status });
}

export const meta = ({ data: page }: { data?: { departure: { title: string } } }) => [
  { title: page ? `${page.departure.title} · Khởi hành` : 'Khởi hành' },
];

export default function DeparturePage() {
  const { departure, lines, riders, sleepers, isProposed, today } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  useLive(['bookings']);
  const { title, day, guests, codes, parts, extraReason } = departure;
  return (
    <PageBody>
      <PageHead
        title={title}
        about={
          <>
            <Link to="/khoi-hanh" className="text-sea underline underline-offset-3">
              Khởi hành
            </Link>{' '}
            · {formatLongDate(day)} · {guests} khách
          </>
        }
      />
      <ReplyNotice reply={reply} />
      {extraReason !== null && <ExtraNotice reason={extraReason} />}
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          <CrewCard parts={parts} reply={reply} />
          {may('booking.regroup') && (
            <RegroupCard departure={departure} riders={riders} today={today} reply={reply} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <Card title="Khách">
            <div className="flex flex-col gap-3 p-3.5">
              <ManifestFiles {...departure} />
              <p className="flex flex-wrap gap-x-3">
                {codes.length === 0 && 'Chưa có đặt chỗ nào đã xác nhận.'}
                {codes.map((code) => (
                  <Link
                    key={code}
                    to={`/dat-cho/${code}`}
                    className="inline-flex min-h-6 items-center text-sea hover:underline max-sm:min-h-11"
                  >
                    {code}
                  </Link>
                ))}
              </p>
            </div>
          </Card>
          <RoomsCard sleepers={sleepers} isProposed={isProposed} reply={reply} />
        </div>
        <Card title="Lịch sử" className="lg:col-span-2">
          <HistoryPanel lines={lines} />
        </Card>
      </div>
    </PageBody>
  );
}

/** Notice that a departure was opened outside its weekdays, with a button to remove it. */
function ExtraNotice({ reason }: { reason: string }) {
  const may = useMay();
  return (
    <Notice tone="info">
      <p className="[overflow-wrap:anywhere]">
        Chuyến thêm ngoài lịch: <b>{reason}</b>.
      </p>
      {may('places.edit') && (
        <Form method="post" className="mt-2">
          <Button type="submit" name="form" value="bo-chuyen">
            Bỏ chuyến này
          </Button>
        </Form>
      )}
    </Notice>
  );
}
