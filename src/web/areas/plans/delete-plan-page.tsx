import { data, Form, redirect } from 'react-router';
import { readPlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { deletePlan } from '#modules/plans/editing/share-plan.ts';
import { planRefusals } from '#modules/plans/plan-refusals.ts';
import { listPlanEditors } from '#modules/plans/queries.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { useIsSending } from '#ui/use-is-sending.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/delete-plan-page.ts';
import { requirePlan } from './load-plan-page.ts';

/** What goes with a plan, before it is deleted for good. @throws 404 where the visitor does not own it */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { plan, view, access } = await requirePlan(app, request, params.slug);
  if (access !== 'owner') throw new Response(null, { status: 404 });
  return {
    title: plan.title,
    days: view.days.length,
    items: view.days.reduce((sum, { items }) => sum + items.length, 0),
    editors: (await listPlanEditors(app.db, plan.id)).length,
    visibility: plan.visibility,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const visitor = await readPlanVisitor(app, request);
  const deleted = await deletePlan(app.db, { slug: params.slug, visitor });
  if (deleted.ok) return redirect(`${planPaths.own}?xong=xoa`, 303);
  // Another tab may have deleted it already.
  if (deleted.reason === 'unknown_plan') throw redirect(planPaths.own, 303);
  return data({ error: planRefusals.not_owner }, { status: 403 });
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Xóa kế hoạch',
    path: planPaths.delete(params.slug),
    noindex: true,
  });

export default function DeletePlanPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, days, items, editors, visibility } = loaderData;
  const isSending = useIsSending();
  const plan = planPaths.one(params.slug);
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Kế hoạch của tôi', href: planPaths.own },
          { label: title, href: plan },
          { label: 'Xóa' },
        ]}
      />
      <h1 className="mt-3 text-2xl break-words lg:text-3xl">Xóa kế hoạch “{title}”?</h1>
      <div className="mt-6 stack-5">
        {actionData && <FocusedNotice tone="bad" role="alert" title={actionData.error} />}
        <section className="rounded-card border border-line bg-rice p-5">
          <p>Xóa rồi thì không lấy lại được. Mất hẳn:</p>
          <ul className="mt-2 list-disc stack-1 pl-5">
            <li>{items > 0 ? `${days} ngày với ${items} mục đã xếp` : `${days} ngày đã lập`}</li>
            {visibility !== 'private' && <li>liên kết đã gửi, cùng bình luận và lượt thích</li>}
            {editors > 0 && <li>quyền cùng sửa của {editors} người</li>}
          </ul>
          <p className="mt-3 text-ink-soft">Đặt chỗ đã có không đổi.</p>
          <Form method="post" className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" look="danger" className="max-md:w-full" disabled={isSending}>
              {isSending ? 'Đang xóa…' : 'Xóa kế hoạch'}
            </Button>
            <ButtonLink to={plan} look="outline" className="max-md:w-full">
              Giữ lại
            </ButtonLink>
          </Form>
        </section>
      </div>
    </div>
  );
}
