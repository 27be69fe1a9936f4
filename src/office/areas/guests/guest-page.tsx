import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { staffMay } from '#platform/actor/actor.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireFresh } from '../../app/require-fresh.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Empty } from '../../parts/empty.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { GuestDeals } from './guest-deals.tsx';
import { GuestRights } from './guest-rights.tsx';
import { GuestWords } from './guest-words.tsx';
import { loadGuest, openGuest } from './load-guest.ts';
import { MergeCard } from './merge-card.tsx';
import { previewErasure, runErasure } from './run-erasure.ts';
import { type GuestReply, runMerge, runUndoMerge } from './run-merge.ts';

const rights = ['guest.read', 'guest.export', 'guest.erase', 'guest.merge'];

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  requireRight(context, ...rights);
  const app = appOf(context);
  const actor = actorOf(context);
  const key = params.key ?? '';
  const now = app.clock.now();
  const opened = await openGuest(app.db, key, now);
  if (!opened.ok && opened.reason === 'merged') throw redirect(`/khach/${opened.into}`);
  if (!opened.ok && opened.reason === 'unknown') throw data(null, { status: 404 });
  if (!opened.ok) return { key, guest: null, erasure: null };
  const guest = await loadGuest(app, opened);
  await writeHistory(app.db, { actor, verb: 'guest.read', object: { type: 'guest', id: key }, now });
  // Runs only on request, because it locks what it would erase.
  const isErasing = new URL(request.url).searchParams.get('xoa') === '1' && staffMay(actor, 'guest.erase');
  const erasure = isErasing ? await previewErasure(app, opened) : null;
  return { key, guest, erasure };
}

/** The actions in words, as they are confirmed. */
const actions = {
  merge: 'ghép hai khách thành một',
  unmerge: 'tách lại hai khách đã ghép',
  erase: 'xóa dữ liệu cá nhân của khách này, không lấy lại được',
};

export async function action({ params, context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const operation = String(form.get('do'));
  const isUndo = operation === 'unmerge';
  const isMerge = isUndo || operation.startsWith('merge');
  requireRight(context, isMerge ? 'guest.merge' : 'guest.erase');
  if (operation !== 'merge-preview')
    await requireFresh(context, request, form, () => ownValue(actions, operation) ?? actions.erase);
  const target = { key: params.key ?? '', actor: actorOf(context) };
  if (isMerge) {
    const { reply, status } = await (isUndo ? runUndoMerge : runMerge)(appOf(context), target, form);
    return data<GuestReply>(reply, { status });
  }
  const reply = await runErasure(appOf(context), target, form);
  return data<GuestReply>({ ...reply, form: 'erase' }, { status: reply.done ? 200 : 422 });
}

export const meta = () => [{ title: 'Khách' }];

/** All that is known about one person. */
export default function GuestPage() {
  const { key, guest, erasure } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  if (!guest) {
    return (
      <PageBody>
        <PageHead title="Khách" />
        <ReplyNotice reply={reply} />
        <Empty title="Dữ liệu của khách này đã được xóa theo yêu cầu">
          Chỉ còn số tiền và chứng từ mà luật kế toán buộc giữ.
        </Empty>
      </PageBody>
    );
  }
  const { fullName, phone, email, account } = guest;
  return (
    <PageBody>
      <PageHead
        title={fullName}
        about={[phone && formatPhone(phone), email, account ? 'có tài khoản' : 'chưa có tài khoản']
          .filter(Boolean)
          .join(' · ')}
      />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-3 max-lg:grid-cols-1">
        <GuestDeals guest={guest} />
        <div className="flex min-w-0 flex-col gap-3">
          <GuestWords guest={guest} />
          <MergeCard guest={guest} reply={reply?.form === 'erase' ? undefined : reply} />
          <GuestRights guestKey={key} erasure={erasure} reply={reply?.form === 'erase' ? reply : undefined} />
        </div>
      </div>
    </PageBody>
  );
}
