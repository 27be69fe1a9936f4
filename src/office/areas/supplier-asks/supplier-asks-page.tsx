import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type AskRow as ListedAsk, listAsks } from '#modules/suppliers/queries/list-asks.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { namesOfActors } from '#platform/history/list-actors.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Empty } from '../../parts/empty.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { AskRow } from './ask-row.tsx';
import { runAskAction } from './run-ask-action.ts';

/** Requests to suppliers; each is rendered with its actions. */
const askList: ListDeclaration<Pick<ListedAsk, 'id'>> = {
  title: 'Chờ nhà cung cấp',
  columns: [],
  keyOf: ({ id }) => id,
  views: [
    { slug: '', title: 'Đang chờ' },
    { slug: 'da-tra-loi', title: 'Đã trả lời' },
  ],
  searchHint: 'Nhà cung cấp, mã…',
};

const rights = ['booking.answer', 'supplier.remind'];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, ...rights);
  const { db, clock } = appOf(context);
  const { view, text, after, before } = readListAddress(new URL(request.url).search, askList);
  const filter = { view: view === 'da-tra-loi' ? 'answered' : 'open', text } as const;
  const place = { after: readCursor(after), before: readCursor(before) };
  const { rows, next, previous } = await listAsks(db, filter, place);
  const nameOf = await namesOfActors(
    db,
    rows.flatMap(({ answeredBy }) => answeredBy ?? []),
  );
  const asks = rows.map(({ answeredBy, ...ask }) => ({
    ...ask,
    answeredBy: answeredBy && nameOf(answeredBy),
  }));
  return { asks, next, previous, isOpen: filter.view === 'open', now: clock.now().toISOString() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireRight(context, ...rights);
  const reply = await runAskAction(appOf(context), actorOf(context), await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = () => [{ title: 'Chờ nhà cung cấp' }];

export default function SupplierAsksPage() {
  const { asks, next, previous, isOpen, now } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  useLive(['bookings', 'vouchers']);
  return (
    <PageBody>
      <PageHead title="Chờ nhà cung cấp" />
      <ReplyNotice reply={reply} />
      <List
        list={askList}
        rows={asks}
        now={now}
        next={next}
        previous={previous}
        empty={
          <Empty title={isOpen ? 'Không còn nhà cung cấp nào phải trả lời' : 'Không có câu trả lời nào'}>
            {isOpen && 'Đặt chỗ cần hỏi tự hiện ở đây, thư hỏi tự gửi.'}
          </Empty>
        }
      >
        {(shown, { changed, see }) => (
          <ul className="rounded-card border border-line bg-surface">
            {shown.map((ask) => (
              <AskRow
                key={ask.id}
                ask={ask}
                now={now}
                reply={reply?.askId === ask.id ? reply : undefined}
                isChanged={changed.has(ask.id)}
                onSeen={() => see(ask.id)}
              />
            ))}
          </ul>
        )}
      </List>
    </PageBody>
  );
}
