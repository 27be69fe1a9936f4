import { listCardsById } from '#modules/catalog/queries/list-cards-by-id.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { readIds } from '#web/parts/device/read-ids.ts';
import { mostSaved } from '#web/parts/device/saved.ts';
import type { Route } from './+types/saved-page.ts';
import { OwnList } from './own-list.tsx';
import { SharedList } from './shared-list.tsx';

export const headers = sharedPage({ tags: ['catalogue'], queryKeys: ['ids'], freshSeconds: 30 });

/** The saved products: those of this device, or with `ids` in the URL those that somebody shared. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { readDb } = context.get(appContext);
  const ids = readIds(new URL(request.url).searchParams, mostSaved);
  const products = await listCardsById(readDb, ids);
  return { shared: ids.length > 0 ? { products, missing: ids.length - products.length } : null };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: loaderData?.shared ? 'Danh sách được chia sẻ' : 'Đã lưu',
    path: '/da-luu',
    noindex: true,
  });

export default function SavedPage({ loaderData }: Route.ComponentProps) {
  const { shared } = loaderData;
  const title = shared ? 'Danh sách được chia sẻ' : 'Đã lưu';
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: title }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">{title}</h1>
      {shared ? <SharedList {...shared} /> : <OwnList />}
    </div>
  );
}
