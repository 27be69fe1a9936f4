import { data, Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findRecount } from '#modules/pricing/display-prices/recount-prices.ts';
import { staffMay } from '#platform/actor/actor.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { Segments } from '../../parts/segments.tsx';
import { RecountNotice } from './recount-notice.tsx';
import { findVocabulary, vocabularies, vocabularyVerbs } from './vocabularies.ts';

/** Maximum number shown; others are found by searching their name. */
const maxShown = 300;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireRight(context, ...vocabularyVerbs);
  const actor = actorOf(context);
  const mine = vocabularies.filter(({ verb }) => staffMay(actor, verb));
  const vocabulary = params.what === undefined ? mine[0] : findVocabulary(params.what);
  if (!vocabulary) throw data(null, { status: 404 });
  requireRight(context, vocabulary.verb);
  const { db } = appOf(context);
  const text = (new URL(request.url).searchParams.get('tim') ?? '').trim().slice(0, 100);
  const { slug, title, one, about } = vocabulary;
  const entries = await vocabulary.list(db, text);
  return {
    vocabulary: { slug, title, one, about, canAdd: Boolean(vocabulary.add) },
    tabs: mine.map((other) => ({ slug: other.slug, title: other.title })),
    entries: entries.slice(0, maxShown),
    total: entries.length,
    recount: vocabulary.movesPrices ? await findRecount(db) : null,
    text,
  };
}

export const meta = ({ data: page }: { data?: { vocabulary: { title: string } } }) => [
  { title: `${page?.vocabulary.title ?? 'Không có'} · Danh mục` },
];

/** The entries of one vocabulary, by name. */
export default function VocabularyPage() {
  const { vocabulary, tabs, entries, total, recount, text } = useLoaderData<typeof loader>();
  const { slug, title, one, about, canAdd } = vocabulary;
  useLive(['prices']);
  return (
    <PageBody>
      <PageHead title="Danh mục" about={about}>
        {canAdd && <ButtonLink to={`/danh-muc/${slug}/moi`}>Thêm {one}</ButtonLink>}
      </PageHead>
      <Segments
        label="Danh mục"
        items={tabs.map((tab) => ({
          to: `/danh-muc/${tab.slug}`,
          title: tab.title,
          isChosen: tab.slug === slug,
        }))}
      />
      {recount && <RecountNotice recount={recount} />}
      <Card title={`${title} · ${formatNumber(total)}`}>
        <Form
          key={`${slug} ${text}`}
          role="search"
          className="flex items-end gap-2 border-b border-line px-3.5 py-2.5"
        >
          <TextField name="tim" type="search" label="Tìm theo tên" defaultValue={text} className="flex-1" />
          <Button type="submit">Tìm</Button>
        </Form>
        {entries.length === 0 ? (
          <Empty title="Không có mục nào như vậy">Bạn tìm bằng tên khác.</Empty>
        ) : (
          <ul>
            {entries.map((entry) => (
              <li key={entry.key} className="border-b border-line last:border-0">
                <Link
                  to={`/danh-muc/${slug}/${encodeURIComponent(entry.key)}`}
                  className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-0.5 px-3.5 py-1.5 hover:bg-hover max-sm:min-h-11"
                >
                  <b className="font-semibold">{entry.title}</b>
                  {entry.isHidden && <Badge tone="mute">Ẩn</Badge>}
                  <span className="min-w-0 flex-1 basis-40 text-ink-soft [overflow-wrap:anywhere] max-sm:basis-full">
                    {entry.about}
                  </span>
                  {entry.uses > 0 && (
                    <span className="text-sm text-ink-faint tabular-nums">
                      {formatNumber(entry.uses)} sản phẩm
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {total > entries.length && (
          <p className="px-3.5 py-2.5 text-ink-faint">
            Đang hiện {formatNumber(entries.length)} mục đầu. Bạn gõ tên để tìm các mục khác.
          </p>
        )}
      </Card>
    </PageBody>
  );
}
