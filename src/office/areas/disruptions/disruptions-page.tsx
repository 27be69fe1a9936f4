import { CloudLightning, Plus } from 'lucide-react';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { previewClosing } from '#modules/booking/disruption/queries.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeReading } from '#platform/history/write-reading.ts';
import { classNames } from '#ui/class-names.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireFresh } from '../../app/require-fresh.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { formatDay } from '../../parts/format-moment.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { CloseForm } from './close-form.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { loadDisruptions } from './load-disruptions.ts';
import { closingForm, readScope } from './read-scope.ts';
import { runDisruption } from './run-disruption.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'days.close', 'booking.cancel');
  const [app, actor] = [appOf(context), actorOf(context)];
  const page = await loadDisruptions(app, new URL(request.url).searchParams);
  const { chosen, guests } = page;
  if (chosen && guests.length > 0) {
    const object = { type: 'disruption', id: chosen.id };
    const after = { guests: guests.length };
    await writeReading(app.db, { actor, verb: 'disruption.read', object, after, now: app.clock.now() });
  }
  return page;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  await requireFresh(context, request, form, () => describeClosing(appOf(context).db, form));
  return runDisruption(appOf(context), actorOf(context), form);
}

export const meta = () => [{ title: 'Ngừng phục vụ' }];

export default function DisruptionsPage() {
  const { closings, chosen } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  useLive(['bookings']);
  const open = closings.filter(({ endedAt }) => !endedAt).length;
  const isForming = !chosen && may('days.close');
  return (
    <PageBody>
      <PageHead
        title="Ngừng phục vụ"
        about={open > 0 ? `${open} đợt đang ngừng` : 'không có đợt nào đang ngừng'}
      >
        {chosen && may('days.close') && (
          <ButtonLink to="/ngung-phuc-vu" look="primary">
            <Plus size={16} aria-hidden /> Ngừng thêm
          </ButtonLink>
        )}
      </PageHead>
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[340px_minmax(0,1fr)] items-start gap-3 max-lg:grid-cols-1">
        <div className={classNames('min-w-0', (chosen || isForming) && 'max-lg:order-last')}>
          <Closings />
        </div>
        {chosen ? <ClosingPanel key={chosen.id} reply={reply} /> : isForming && <CloseForm reply={reply} />}
      </div>
    </PageBody>
  );
}

function Closings() {
  const { closings, chosen } = useLoaderData<typeof loader>();
  return (
    <Card title="Các đợt ngừng">
      {closings.length === 0 ? (
        <Empty title="Ba tháng qua không ngừng gì">Đợt ngừng đầu tiên sẽ hiện ở đây.</Empty>
      ) : (
        <ul aria-label="Các đợt ngừng">
          {closings.map(({ id, title, fromOn, toOn, bookings, open, endedAt }) => (
            <li
              key={id}
              className={classNames(
                'relative flex flex-col gap-0.5 border-b border-line px-3.5 py-2 last:border-0',
                id === chosen?.id ? 'bg-sea-soft inset-ring-2 inset-ring-sea' : 'hover:bg-hover',
              )}
            >
              <p className="flex flex-wrap items-center gap-x-2">
                <Link
                  to={`?dot=${id}`}
                  aria-current={id === chosen?.id ? 'true' : undefined}
                  className="font-semibold text-sea after:absolute after:inset-0"
                >
                  {title}
                </Link>
                <span className="ml-auto">
                  {endedAt ? (
                    <Badge tone="mute">Đã mở lại</Badge>
                  ) : (
                    <Badge tone="bad" icon={CloudLightning}>
                      Đang ngừng
                    </Badge>
                  )}
                </span>
              </p>
              <p className="text-sm text-ink-soft">
                {fromOn === toOn ? formatDay(fromOn) : `${formatDay(fromOn)} – ${formatDay(toOn)}`} ·{' '}
                {bookings} đặt chỗ
                {open > 0 && <b className="text-warn">, {open} chờ chọn</b>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What a closing's form does, with the guests it concerns, as it is confirmed. */
async function describeClosing(db: Database, form: FormData): Promise<string> {
  if (form.get('do') === 'reopen') return 'mở lại những ngày đã ngừng, báo lại cho khách';
  const read = closingForm.safeParse(Object.fromEntries(form));
  const scope = read.success ? readScope(read.data.chon) : null;
  if (!read.success || !scope) return 'ngừng phục vụ';
  const { tu: fromOn, den: toOn } = read.data;
  const shown = await previewClosing(db, scope, { fromOn, toOn });
  if (!shown) return 'ngừng phục vụ';
  const days = fromOn === toOn ? formatDay(fromOn) : `${formatDay(fromOn)} đến ${formatDay(toOn)}`;
  return `ngừng ${shown.title}, ${days}: ${shown.bookings} đặt chỗ được báo`;
}
