import { data, Form, redirect } from 'react-router';
import { ensurePlanVisitor, readPlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { createPlan } from '#modules/plans/editing/create-plan.ts';
import { planRefusals } from '#modules/plans/plan-refusals.ts';
import { listOwnPlans } from '#modules/plans/viewing/list-own-plans.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { listedPlan } from '#web/parts/plans/listed-plan.ts';
import { PlanList } from '#web/parts/plans/plan-list.tsx';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/own-plans-page.ts';
import { emptyPlan, type PlanErrors } from './empty-plan.ts';
import { PlanBasics } from './plan-basics.tsx';
import { readPlanForm } from './read-plan-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const visitor = await readPlanVisitor(app, request);
  const plans = await listOwnPlans(app.db, visitor);
  return {
    plans: plans.map(listedPlan),
    isSignedIn: visitor.userId !== null,
    today: dayInVietnam(app.clock.now()),
  };
}

/** Creates a plan and redirects to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { values, read } = readPlanForm(await request.formData());
  if (!read.ok) return data({ values, errors: read.errors }, { status: 422 });
  const { visitor, cookies } = await ensurePlanVisitor(app, request);
  const made = await createPlan(app.db, { plan: read.plan, visitor }, app.clock.now());
  if (!made.ok) {
    const errors: PlanErrors = { form: planRefusals[made.reason] };
    return data({ values, errors }, { status: 409 });
  }
  return redirect(planPaths.one(made.slug), { status: 303, headers: cookies });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Kế hoạch của tôi', path: planPaths.own, noindex: true });

export default function OwnPlansPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plans, isSignedIn, today } = loaderData;
  const values = actionData?.values ?? emptyPlan;
  const errors: PlanErrors = actionData?.errors ?? {};
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
          { label: 'Kế hoạch của tôi' },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">Kế hoạch của tôi</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Xếp từng ngày, xem giá thật của cả chuyến, rủ người cùng sửa và đặt một lần cho tất cả.
      </p>
      <div className="mt-5 grid gap-6 xl:grid-cols-2">
        {plans.length > 0 && (
          <section aria-labelledby="plans-title">
            <h2 id="plans-title" className="sr-only">
              Các kế hoạch
            </h2>
            <PlanList plans={plans} />
          </section>
        )}
        <section className="h-fit rounded-card border border-line bg-rice p-4 lg:p-6">
          <h2 className="text-xl">Lên kế hoạch mới</h2>
          <p className="mt-1 text-ink-soft">
            {isSignedIn
              ? 'Kế hoạch nằm trong tài khoản của bạn.'
              : 'Không cần tài khoản. Kế hoạch nằm trên thiết bị này và vào tài khoản khi bạn đăng nhập.'}
          </p>
          <ErrorSummary errors={errors} className="mt-4" />
          <Form method="post" data-held noValidate className="mt-4 stack-4">
            <PlanBasics values={values} errors={errors} today={today} idPrefix="field">
              <TextField
                name="days"
                label="Số ngày"
                inputMode="numeric"
                defaultValue={values.days}
                error={errors.days}
                required
              />
            </PlanBasics>
            <Button type="submit" className="w-full sm:w-auto">
              Tạo kế hoạch
            </Button>
          </Form>
        </section>
      </div>
    </div>
  );
}
