import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { articlePreviewKey, signArticlePreview } from '#modules/content/commands/preview-article.ts';
import { findText, listFormerTexts } from '#modules/content/queries/find-text.ts';
import { listCategories } from '#modules/content/queries/list-articles-for-office.ts';
import { staffMay } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { AddressCard, renamedReply, wasRenamed } from '../../parts/address-card.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button, buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { EditorsNow } from '../../parts/edit/editors-now.tsx';
import { findKept } from '../../parts/edit/find-kept.ts';
import { formatMoment } from '../../parts/format-moment.ts';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { compareVersions } from '../../parts/versions/compare-versions.ts';
import { FormerVersions } from '../../parts/versions/former-versions.tsx';
import { previewText } from './preview-text.ts';
import { publicPath, readTextRef, stateWords } from './read-text-ref.ts';
import { RemoveNotice } from './remove-notice.tsx';
import { runTextAction } from './run-text-action.ts';
import { textFields } from './text-fields.ts';
import { TextForm } from './text-form.tsx';
import { WithdrawNotice } from './withdraw-notice.tsx';

const rights = ['content.edit', 'content.publish', 'content.withdraw'];

async function needText(db: Executor, params: { type?: string; slug?: string }) {
  const ref = readTextRef(params);
  const text = ref && (await findText(db, ref));
  if (!text) throw data(null, { status: 404 });
  return text;
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireRight(context, ...rights);
  const app = appOf(context);
  const { db, secrets, clock, config } = app;
  const actor = actorOf(context);
  const text = await needText(db, params);
  const { type, slug, state, revision, live, draft } = text;
  const values = draft ?? live;
  const object = { type, id: slug };
  const [preview, categories, formers, { lines }, { kept, editors }] = await Promise.all([
    previewText(db, values.content ?? ''),
    listCategories(db),
    listFormerTexts(db, text),
    readHistory(db, { objectType: type, objectId: slug }, 50),
    findKept(app, { object, actor, fields: textFields[type], values }),
  ]);
  const compared = Number(new URL(request.url).searchParams.get('so'));
  const signed = type === 'article' ? signArticlePreview(secrets.token, slug, clock.now()) : null;
  const former = formers.find(({ number }) => number === compared);
  return {
    type,
    state,
    revision,
    values,
    slug,
    isRenamed: wasRenamed(request),
    hasDraft: draft !== null,
    path: publicPath(text),
    link: signed && {
      href: `${config.publicUrl}${publicPath(text)}?${new URLSearchParams({ [articlePreviewKey]: signed.token })}`,
      until: signed.until.toISOString(),
    },
    preview,
    categories,
    lines,
    object,
    editors,
    typing: staffMay(actor, 'content.edit') ? { object, kept } : undefined,
    formers: formers.map(({ fields, ...one }) => ({ ...one, effectiveOn: fields.effectiveOn ?? '' })),
    comparison: former
      ? { number: former.number, fields: compareVersions(textFields[type], former.fields, values) }
      : null,
  };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, ...rights);
  const app = appOf(context);
  const text = await needText(app.db, params);
  const reply = await runTextAction(app, { text, actor: actorOf(context) }, await request.formData());
  return reply.done || reply.linkedFrom || reply.asksRemoval ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { values: { title?: string } } }) => [
  { title: `${page?.values.title ?? 'Không có'} · Nội dung` },
];

export default function TextPage() {
  const page = useLoaderData<typeof loader>();
  const { type, state, revision, values, hasDraft, path } = page;
  const reply = useActionReply<typeof action>();
  const may = useMay();
  const actions = [
    ...(may('content.edit')
      ? [{ name: 'edit', title: reply?.merge ? 'Lưu bản đã ghép' : 'Lưu bản nháp' }]
      : []),
    ...(may('content.edit') && may('content.publish')
      ? [{ name: 'publish', title: 'Lưu và đưa lên trang' }]
      : []),
  ];
  return (
    <PageBody>
      <PageHead
        title={values.title}
        about={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={stateWords[state].tone}>{stateWords[state].title}</Badge>
            {hasDraft && state !== 'new' && <Badge tone="info">Có bản nháp</Badge>}
            <EditorsNow object={page.object} editors={page.editors} />
          </span>
        }
      >
        {state === 'published' && (
          <a href={path} className={buttonClass()}>
            Xem trên trang
          </a>
        )}
        {page.link && (hasDraft || state !== 'published') && (
          <>
            <a href={page.link.href} target="_blank" rel="noreferrer" className={buttonClass()}>
              Xem như khách
            </a>
            <CopyButton text={page.link.href}>
              {`Chép liên kết, mở đến ${formatMoment(page.link.until)}`}
            </CopyButton>
          </>
        )}
        {hasDraft && state !== 'new' && may('content.edit') && (
          <ActionForm name="discard" version={revision} title="Bỏ bản nháp" />
        )}
        {type === 'article' && state === 'new' && may('content.edit') && (
          <ActionForm name="ask-remove" version={revision} title="Xóa bài nháp" />
        )}
        {(state === 'published' || state === 'scheduled') && may('content.withdraw') && (
          <ActionForm name="withdraw" version={revision} title="Gỡ khỏi trang" />
        )}
      </PageHead>
      <ReplyNotice reply={reply ?? (page.isRenamed ? renamedReply : undefined)} />
      {reply?.asksRemoval && <RemoveNotice version={revision} />}
      {reply?.linkedFrom && <WithdrawNotice linkedFrom={reply.linkedFrom} version={revision} />}
      <TextForm
        key={`${path} ${hasDraft}`}
        type={type}
        version={revision}
        values={values}
        reply={reply}
        typing={page.typing}
        categories={page.categories}
        preview={page.preview}
        actions={actions}
      />
      <FormerVersions
        formers={page.formers}
        comparison={page.comparison}
        path={type === 'page' ? path : null}
        version={revision}
        mayRestore={may('content.edit')}
      />
      {may('content.edit') && (
        <AddressCard key={page.slug} slug={reply?.typed?.slug ?? page.slug} error={reply?.errors?.slug} />
      )}
      <Card title="Lịch sử">
        <HistoryPanel lines={page.lines} />
      </Card>
    </PageBody>
  );
}

function ActionForm({ name, version, title }: { name: string; version: number; title: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" name="do" value={name} look="dangerous">
        {title}
      </Button>
    </Form>
  );
}
