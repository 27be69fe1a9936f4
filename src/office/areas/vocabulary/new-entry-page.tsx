import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { readForm } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { EntryForm } from './entry-form.tsx';
import { findVocabulary } from './vocabularies.ts';
import { refusalsOf } from './vocabulary.ts';

function needVocabulary(what: string | undefined) {
  const vocabulary = findVocabulary(what);
  if (!vocabulary?.add) throw data(null, { status: 404 });
  return { ...vocabulary, add: vocabulary.add };
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { slug, title, one, fields, verb, choices } = needVocabulary(params.what);
  requireRight(context, verb);
  return { slug, title, one, fields, choices: (await choices?.(appOf(context).db)) ?? {} };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { slug, verb, shape, add } = needVocabulary(params.what);
  requireRight(context, verb);
  const form = await request.formData();
  const read = readForm(form, shape);
  const again = (reply: ActionReply) => data({ ...reply, typed: read.typed } as ActionReply, { status: 422 });
  if (!read.ok) return again(wrongIn(read));
  const { db, clock } = appOf(context);
  const given = { fields: read.value, actor: actorOf(context), form };
  const added = await db.transaction().execute((tx) => add(tx, given, clock.now()));
  if (added.ok) return redirect(`/danh-muc/${slug}/${encodeURIComponent(added.key)}`, 303);
  const { field, words } = refusalsOf[added.reason] ?? { words: added.reason };
  return again(field ? { errors: { [field]: words } } : { refused: words });
}

export const meta = ({ data: page }: { data?: { one: string } }) => [{ title: `Thêm ${page?.one ?? ''}` }];

export default function NewEntryPage() {
  const { title, one, fields, choices } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const usual = { popularity: '0', position: '0', filterable: '1' };
  return (
    <PageBody>
      <PageHead title={`Thêm ${one}`} about={title} />
      <ReplyNotice reply={reply} />
      <div className="max-w-4xl">
        <EntryForm
          title="Thông tin"
          fields={fields}
          choices={choices}
          version={0}
          values={reply?.typed ?? usual}
          reply={reply}
          action={{ name: 'add', title: `Thêm ${one}` }}
        />
      </div>
    </PageBody>
  );
}
