import { data, redirect } from 'react-router';
import { findMove } from '#modules/addresses/queries.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageTarget } from '#web/app/routing/page-target.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import type { Route } from './+types/not-found-page.ts';
import { NotFoundView } from './not-found-view.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const target = await findMove(context.get(appContext).readDb, pageTarget(request).path);
  return target ? redirect(target, 301) : data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Không tìm thấy trang',
    path: location.pathname,
    noindex: true,
  });

/** The catch-all route. */
export default function NotFoundPage() {
  return <NotFoundView />;
}
