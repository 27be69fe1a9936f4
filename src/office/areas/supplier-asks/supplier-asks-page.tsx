import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { listAsks } from '#modules/suppliers/queries/list-asks.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { namesOfActors } from '#platform/history/list-actors.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { Segments } from '../../parts/segments.tsx';
import { AskRow } from './ask-row.tsx';
import { runAskAction } from './run-ask-action.ts';

const rights = ['booking.answer', 'supplier.remind'];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, ...rights);
  const { db, clock } = appOf(context);
  const query = new URL(request.url).searchParams;
  const view = query.get('xem') === 'da-tra-loi' ? 'answered' : 'open';
  const place = { after: readCursor(query.get('sau') ?? ''), before: readCursor(query.get('truoc') ?? '') };
  const { rows, next, previous } = await listAsks(db, view, place);
  const nameOf = await namesOfActors(
    db,
    rows.flatMap(({ answeredBy }) => answeredBy ?? []),
  );
  const asks = rows.map(({ answeredBy, ...ask }) => ({
    ...ask,
    answeredBy: answeredBy && nameOf(answeredBy),
  }));
  return { asks, next, previous, view, now: clock.now() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireRight(context, ...rights);
  const reply = await runAskAction(appOf(context), actorOf(context), await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = () => [{ title: 'Chờ nhà cung cấp' }];

export default function SupplierAsksPage() {
  const { asks, next, previous, view, now } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  useLive(['bookings', 'vouchers']);
  const isOpen = view === 'open';
  const at = isOpen ? '?' : '?xem=da-tra-loi&';
  return (
    <PageBody>
      <PageHead title="Chờ nhà cung cấp" />
      <ReplyNotice reply={reply} />
      <Segments
        label="Câu hỏi"
        items={[
          { to: '?', title: 'Đang chờ', isChosen: isOpen },
          { to: '?xem=da-tra-loi', title: 'Đã trả lời', isChosen: !isOpen },
        ]}
      />
      {asks.length === 0 ? (
        <Empty title={isOpen ? 'Nhà cung cấp đã trả lời hết' : 'Chưa có câu trả lời nào'}>
          {isOpen && 'Đặt chỗ cần hỏi tự hiện ở đây, thư hỏi tự gửi.'}
        </Empty>
      ) : (
        <ul className="rounded-card border border-line bg-surface">
          {asks.map((ask) => (
            <AskRow key={ask.id} ask={ask} now={now} reply={reply?.askId === ask.id ? reply : undefined} />
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        {previous && <ButtonLink to={`${at}truoc=${previous}`}>Trước</ButtonLink>}
        {next && <ButtonLink to={`${at}sau=${next}`}>Sau</ButtonLink>}
      </div>
    </PageBody>
  );
}
