import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listMissingPages } from '#modules/content/commands/missing-pages.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { SystemTabs } from './system-tabs.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, 'system.run');
  return { pages: await listMissingPages(appOf(context).readDb) };
}

export const meta = () => [{ title: 'Trang không có' }];

/** The missing pages that visitors asked for. */
export default function MissingPage() {
  const { pages } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead title="Trang không có" about="địa chỉ khách hỏi mà không có, 30 ngày gần đây" />
      <SystemTabs shown="/he-thong/khong-co" />
      <Card title="Nhiều nhất trước">
        {pages.length === 0 ? (
          <Empty title="Chưa có ai hỏi trang không có">Số đếm được ghi nửa phút một lần.</Empty>
        ) : (
          <table aria-label="Trang không có" className="w-full">
            <thead className="text-left text-sm text-ink-soft">
              <tr className="border-b border-line">
                <th scope="col" className="px-3.5 py-1.5">
                  Địa chỉ
                </th>
                <th scope="col" className="px-3.5 py-1.5 text-right">
                  Lần
                </th>
                <th scope="col" className="px-3.5 py-1.5 text-right">
                  Gần nhất
                </th>
              </tr>
            </thead>
            <tbody>
              {pages.map(({ path, count, lastOn }) => (
                <tr key={path} className="border-b border-line last:border-0">
                  <th scope="row" className="px-3.5 py-1.5 text-left font-normal [overflow-wrap:anywhere]">
                    {path}
                  </th>
                  <td className="px-3.5 text-right tabular-nums">{formatNumber(Number(count))}</td>
                  <td className="px-3.5 text-right whitespace-nowrap tabular-nums">{formatDate(lastOn)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
      <p className="text-sm text-ink-faint">
        Phần địa chỉ có thể là mã, liên kết riêng hay thông tin của khách được thay bằng dấu …
      </p>
    </PageBody>
  );
}
