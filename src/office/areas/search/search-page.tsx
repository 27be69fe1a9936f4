import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { actorOf, appOf } from '../../app/office-context.ts';
import { Empty } from '../../parts/empty.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { findAnything } from '../../parts/search/find-anything.ts';
import { FoundLine } from '../../parts/search/found-line.tsx';

/** Results for the search box in the header while typing, and for the search page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get('tim') ?? '';
  return { text, found: await findAnything(appOf(context), actorOf(context), text) };
}

export const meta = () => [{ title: 'Tìm' }];

export default function SearchPage() {
  const { text, found } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead title="Tìm" about={text ? `“${text}”` : 'mã, số điện thoại, tên, nội dung chuyển khoản'} />
      {found.length === 0 ? (
        <Empty title="Không thấy gì">Gõ ít nhất hai chữ; thử một đoạn của số điện thoại hoặc mã.</Empty>
      ) : (
        <ul className="rounded-card border border-line bg-surface">
          {found.map((thing) => (
            <li
              key={`${thing.group} ${thing.href} ${thing.title}`}
              className="border-b border-line last:border-0"
            >
              <FoundLine thing={thing} />
            </li>
          ))}
        </ul>
      )}
    </PageBody>
  );
}
