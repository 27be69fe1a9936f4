import { Phone } from 'lucide-react';
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { findFareBooking } from '#modules/booking/hold/book-fare.ts';
import {
  type EnquiryEvent,
  findStaffEnquiry,
  type StaffEnquiry,
} from '#modules/enquiries/queries/find-staff-enquiry.ts';
import { listTasksAbout } from '#modules/tasks/queries/list-tasks.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, type ButtonLook, buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { DueClock } from '../../parts/due-clock.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { TaskRow } from '../../parts/tasks/task-row.tsx';
import { AnswerForm } from './answer-form.tsx';
import { EnquiryBadge, enquiryStateWords } from './enquiry-badge.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { EnquiryOffers } from './enquiry-offers.tsx';
import { enquiryRights } from './enquiry-rights.ts';
import { enquiryTasks } from './list-owned-enquiries.ts';
import { NoteForm } from './note-form.tsx';
import { runEnquiryAction } from './run-enquiry-action.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  requireRight(context, ...enquiryRights);
  const { db, clock } = appOf(context);
  const code = (params.code ?? '').toUpperCase();
  const [enquiry, tasks] = await Promise.all([
    findStaffEnquiry(db, code, clock.now()),
    listTasksAbout(db, enquiryTasks, code),
  ]);
  if (!enquiry) throw data(null, { status: 404 });
  const accepted = enquiry.offers.flatMap(({ fares }) => fares).find(({ isAccepted }) => isAccepted);
  const bookingCode = accepted ? await findFareBooking(db, accepted.id) : null;
  return { enquiry, tasks, bookingCode, now: clock.now() };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const reply = await runEnquiryAction(
    appOf(context),
    { code: (params.code ?? '').toUpperCase(), actor: actorOf(context) },
    await request.formData(),
  );
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ params }: { params: { code?: string } }) => [{ title: `Yêu cầu ${params.code}` }];

export default function EnquiryPage() {
  const { enquiry, tasks, bookingCode, now } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  useLive(['enquiries', 'tasks']);
  const { contact, answerBy } = enquiry;
  return (
    <PageBody>
      <PageHead
        title={enquiry.code}
        about={
          <span className="flex flex-wrap items-center gap-2">
            {enquiry.kindLabel} <EnquiryBadge state={enquiry.state} />
            {answerBy && <DueClock dueAt={answerBy} now={now} />}
            {!enquiry.isProven && <Badge tone="warn">Chưa rõ là người</Badge>}
          </span>
        }
      >
        <a href={`tel:${contact.phone}`} className={buttonClass('plain')}>
          <Phone size={16} aria-hidden /> Gọi {formatPhone(contact.phone)}
        </a>
        <SellLink enquiry={enquiry} />
        <AffiliateLink enquiry={enquiry} />
        <MoveForm enquiry={enquiry} />
      </PageHead>
      <ReplyNotice reply={reply} />
      {tasks.length > 0 && (
        <Card title="Việc đang chờ">
          <ul>
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} now={now} />
            ))}
          </ul>
        </Card>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <EnquiryFacts enquiry={enquiry} />
          <EnquiryOffers enquiry={enquiry} bookingCode={bookingCode} />
          {/* After sending, the form for a new answer is empty. */}
          <AnswerForm key={enquiry.offers.length} enquiry={enquiry} reply={reply} now={now} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <NoteForm key={enquiry.events.length} enquiry={enquiry} reply={reply} />
          <EnquiryEvents events={enquiry.events} />
        </div>
      </div>
    </PageBody>
  );
}

/** Events so far, newest first. */
function EnquiryEvents({ events }: { events: readonly EnquiryEvent[] }) {
  return (
    <Card title="Đã làm gì">
      <ol>
        {events.map(({ id, at, what, state, by, note }) => (
          <li key={id} className="border-b border-line px-3.5 py-2 last:border-0">
            <p>
              <b className="font-semibold">{what}</b>
              {state && <span className="text-ink-soft"> → {enquiryStateWords[state]}</span>}
            </p>
            {note && <p className="break-words whitespace-pre-line text-ink-soft">{note}</p>}
            <p className="text-sm text-ink-faint">
              {formatMoment(at)} · {by}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Link to the form of a new affiliate, prefilled from this enquiry. */
function AffiliateLink({ enquiry: { code, kind } }: { enquiry: StaffEnquiry }) {
  if (!useMay()('affiliate.edit') || kind !== 'doi-tac') return null;
  return (
    <Link to={`/tiep-thi/moi?yeu-cau=${code}`} className={buttonClass('plain')}>
      Mở cộng tác viên
    </Link>
  );
}

/** Link to the page of calls, with this enquiry's wishes. */
function SellLink({ enquiry: { code, wishes, kind } }: { enquiry: StaffEnquiry }) {
  if (!useMay()('booking.sell') || kind === 've-may-bay') return null;
  const { dates, guests } = wishes;
  const query = new URLSearchParams({ 'yeu-cau': code });
  if (dates) query.set('di', dates.from);
  if (dates?.to) query.set('ve', dates.to);
  if (guests) query.set('lon', String(guests.adults));
  if (guests?.childAges.length) query.set('tuoi', guests.childAges.join(' '));
  return (
    <Link to={`/khach-goi?${query}`} className={buttonClass('plain')}>
      Đặt hộ khách
    </Link>
  );
}

const buttons: Record<StaffEnquiry['moves'][number], { title: string; look: ButtonLook }> = {
  'dang-xu-ly': { title: 'Bắt đầu xử lý', look: 'primary' },
  chot: { title: 'Chốt', look: 'plain' },
  dong: { title: 'Đóng', look: 'dangerous' },
};

/** The possible transitions from an enquiry's state. */
function MoveForm({ enquiry: { moves, state } }: { enquiry: StaffEnquiry }) {
  const may = useMay();
  if (!may('enquiry.move') || moves.length === 0) return null;
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="do" value="move" />
      {moves.map((to) => (
        <Button key={to} type="submit" name="to" value={to} look={buttons[to].look}>
          {to === 'dang-xu-ly' && state !== 'moi' ? 'Mở lại' : buttons[to].title}
        </Button>
      ))}
    </Form>
  );
}
