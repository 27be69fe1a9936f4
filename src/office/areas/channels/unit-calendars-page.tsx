import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import {
  listCalendarAddresses,
  listFeeds,
  listOverbookedDays,
} from '#modules/channels/calendars/calendar-queries.ts';
import { findCalendarUnit } from '#modules/channels/calendars/lock-unit.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { replyTo } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { AddressRow } from './address-row.tsx';
import { FeedCard } from './feed-card.tsx';
import { FeedFields } from './feed-fields.tsx';
import { runUnitAction, type UnitReply } from './run-unit-action.ts';

const idOf = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireRight(context, 'channel.read', 'channel.edit');
  const { db, clock } = appOf(context);
  const now = clock.now();
  const unit = await findCalendarUnit(db, idOf(params.unit));
  if (!unit) throw data(null, { status: 404 });
  const [feeds, addresses, overbooked] = await Promise.all([
    listFeeds(db, unit.id),
    listCalendarAddresses(db, unit.id),
    listOverbookedDays(db, { unitId: unit.id, today: dayInVietnam(now) }),
  ]);
  return { unit, feeds, addresses, overbooked, now };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, 'channel.read', 'channel.edit');
  const app = appOf(context);
  const unit = await findCalendarUnit(app.db, idOf(params.unit));
  if (!unit) throw data(null, { status: 404 });
  const about = { unitId: unit.id, actor: actorOf(context) };
  const reply = await runUnitAction(app, about, await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { unit: { title: string } } }) => [
  { title: page ? `${page.unit.title} · Kênh bán` : 'Kênh bán' },
];

/** The calendars that one room or cabin shares with other channels. */
export default function UnitCalendarsPage() {
  const { unit, feeds, addresses, overbooked, now } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const isOpen = useMay()('channel.edit');
  const madeFor = (feedId: number | null) => (reply?.made?.feedId === feedId ? reply.made?.url : undefined);
  const addressOf = (feedId: number | null) => addresses.find((address) => address.feedId === feedId);
  return (
    <PageBody>
      <PageHead
        title={unit.title}
        about={
          <>
            <Link to="/kenh-ban" className="text-sea underline underline-offset-3">
              Kênh bán
            </Link>{' '}
            · {unit.productTitle} · {unit.quantity} chỗ
          </>
        }
      />
      <ReplyNotice reply={reply} />
      {overbooked.length > 0 && (
        <Notice tone="bad">
          Kênh khác và mình cùng bán nhiều hơn số chỗ:{' '}
          {overbooked
            .slice(0, 10)
            .map(
              ({ day, taken, elsewhere, allotment }) =>
                `${formatDate(day)} (đây ${taken}, kênh ${elsewhere}, có ${allotment})`,
            )
            .join('; ')}
          {overbooked.length > 10 && ` và ${overbooked.length - 10} ngày nữa`}. Bạn gọi kênh hoặc khách để xếp
          lại; chỗ đã giữ và đã bán ở đây vẫn nguyên.
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          {feeds.map((feed) => (
            <FeedCard
              key={feed.id}
              feed={feed}
              address={addressOf(feed.id)}
              madeUrl={madeFor(feed.id)}
              reply={reply}
              isOpen={isOpen}
              now={now}
            />
          ))}
          <Card title="Kênh chỉ đọc lịch của mình">
            <p className="px-3.5 py-3 text-ink-soft">
              Dùng cho kênh không có lịch để mình đọc. Kênh đã nối ở trên có địa chỉ riêng, để không nhận lại
              ngày của chính nó.
            </p>
            <AddressRow
              feedId={null}
              name="kênh khác"
              address={addressOf(null)}
              madeUrl={madeFor(null)}
              isOpen={isOpen}
            />
          </Card>
        </div>
        {isOpen && <AddForm key={feeds.length} reply={reply} />}
      </div>
    </PageBody>
  );
}

function AddForm({ reply }: { reply: UnitReply | undefined }) {
  const { typed = {}, errors } = replyTo(reply, 'add');
  return (
    <Card title="Nối lịch của kênh khác">
      <Form method="post" noValidate className="flex flex-col gap-3 px-3.5 py-3">
        <FeedFields said={typed} errors={errors} />
        <Button type="submit" name="do" value="add" look="primary" className="w-fit max-sm:w-full">
          Nối lịch
        </Button>
        <p className="text-sm text-ink-soft">
          Máy đọc lịch 15 phút một lần. Sau 2 giờ không đọc được có việc trong Việc; sau 6 giờ hạng tạm ngừng
          bán và tự bán lại khi lịch có trở lại.
        </p>
      </Form>
    </Card>
  );
}
