import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { findRecount } from '#modules/pricing/display-prices/recount-prices.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { AddressCard, renamedReply, wasRenamed } from '../../parts/address-card.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button, buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField } from '../../parts/field.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { EntryForm } from './entry-form.tsx';
import { RecountNotice } from './recount-notice.tsx';
import { RemoveCard } from './remove-card.tsx';
import { runEntryAction } from './run-entry-action.ts';
import { findVocabulary } from './vocabularies.ts';

function needVocabulary(what: string | undefined) {
  const vocabulary = findVocabulary(what);
  if (!vocabulary) throw data(null, { status: 404 });
  return vocabulary;
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const vocabulary = needVocabulary(params.what);
  requireRight(context, vocabulary.verb);
  const { db, clock } = appOf(context);
  const key = params.key ?? '';
  const entry = await vocabulary.read(db, key);
  const listed = await vocabulary.list(db, '');
  const row = listed.find((one) => one.key === key);
  if (!entry || !row) throw data(null, { status: 404 });
  const { slug, title, fields, show, merge, rename, pathOf, movesPrices, objectType } = vocabulary;
  const all = show(entry);
  const fixed = Object.fromEntries(
    fields.flatMap(({ name, isNew }) => (isNew && all[name] !== undefined ? [[name, all[name]]] : [])),
  );
  const others = listed.filter((one) => !one.isHidden && one.key !== key);
  return {
    slug,
    title,
    row,
    version: entry.version,
    values: all,
    fixed,
    fields: fields.filter(({ isNew }) => !isNew),
    choices: (await vocabulary.choices?.(db)) ?? {},
    path: row.isHidden ? null : (pathOf?.(key) ?? null),
    // Words can only be merged within their own vocabulary.
    others:
      merge && !row.isHidden
        ? slug === 'tu'
          ? others.filter((one) => one.about === row.about)
          : others
        : null,
    mayRename: Boolean(rename),
    mayRemove: vocabulary.isRemovable?.(key, dayInVietnam(clock.now())) ?? false,
    isRenamed: wasRenamed(request),
    recount: movesPrices ? await findRecount(db) : null,
    lines: (await readHistory(db, { objectType, objectId: key }, 50)).lines,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const vocabulary = needVocabulary(params.what);
  requireRight(context, vocabulary.verb);
  const about = { vocabulary, key: params.key ?? '', actor: actorOf(context) };
  const reply = await runEntryAction(appOf(context), about, await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { row: { title: string }; title: string } }) => [
  { title: page ? `${page.row.title} · ${page.title}` : 'Không có' },
];

export default function EntryPage() {
  const page = useLoaderData<typeof loader>();
  const { slug, title, row, path, others, recount } = page;
  const reply = useActionReply<typeof action>();
  useLive(['prices']);
  return (
    <PageBody>
      <PageHead
        title={row.title}
        about={
          <span className="flex flex-wrap items-center gap-2">
            <Link
              to={`/danh-muc/${slug}`}
              className="inline-flex items-center text-sea hover:underline max-sm:min-h-11"
            >
              {title}
            </Link>
            {row.isHidden && <Badge tone="mute">Ẩn</Badge>}
            {row.uses > 0 && `${formatNumber(row.uses)} sản phẩm`}
          </span>
        }
      >
        {path && (
          <a href={path} className={buttonClass()}>
            Xem trên trang
          </a>
        )}
      </PageHead>
      <ReplyNotice reply={reply ?? (page.isRenamed ? renamedReply : undefined)} />
      {recount && <RecountNotice recount={recount} />}
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-3 max-lg:grid-cols-1">
        <EntryForm
          key={row.key}
          title="Thông tin"
          fields={page.fields}
          choices={page.choices}
          version={page.version}
          values={page.values}
          fixed={page.fixed}
          reply={reply}
          action={{ name: 'edit', title: reply?.merge ? 'Lưu bản đã ghép' : 'Lưu' }}
        />
        <div className="flex min-w-0 flex-col gap-3">
          {others && <MergeCard uses={row.uses} others={others} error={reply?.errors?.into} />}
          {page.mayRename && <AddressCard slug={reply?.typed?.slug ?? row.key} error={reply?.errors?.slug} />}
          {page.mayRemove && <RemoveCard version={page.version} reply={reply} />}
          <Card title="Lịch sử">
            <HistoryPanel lines={page.lines} />
          </Card>
        </div>
      </div>
    </PageBody>
  );
}

function MergeCard({
  uses,
  others,
  error,
}: {
  uses: number;
  others: readonly { key: string; title: string; about: string }[];
  error: string | undefined;
}) {
  return (
    <Card title="Gộp vào mục khác">
      <Form method="post" className="flex flex-col gap-2 px-3.5 py-3">
        <SelectField
          name="into"
          label="Gộp vào"
          error={error}
          hint={`${uses > 0 ? `${formatNumber(uses)} sản phẩm được chuyển sang mục kia. ` : ''}Mục này được ẩn đi, không xóa.`}
        >
          <option value="">Chọn…</option>
          {others.map((one) => (
            <option key={one.key} value={one.key}>
              {one.title} ({one.about})
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="do" value="merge" look="dangerous" className="w-fit">
          Gộp
        </Button>
      </Form>
    </Card>
  );
}
