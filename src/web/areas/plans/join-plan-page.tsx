import { data, Form, redirect } from 'react-router';
import { openPlan } from '#modules/plans/access/plan-access.ts';
import { ensurePlanVisitor, readPlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { findPlanOfEditLink, joinPlan } from '#modules/plans/editing/share-plan.ts';
import { planRefusals } from '#modules/plans/plan-refusals.ts';
import { personName } from '#modules/plans/schema.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/join-plan-page.ts';

export const headers = secretAddress;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { slug, key } = params;
  const plan = await findPlanOfEditLink(app.db, { slug, key, secret: app.secrets.token });
  if (!plan) throw data(null, { status: 404 });
  const visitor = await readPlanVisitor(app, request);
  const open = await openPlan(app.db, slug, visitor);
  if (open && open.access !== 'viewer') throw redirect(planPaths.one(slug));
  return { title: plan.title, name: visitor.name };
}

/** Opening the link joins nothing: messengers open links too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const typed = String((await request.formData()).get('name') ?? '');
  const name = personName.safeParse(typed);
  if (!name.success) {
    const errors: Errors = { name: name.error.issues[0]?.message ?? '' };
    return data({ typed, errors }, { status: 422 });
  }
  const { slug, key } = params;
  const { visitor, cookies } = await ensurePlanVisitor(app, request);
  const link = { slug, key, secret: app.secrets.token };
  const joined = await joinPlan(app.db, link, { visitor, name: name.data }, app.clock.now());
  if (!joined.ok) {
    const errors: Errors = { form: planRefusals[joined.reason] };
    return data({ typed, errors }, { status: 404 });
  }
  return redirect(planPaths.one(slug), { status: 303, headers: cookies });
}

interface Errors {
  name?: string;
  form?: string;
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Cùng sửa kế hoạch', path: planPaths.own, noindex: true });

export default function JoinPlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors: Errors = actionData?.errors ?? {};
  return (
    <div className="container-page max-w-2xl pt-8 pb-16">
      <h1 className="text-2xl lg:text-3xl">Cùng sửa “{loaderData.title}”</h1>
      <p className="mt-2 text-ink-soft">
        Bạn được mời sửa kế hoạch này. Người khác thấy tên bạn cạnh những gì bạn sửa.
      </p>
      <ErrorSummary errors={{ ...errors }} className="mt-4" />
      <Form method="post" noValidate className="mt-5 stack-4 rounded-card border border-line bg-rice p-5">
        <TextField
          name="name"
          label="Tên của bạn"
          required
          maxLength={60}
          defaultValue={actionData?.typed ?? loaderData.name}
          error={errors.name}
          autoComplete="given-name"
        />
        <Button type="submit" className="w-full sm:w-auto">
          Vào cùng sửa
        </Button>
      </Form>
    </div>
  );
}
