import { data, Form, redirect } from 'react-router';
import { ensurePlanVisitor, readPlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { copyPlan } from '#modules/plans/editing/copy-plan.ts';
import { likePlan, likesPlan } from '#modules/plans/editing/vote-item.ts';
import { findPublicPlan } from '#modules/plans/editorial/list-public-plans.ts';
import { planRefusals } from '#modules/plans/plan-refusals.ts';
import type { App } from '#platform/app.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { missing } from '#web/app/errors/missing.ts';
import { metaSite } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd, tripJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { likedKey, planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/public-plan-page.ts';
import { CommentList } from './comment-list.tsx';
import { LikeButton } from './like-button.tsx';
import { loadPlanComments } from './load-plan-comments.ts';
import { PlanDays } from './plan-days.tsx';
import { shapeDays } from './shape-days.ts';
import { useLiked } from './use-liked.ts';
import { voteOrigin } from './vote-origin.ts';

export const headers = sharedPage({
  tags: ['plans', 'catalogue'],
  queryKeys: [likedKey],
  ownKeys: [likedKey],
});

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { readDb } = app;
  const { slug } = params;
  const plan = await findPublicPlan(readDb, slug);
  if (!plan) throw await missing(readDb, planPaths.public(slug));
  const { title, summary, party, likes, fromVnd, isEditorial, authorName, picture, provinces } = plan;
  const asksLiked = Boolean(new URL(request.url).searchParams.get(likedKey));
  return {
    plan: { slug, title, summary, party, likes, fromVnd, isEditorial, authorName, picture, provinces },
    // The page is shared by all visitors: no random ids in it.
    days: shapeDays(plan, { newId: () => '' }),
    comments: await loadPlanComments(readDb, { slug, id: plan.id, isOwner: false }),
    /** Null on the page that is the same for everyone. */
    isLiked: asksLiked ? await isLikedBy(app, request, plan.id) : null,
  };
}

async function isLikedBy(app: App, request: Request, planId: number): Promise<boolean> {
  const visitor = await readPlanVisitor(app, request);
  return likesPlan(app.db, { planId, visitor, secret: app.secrets.token });
}

/** Copies the plan for the visitor, or stores or removes their like. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { slug } = params;
  if (!(await findPublicPlan(app.db, slug))) throw data(null, { status: 404 });
  const form = await request.formData();
  const { visitor, cookies } = await ensurePlanVisitor(app, request);
  const now = app.clock.now();
  const intent = form.get('intent');
  if (intent === 'like' || intent === 'unlike') {
    const liked = {
      slug,
      visitor,
      likes: intent === 'like',
      secret: app.secrets.token,
      from: voteOrigin(app, request),
    };
    const result = await likePlan(app.db, liked, now);
    if (!result.ok) return data({ error: planRefusals[result.reason] }, { status: 409 });
    return redirect(planPaths.liked(slug), { status: 303, headers: cookies });
  }
  const made = await copyPlan(app.db, { slug, visitor }, now);
  if (!made.ok) return data({ error: planRefusals[made.reason] }, { status: 409 });
  return redirect(planPaths.one(made.slug), { status: 303, headers: cookies });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { plan, days } = loaderData;
  const site = metaSite(matches);
  const path = planPaths.public(plan.slug);
  return pageMeta(site, location, {
    title: plan.title,
    description: plan.summary,
    path,
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [
        { label: 'Kế hoạch gợi ý', href: planPaths.all },
        { label: plan.title, href: path },
      ]),
      tripJsonLd(site.publicUrl, {
        ...{ ...plan, path, stops: days.flatMap(({ items }) => items) },
        provider: site.name,
      }),
    ],
  });
};

export default function PublicPlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, days, comments } = loaderData;
  const isLiked = useLiked(plan.slug, loaderData.isLiked);
  const guests = plan.party.adults + plan.party.childAges.length;
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Kế hoạch gợi ý', href: planPaths.all },
          { label: plan.title },
        ]}
      />
      {actionData && (
        <div className="mt-4">
          <Notice tone="bad" role="alert" title={actionData.error} />
        </div>
      )}
      <h1 className="mt-3 text-2xl lg:text-3xl">{keepNames(plan.title)}</h1>
      <p className="mt-1 text-ink-soft">
        {[
          `${days.length} ngày`,
          ...plan.provinces.map(({ title }) => title),
          plan.isEditorial ? 'Ban biên tập lập' : plan.authorName && `${plan.authorName} lập`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {plan.summary && <p className="mt-2 max-w-prose whitespace-pre-line">{plan.summary}</p>}
      <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_380px] xl:items-start">
        <aside className="rounded-card border border-line bg-rice p-5 xl:sticky xl:top-24 xl:order-2">
          <h2 className="text-lg">Dùng kế hoạch này</h2>
          {plan.fromVnd > 0 && (
            <p className="mt-2 flex items-baseline justify-between gap-3">
              <span>Từ, cho {guests} khách</span>
              <strong className="text-xl whitespace-nowrap tabular-nums">{formatVnd(plan.fromVnd)}</strong>
            </p>
          )}
          <p className="mt-1 text-sm text-ink-soft">
            Chép về, chọn ngày đi là có giá thật, rồi đổi từng mục hoặc đặt một lần.
          </p>
          <Form method="post" preventScrollReset className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="copy" size="lg" className="grow">
              Sao chép kế hoạch
            </Button>
            <LikeButton likes={plan.likes} isLiked={isLiked} look="outline" size="lg" className="grow" />
          </Form>
        </aside>
        <div className="min-w-0 stack-6">
          <PlanDays page={{ days, access: 'viewer', newDayId: '' }} refused={null} />
          <CommentList slug={plan.slug} comments={comments} />
        </div>
      </div>
    </div>
  );
}
