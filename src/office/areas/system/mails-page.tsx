import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { resendMail } from '#modules/booking/trip/resend-mail.ts';
import { findMail, listMailsOfOffice } from '#modules/mails/queries.ts';
import { findWordedMail } from '#modules/mails/texts/worded-mails.ts';
import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { listJobsOfMail } from '#platform/queue/queue-figures.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Empty } from '../../parts/empty.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { mailList } from './mail-list.tsx';
import { SystemTabs } from './system-tabs.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'system.run', 'booking.edit');
  const { db, clock } = appOf(context);
  const { view, text, after, before } = readListAddress(new URL(request.url).search, mailList);
  const place = { after: readCursor(after), before: readCursor(before) };
  const page = await listMailsOfOffice(db, { isUnsent: view === 'chua-gui' && !text, text }, place);
  const rows = page.rows.map((row) => ({
    ...row,
    about: findWordedMail(row.template)?.about ?? row.template,
  }));
  return { ...page, rows, now: clock.now().toISOString() };
}

const refusals = {
  not_allowed: 'Vai trò của bạn không gửi lại thư được.',
  unknown_booking: 'Không có đặt chỗ này.',
  too_often: 'Thư vừa được gửi lại, chờ một lát.',
  nothing_to_send: 'Đặt chỗ này không ở trạng thái nào có thư để gửi lại.',
};

export async function action({ context, request }: ActionFunctionArgs): Promise<ActionReply> {
  const app = appOf(context);
  const { db, queue, clock } = app;
  const form = await request.formData();
  const mailId = form.get('mail');
  if (mailId !== null) return sendAgain(app, { id: Number(mailId) || 0, actor: actorOf(context) });
  const code = String(form.get('code') ?? '');
  const result = await resendMail(db, queue, { code, actor: actorOf(context) }, clock.now());
  return result.ok
    ? { done: `Thư cho biết tình trạng của ${code} đang được gửi lại tới hộp thư hiện nay của đặt chỗ.` }
    : { refused: refusals[result.reason] };
}

/** Retries the job of a failed mail: the mail's content exists nowhere else. */
async function sendAgain(
  { db, queue, clock }: App,
  { id, actor }: { id: number; actor: StaffActor },
): Promise<ActionReply> {
  const mail = await findMail(db, id);
  // Whoever may write to the guest of a booking may also send its mails again.
  const mayRetry = staffMay(actor, 'system.run') || (mail?.booking_id && staffMay(actor, 'booking.edit'));
  if (!mayRetry) return { refused: refusals.not_allowed };
  if (!mail || mail.sent_at) return { refused: 'Thư này đã đi, hoặc không còn.' };
  const jobs = await listJobsOfMail(db, mail.dedupe_key).catch(() => []);
  const retried = await Promise.all(jobs.map((job) => queue.retry(job)));
  if (!retried.includes(true))
    return { refused: 'Không còn việc nào gửi thư này. Nếu là thư của đặt chỗ, hãy gửi thư tình trạng.' };
  for (const job of jobs)
    await writeHistory(db, {
      actor,
      verb: 'system.retry',
      object: { type: 'job', id: job },
      reason: `thư ${id}`,
      now: clock.now(),
    });
  return { done: `Thư ${id} được gửi lại trong vài giây. Tải lại trang để xem kết quả.` };
}

export const meta = () => [{ title: 'Thư' }];

export default function MailsPage() {
  const { rows, now, next, previous } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead title="Thư" about="ai được gửi gì và đã đi chưa" />
      <SystemTabs shown="/he-thong/thu" />
      <ReplyNotice reply={useActionReply<typeof action>()} />
      <List
        list={mailList}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        empty={<Empty title="Không có thư nào như vậy">Xem tab khác, hoặc tìm ít chữ hơn.</Empty>}
      />
    </PageBody>
  );
}
