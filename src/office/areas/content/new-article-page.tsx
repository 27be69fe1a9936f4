import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { addArticle } from '#modules/content/commands/drafts.ts';
import { listCategories } from '#modules/content/queries/list-articles-for-office.ts';
import { articleText } from '#modules/content/schema.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { isOwnPath } from './is-own-path.ts';
import { textRefusals } from './run-text-action.ts';
import { TextForm } from './text-form.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, 'content.edit');
  const { readDb, clock } = appOf(context);
  const values = { publishedOn: dayInVietnam(clock.now()), authorName: actorOf(context).name };
  return { values, categories: await listCategories(readDb) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireRight(context, 'content.edit');
  const read = readForm(await request.formData(), articleText);
  const again = (reply: ActionReply) => data({ ...reply, typed: read.typed } as ActionReply, { status: 422 });
  if (!read.ok) return again(wrongIn(read));
  const slug = slugify(read.value.title);
  const taken = 'Tên này đã là địa chỉ của một trang khác. Bạn đổi tên bài.';
  if (slug === '' || isOwnPath(`/${slug}`)) return again({ errors: { title: taken } });
  const { db, clock } = appOf(context);
  const added = await addArticle(db, { slug, values: read.value, actor: actorOf(context) }, clock.now());
  if (added.ok) return redirect(`/noi-dung/bai-viet/${slug}`, 303);
  if (added.reason === 'slug_taken') return again({ errors: { title: taken } });
  return again({ refused: textRefusals[added.reason] ?? added.reason });
}

export const meta = () => [{ title: 'Viết bài mới' }];

export default function NewArticlePage() {
  const { values, categories } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  return (
    <PageBody>
      <PageHead title="Viết bài mới" about="khách chưa thấy gì cho tới khi bạn đưa lên trang" />
      <ReplyNotice reply={reply} />
      <TextForm
        type="article"
        version={0}
        values={{ ...values, ...reply?.typed }}
        reply={reply}
        categories={categories}
        actions={[{ name: 'add', title: 'Lưu bản nháp' }]}
      />
    </PageBody>
  );
}
