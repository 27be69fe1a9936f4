import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  type ListedArticle,
  listArticlesForOffice,
} from '#modules/content/queries/list-articles-for-office.ts';
import { appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { NoRows } from '../../parts/list/no-rows.tsx';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { stateWords } from './read-text-ref.ts';

const states: Readonly<Record<string, string>> = {
  nhap: 'draft',
  'chua-dang': 'new',
  'tren-trang': 'published',
  cho: 'scheduled',
  'da-go': 'withdrawn',
};

const articleList: ListDeclaration<ListedArticle> = {
  title: 'Bài viết',
  searchHint: 'Tên bài…',
  keyOf: ({ slug }) => slug,
  nameOf: ({ title }) => title,
  hrefOf: ({ slug }) => `/noi-dung/bai-viet/${slug}`,
  views: [
    { slug: 'tat-ca', title: 'Tất cả' },
    { slug: 'nhap', title: 'Có bản nháp' },
    { slug: 'chua-dang', title: 'Chưa đăng' },
    { slug: 'tren-trang', title: 'Trên trang' },
    { slug: 'cho', title: 'Chờ ngày' },
    { slug: 'da-go', title: 'Đã gỡ' },
  ],
  columns: [
    { title: 'Tên bài', phone: 'left', takesRest: true, cell: ({ title }) => <b>{title}</b> },
    { title: 'Chuyên mục', slug: 'chuyen-muc', phone: 'left', cell: ({ category }) => category },
    {
      title: 'Trạng thái',
      phone: 'right',
      cell: ({ state, hasDraft }) => (
        <span className="inline-flex flex-wrap gap-1">
          <Badge tone={stateWords[state].tone}>{stateWords[state].title}</Badge>
          {hasDraft && state !== 'new' && <Badge tone="info">Có bản nháp</Badge>}
        </span>
      ),
    },
    {
      title: 'Ngày đăng',
      slug: 'ngay',
      align: 'right',
      phone: 'right',
      cell: ({ publishedAt }) => formatDayMonthYear(publishedAt),
    },
  ],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'content.edit', 'content.publish', 'content.withdraw');
  const { readDb, clock } = appOf(context);
  const { view, text, after, before } = readListAddress(new URL(request.url).search, articleList);
  const page = Math.min(Math.max(Math.trunc(Number(after || before)) || 1, 1), 1000);
  const { rows, hasMore } = await listArticlesForOffice(readDb, {
    text,
    state: states[view] ?? '',
    category: '',
    page,
  });
  return {
    rows,
    now: clock.now().toISOString(),
    next: hasMore ? String(page + 1) : null,
    previous: page > 1 ? String(page - 1) : null,
  };
}

export const meta = () => [{ title: 'Bài viết' }];

export default function ArticlesPage() {
  const { rows, now, next, previous } = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead title="Bài viết">
        {may('content.edit') && (
          <ButtonLink to="/noi-dung/moi" look="primary">
            Viết bài mới
          </ButtonLink>
        )}
      </PageHead>
      <ContentTabs shown="/noi-dung" />
      <List
        list={articleList}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        empty={
          <NoRows list={articleList} noun="bài">
            <p>Bài viết đứng ở Cẩm nang du lịch, trong tìm kiếm và ở trang điểm đến.</p>
            <ButtonLink to="/noi-dung/moi" className="mt-3">
              Viết bài đầu tiên
            </ButtonLink>
          </NoRows>
        }
      />
    </PageBody>
  );
}
