import { data } from 'react-router';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { planSaverSlot } from '#web/parts/device/slots.ts';
import { ownPageMark } from '#web/parts/offline/offline-policy.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/plan-page.ts';
import { loadPlanPage, type PlanPageData } from './load-plan-page.ts';
import { PlanComments } from './plan-comments.tsx';
import { PlanDays } from './plan-days.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanOrder } from './plan-order.tsx';
import { PlanPrice } from './plan-price.tsx';
import { PlanShare } from './plan-share.tsx';
import { runPlanAction } from './run-plan-action.ts';

/** Whoever has the URL may view the plan: other sites must not learn it. */
export const headers = secretAddress;

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadPlanPage(context.get(appContext), request, params.slug);

export async function action({ request, params, context }: Route.ActionArgs) {
  const done = await runPlanAction(context.get(appContext), request, params.slug);
  return done instanceof Response ? done : data(done.refused, { status: done.status });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? pageMeta(metaSite(matches), location, {
        title: loaderData.plan.title,
        path: planPaths.one(loaderData.plan.slug),
        noindex: true,
      })
    : [];

export default function PlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, access } = loaderData;
  const refused = actionData ?? null;
  return (
    <div className="container-page pt-4 pb-32 xl:pb-16" {...(access !== 'viewer' && { [ownPageMark]: '' })}>
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
          { label: 'Kế hoạch', href: planPaths.own },
          { label: plan.title },
        ]}
      />
      {refused && (
        <div className="mt-4">
          <Notice tone="bad" role="alert" title={refused.error} />
        </div>
      )}
      <PlanHead page={loaderData} refused={refused} />
      <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_380px] xl:items-start">
        <div className="min-w-0 stack-6">
          {loaderData.voting && (
            <PlanOrder voting={loaderData.voting} isPrivate={plan.visibility === 'private'} />
          )}
          <PlanDays page={loaderData} refused={refused} />
          <PlanComments page={loaderData} refused={refused} />
        </div>
        <aside className="stack-5 xl:sticky xl:top-24">
          <PlanPrice page={loaderData} />
          {access !== 'viewer' && (
            <planSaverSlot.Outlet
              path={planPaths.one(plan.slug)}
              // Votes do not change the plan's version, but the offline copy shows them.
              version={`${plan.version} ${loaderData.voting?.total ?? 0}`}
            />
          )}
          {access === 'owner' && <PlanShare page={loaderData} />}
          {access !== 'viewer' && <PlanChanges page={loaderData} />}
        </aside>
      </div>
    </div>
  );
}

/** The change log, newest first. */
function PlanChanges({ page: { changes } }: { page: PlanPageData }) {
  if (changes.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-rice p-5">
      <summary className="folded-head min-h-11 list-none font-semibold">Ai đã sửa gì</summary>
      <ul className="mt-2 stack-2 text-sm">
        {changes.map(({ at, by, what, about }, index) => (
          <li key={index}>
            <strong>{by}</strong> {what}
            {about && ` “${about}”`}
            <span className="block text-ink-soft">{at}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
