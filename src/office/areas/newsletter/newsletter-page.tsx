import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  useLoaderData,
  useLocation,
} from 'react-router';
import { z } from 'zod';
import { type StopNewsletterResult, stopNewsletter } from '#modules/newsletter/commands/subscribers.ts';
import { countSubscribers, listSubscribers } from '#modules/newsletter/queries.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { type ActionReply, answerForm, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { openableList, stateOfView, subscriberList } from './subscriber-list.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'newsletter.export');
  const { readDb, clock } = appOf(context);
  const { view, text, after, before } = readListAddress(new URL(request.url).search, subscriberList);
  const place = { after: readCursor(after), before: readCursor(before) };
  const [page, counts] = await Promise.all([
    listSubscribers(readDb, { state: stateOfView(view), text }, place),
    countSubscribers(readDb),
  ]);
  return { ...page, counts, now: clock.now().toISOString() };
}

const stopping = z.object({
  email: z.string().trim().pipe(z.email('Email chưa đúng, như ten@congty.vn.').max(200)),
  reason: z.string().trim().min(3, 'Ghi khách báo bằng cách nào.').max(200, 'Dài quá 200 ký tự.'),
});

const refusals: Record<Extract<StopNewsletterResult, { ok: false }>['reason'], string> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_subscriber: 'Không có địa chỉ này trong danh sách.',
  left_since: 'Người này đã thôi nhận từ trước.',
};

export async function action({ context, request }: ActionFunctionArgs) {
  return answerForm(await stopFor(context, await request.formData()));
}

async function stopFor(context: Readonly<RouterContextProvider>, form: FormData): Promise<ActionReply> {
  const { db, clock } = appOf(context);
  const read = readForm(form, stopping);
  if (!read.ok) return wrongIn(read);
  const result = await stopNewsletter(db, { ...read.value, actor: actorOf(context) }, clock.now());
  if (result.ok) return { done: `Từ nay ${read.value.email} không nhận bản tin nữa.` };
  const refused = refusals[result.reason];
  return result.reason === 'unknown_subscriber'
    ? { errors: { email: refused }, typed: read.typed }
    : { refused, isForbidden: result.reason === 'not_allowed', typed: read.typed };
}

export const meta = () => [{ title: 'Bản tin' }];

/** Any of these opens a guest's page. */
const guestRights = ['guest.read', 'guest.export', 'guest.erase', 'guest.merge'];

/** Who gets the newsletter, and the form for somebody who asks staff to be left out of it. */
export default function NewsletterPage() {
  const { rows, next, previous, counts, now } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead
        title="Bản tin"
        about={`${formatNumber(counts.subscribed)} người đang nhận · tệp xuất có liên kết thôi nhận của từng người, đặt vào mỗi bản tin bạn gửi`}
      />
      <ReplyNotice reply={reply} />
      {may('newsletter.stop') && <StopForm reply={reply} />}
      <List
        list={guestRights.some(may) ? openableList : subscriberList}
        rows={rows}
        now={now}
        counts={{ 'cho-xac-nhan': counts.waiting }}
        next={next}
        previous={previous}
        isLoose
        empty={
          <Empty title="Không có ai ở đây">
            Khách ghi email ở chân trang chủ hoặc trang Bản tin, rồi xác nhận trong thư.
          </Empty>
        }
      />
    </PageBody>
  );
}

function StopForm({ reply }: { reply: ActionReply | undefined }) {
  const { search } = useLocation();
  const given = reply?.done ? undefined : reply;
  return (
    <Fold title="Ngừng gửi cho một người…" isOpen={given !== undefined}>
      <Form method="post" action={search} preventScrollReset className="flex flex-wrap items-start gap-2 p-3">
        <TextField
          name="email"
          type="email"
          label="Email của khách"
          className="min-w-56 flex-1"
          defaultValue={given?.typed?.email}
          error={given?.errors?.email}
          autoComplete="off"
        />
        <TextField
          name="reason"
          label="Khách báo bằng cách nào"
          hint="Như: gọi tới hôm nay. Không ghi tên khách."
          className="min-w-56 flex-1"
          defaultValue={given?.typed?.reason}
          error={given?.errors?.reason}
          autoComplete="off"
        />
        <Button type="submit" look="dangerous" className="mt-[22px]">
          Ngừng gửi
        </Button>
      </Form>
    </Fold>
  );
}
