import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { resendMail } from '#modules/booking/trip/resend-mail.ts';
import { listMailsOfOffice } from '#modules/mails/queries.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
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
  return { ...page, now: clock.now().toISOString() };
}

const refusals = {
  not_allowed: 'Vai trò của bạn không gửi lại thư được.',
  unknown_booking: 'Không có đặt chỗ này.',
  too_often: 'Thư vừa được gửi lại, chờ một lát.',
  nothing_to_send: 'Đặt chỗ này không ở trạng thái nào có thư để gửi lại.',
};

export async function action({ context, request }: ActionFunctionArgs): Promise<ActionReply> {
  const { db, queue, clock } = appOf(context);
  const code = String((await request.formData()).get('code') ?? '');
  const result = await resendMail(db, queue, { code, actor: actorOf(context) }, clock.now());
  return result.ok
    ? { done: `Thư cho biết tình trạng của ${code} đang được gửi lại tới hộp thư hiện nay của đặt chỗ.` }
    : { refused: refusals[result.reason] };
}

export const meta = () => [{ title: 'Thư' }];

export default function MailsPage() {
  const { rows, now, next, previous } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead title="Thư" about="ai được gửi gì và đã đi chưa" />
      <SystemTabs shown="/he-thong/thu" />
      <ReplyNotice reply={useActionData<typeof action>()} />
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
