import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import type { ZodType } from 'zod';
import { addNote, openPapers } from '#modules/booking/board/notes.ts';
import { isBookingCode } from '#modules/booking/schema.ts';
import { answerMessage, settleMessages } from '#modules/booking/thread/messages.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { PageBody } from '../../parts/page-head.tsx';
import { actionForms, actOnBooking } from './act-on-booking.ts';
import { type ActionName, type BookingAnswer, bookingActions } from './booking-action.ts';
import { BookingHead } from './booking-head.tsx';
import { BookingSheet } from './booking-sheet.tsx';
import { CostCard } from './cost-card.tsx';
import { ItemsCard } from './items-card.tsx';
import { type BookingPageData, loadBooking } from './load-booking.ts';
import { MessagesCard } from './messages-card.tsx';
import { MoneyStrip } from './money-strip.tsx';
import { PeopleCard } from './people-card.tsx';
import { refusalWords } from './refusal-words.ts';
import { runCostAction } from './run-cost-action.ts';
import { ThreadCard } from './thread-card.tsx';
import { Timeline } from './timeline.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.read');
  const code = params.code ?? '';
  const booking = isBookingCode(code)
    ? await loadBooking(appOf(context), { code, actor: actorOf(context) })
    : null;
  if (!booking) throw data(null, { status: 404 });
  return booking;
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  requireRight(context, 'booking.read');
  const [app, actor, code = ''] = [appOf(context), actorOf(context), params.code];
  const now = app.clock.now();
  const form = await request.formData();
  const name = String(form.get('viec'));
  if (name === 'giay-to') {
    const opened = await openPapers(app.db, { code, actor }, { secrets: app.secrets.data, now });
    return opened.ok ? { papers: opened.travellers.map(({ details }) => details) } : refused(opened.reason);
  }
  if (name === 'ghi-chu') {
    const noted = await addNote(app.db, { code, text: String(form.get('text') ?? ''), actor }, now);
    return noted.ok || noted.reason === 'empty' ? redirect(`/dat-cho/${code}`) : refused(noted.reason);
  }
  if (name === 'tra-loi' || name === 'khong-can-tra-loi') {
    const text = String(form.get('text') ?? '');
    const settled =
      name === 'tra-loi'
        ? await answerMessage(app.db, app.queue, { code, text, actor }, now)
        : await settleMessages(app.db, { code, actor }, now);
    return settled.ok ? redirect(`/dat-cho/${code}`) : refused(settled.reason);
  }
  if (name === 'gia-von') {
    const reply = await runCostAction(app, { code, actor }, form);
    return reply.ok ? redirect(`/dat-cho/${code}`) : data(reply, { status: 422 });
  }
  if (!Object.hasOwn(actionForms, name)) throw data(null, { status: 400 });
  const read = readForm(form, actionForms[name as ActionName] as ZodType<unknown>, { lists: ['names'] });
  const { typed } = read;
  if (!read.ok) return data({ problems: read.errors, typed }, { status: 422 });
  const result = await actOnBooking(name as ActionName, { app, code, actor, now }, read.value as never);
  const { preview } = result;
  if (result.ok) {
    const isOnlyShown = preview && result.isDone === undefined;
    return isOnlyShown ? { preview, typed } : redirect(`/dat-cho/${code}?xong=${name}`);
  }
  const booking = await loadBooking(app, { code, actor });
  return data(
    {
      problem: refusalWords(
        result,
        booking?.timeline.find(({ isNote }) => !isNote),
      ),
      preview,
      typed,
    },
    { status: 409 },
  );
}

function refused(reason: string) {
  return data({ problem: refusalWords({ reason }) }, { status: 409 });
}

export const meta = ({ params }: { params: { code?: string } }) => [{ title: `${params.code} · Đặt chỗ` }];

export default function BookingPage() {
  const booking = useLoaderData<typeof loader>();
  const answer = useActionReply() as BookingAnswer | undefined;
  useLive(['bookings', 'vouchers', 'refunds']);
  const [search] = useSearchParams();
  const may = useMay();
  const actions = bookingActions.filter((one) => may(one.verb) && one.isPossible(booking));
  const asked = search.get('viec');
  const open = actions.find(({ name }) => name === asked);
  const done = bookingActions.find(({ name }) => name === search.get('xong'));
  return (
    <PageBody>
      <BookingHead booking={booking} actions={actions} />
      {done && (
        <Notice tone="good" role="status">
          Đã xong: {done.title.replace('…', '').toLowerCase()}.
        </Notice>
      )}
      {asked && !open && (
        <Notice tone="warn" role="alert">
          {answer?.problem ?? 'Việc này không còn làm được với đặt chỗ này. Xem diễn biến để biết vì sao.'}
        </Notice>
      )}
      {!asked && answer?.problem && (
        <Notice tone="bad" role="alert">
          {answer.problem}
        </Notice>
      )}
      {booking.change && (
        <Notice tone="info">
          Chờ khách trả chênh lệch {formatVnd(booking.change.dueVnd)} đến {formatMoment(booking.change.until)}{' '}
          thì đặt chỗ đổi; đổi lần nữa thì lần này thôi.
        </Notice>
      )}
      {booking.approval?.state === 'waiting' && (booking.holdExpiresAt ?? booking.answerBy) && (
        <Notice tone="info">
          Chờ quản lý của {booking.approval.firmName} duyệt: khách chưa trả được. Tiền tới trước thì nằm chờ,
          họ không duyệt thì hoàn lại đủ.
        </Notice>
      )}
      <MoneyStrip booking={booking} />
      <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <ItemsCard booking={booking} />
          <div className="grid grid-cols-2 items-start gap-3 max-md:grid-cols-1">
            <PeopleCard booking={booking} papers={answer?.papers} />
            <MessagesCard booking={booking} />
          </div>
          <ThreadCard messages={booking.messages} mayAnswer={may('booking.message')} />
          <TermsCard booking={booking} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {booking.costs && booking.costs.length > 0 && (
            <CostCard costs={booking.costs} problems={answer?.problems} typed={answer?.typed} />
          )}
          <Timeline entries={booking.timeline} mayNote={may('booking.note')} />
        </div>
      </div>
      {open && <BookingSheet key={open.name} action={open} booking={booking} answer={answer} />}
    </PageBody>
  );
}

/** The conditions as they were bought; later changes of a policy do not touch them. */
function TermsCard({ booking }: { booking: BookingPageData }) {
  return (
    <Card title="Điều kiện khách đã mua">
      <ul>
        {booking.items.map(({ position, title, policyTitle, tiers }) => (
          <li key={position} className="border-b border-line px-3.5 py-2 last:border-0">
            <b>{title}</b> <span className="text-ink-soft">{policyTitle}</span>
            <p className="text-ink-soft">
              {tiers.length === 0
                ? 'Không hoàn.'
                : `${tiers.map((tier) => `Hoàn ${tier.refundPercent} % đến ${formatMoment(tier.until)}`).join(' · ')} · sau đó không hoàn.`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
