import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listPagesForOffice } from '#modules/content/queries/list-articles-for-office.ts';
import { fillPlaceholders } from '#modules/content/rules.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ContentTabs } from './content-tabs.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, 'content.edit', 'content.publish');
  const { readDb } = appOf(context);
  const [pages, company] = await Promise.all([listPagesForOffice(readDb), getSettings(readDb)]);
  return { pages: pages.map((page) => ({ ...page, title: fillPlaceholders(page.title, company) })) };
}

export const meta = () => [{ title: 'Trang tĩnh' }];

/** Pages of terms, policies and about the company, each with its version. */
export default function PagesPage() {
  const { pages } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead title="Trang tĩnh" about="điều khoản, chính sách, giới thiệu" />
      <ContentTabs shown="/noi-dung/trang" />
      <Card title={`${pages.length} trang`}>
        <ul>
          {pages.map(({ slug, title, status, version, effectiveOn, hasDraft }) => (
            <li key={slug} className="border-b border-line last:border-0">
              <Link
                to={`/noi-dung/trang/${slug}`}
                className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2 hover:bg-hover"
              >
                <b className="min-w-0 flex-1 basis-60">{title}</b>
                {!status && <Badge tone="warn">Đã gỡ</Badge>}
                {hasDraft && <Badge tone="info">Có bản nháp</Badge>}
                <span className="text-sm text-ink-faint">
                  bản {version}, từ {formatDate(effectiveOn)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </PageBody>
  );
}
