import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listEditedPlans, listPolicyChoices } from '#modules/catalog/selling/units.ts';
import { actorOf, appOf } from '../../../app/office-context.ts';
import { useMay } from '../../../app/office-data.ts';
import { requireRight } from '../../../app/require-right.ts';
import { useActionReply } from '../../../app/use-action-reply.ts';
import { ButtonLink } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { readHistory } from '../../../parts/history/read-history.ts';
import { ReplyNotice } from '../../../parts/reply-notice.tsx';
import { ProductFrame } from '../product-frame.tsx';
import { findProductPage, unitRights } from './find-product-page.ts';
import { planValues } from './plan-fields.ts';
import { PlanForm } from './plan-form.tsx';
import { runPlanAction } from './run-plan-action.ts';

/** Initial values of a new plan. */
const blank = {
  ...{ title: '', mealPlan: 'RO', payMode: 'prepay', confirmation: 'instant' },
  ...{ pricePercent: '100', priceDeltaVnd: '0', minStay: '1', advanceDays: '0', answerMinutes: '120' },
};

/** The default cancellation policy of each kind, among those of every installation. */
const usualPolicies: Readonly<Partial<Record<KindName, string>>> = {
  tour: 'tour',
  cruise: 'du-thuyen',
  attraction: 've-tham-quan',
  car: 'xe',
};

/** A new plan of a product: the first one has the usual title, and the default policy of its kind. */
function newPlan(kind: KindName, { isFirst, policies }: { isFirst: boolean; policies: { slug: string }[] }) {
  const usual = usualPolicies[kind] ?? 'tieu-chuan';
  const cancellationPolicy = policies.some(({ slug }) => slug === usual) ? usual : (policies[0]?.slug ?? '');
  return { ...blank, cancellationPolicy, title: isFirst ? 'Giá tiêu chuẩn' : '' };
}

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const isNew = params.plan === 'moi';
  requireRight(context, ...(isNew ? ['unit.edit'] : unitRights));
  const { db } = appOf(context);
  const product = await findProductPage(db, params.id);
  const [plans, all] = await Promise.all([listEditedPlans(db, product.id), listPolicyChoices(db)]);
  const plan = plans.find(({ id }) => String(id) === params.plan);
  const policies = all.filter(({ slug, isHidden }) => !isHidden || slug === plan?.cancellationPolicy);
  if (!plan && !isNew) throw data(null, { status: 404 });
  const history = plan && (await readHistory(db, { objectType: 'rate-plan', objectId: String(plan.id) }, 30));
  return {
    product,
    policies,
    isStay: getKind(product.kind).isStay,
    title: plan ? plan.title : 'Thêm gói giá',
    key: plan?.id ?? 0,
    version: plan?.version ?? 0,
    values: plan ? planValues(plan) : newPlan(product.kind, { isFirst: plans.length === 0, policies }),
    isAfterUnit: new URL(request.url).searchParams.get('them') === 'hang',
    lines: history?.lines ?? null,
  };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, 'unit.edit');
  const app = appOf(context);
  const product = await findProductPage(app.db, params.id);
  const planId = params.plan === 'moi' ? null : Number(params.plan) || 0;
  const reply = await runPlanAction(
    app,
    { product, planId, actor: actorOf(context) },
    await request.formData(),
  );
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { title: string; product: { title: string } } }) => [
  { title: page ? `${page.title} · ${page.product.title}` : 'Gói giá' },
];

export default function PlanPage() {
  const { product, policies, isStay, isAfterUnit, title, key, version, values, lines } =
    useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  return (
    <ProductFrame
      product={product}
      tab="units"
      actions={<ButtonLink to={`/san-pham/${product.id}/hang`}>Mọi hạng và giá</ButtonLink>}
    >
      <ReplyNotice
        reply={
          reply ?? (isAfterUnit ? { done: 'Đã thêm hạng. Thêm gói giá nữa là khách đặt được.' } : undefined)
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,460px)] items-start gap-3 max-lg:grid-cols-1">
        <Card title={title}>
          <PlanForm
            key={key}
            {...{ version, values, policies, isStay, reply }}
            isOpen={may('unit.edit')}
            action={lines ? { name: 'edit', title: 'Lưu gói' } : { name: 'add', title: 'Thêm gói' }}
          />
        </Card>
        {lines && (
          <Card title="Lịch sử">
            <HistoryPanel lines={lines} />
          </Card>
        )}
      </div>
    </ProductFrame>
  );
}
