import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLive } from '../../../app/live.ts';
import { actorOf, appOf } from '../../../app/office-context.ts';
import { useMay } from '../../../app/office-data.ts';
import { requireRight } from '../../../app/require-right.ts';
import { useActionReply } from '../../../app/use-action-reply.ts';
import { ButtonLink } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { ReplyNotice } from '../../../parts/reply-notice.tsx';
import { ProductFrame } from '../product-frame.tsx';
import { AheadNotice } from './ahead-notice.tsx';
import { findProductPage, unitRights } from './find-product-page.ts';
import { loadUnits } from './load-units.ts';
import { PlanList } from './plan-list.tsx';
import { RuleList } from './rule-list.tsx';
import { runUnitsAction } from './run-units-action.ts';
import { SetDaysCard } from './set-days-card.tsx';
import { UnitList } from './unit-list.tsx';
import { VehiclesCard } from './vehicles-card.tsx';

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  requireRight(context, ...unitRights);
  const query = new URL(request.url).searchParams;
  const moved = query.get('doi') ?? '';
  return {
    ...(await loadUnits(appOf(context), actorOf(context), params.id)),
    /** What was just added. */
    added: query.get('them') ?? '',
    /** The number of days that a rule just moved. */
    moved: /^\d{1,6}$/.test(moved) ? Number(moved) : null,
  };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, 'unit.edit', 'price.rules');
  const app = appOf(context);
  const product = await findProductPage(app.db, params.id);
  const reply = await runUnitsAction(
    app,
    { productId: product.id, actor: actorOf(context) },
    await request.formData(),
  );
  return reply.done || reply.ahead ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { product: { title: string } } }) => [
  { title: page ? `Hạng và giá · ${page.product.title}` : 'Hạng và giá' },
];

/** A product's units, rate plans, vehicles, and price rules. */
export default function UnitsPage() {
  const page = useLoaderData<typeof loader>();
  const { product, words, units, plans, vehicles, rules, setDays, canUndo } = page;
  const reply = useActionReply<typeof action>();
  const may = useMay();
  useLive(['days']);
  const base = `/san-pham/${product.id}`;
  return (
    <ProductFrame
      product={product}
      tab="units"
      actions={<ButtonLink to={`/gia?san-pham=${product.id}`}>Thử luật giá</ButtonLink>}
    >
      <ReplyNotice reply={reply ?? previewBefore(page)} />
      {reply?.ahead && <AheadNotice ahead={reply.ahead} />}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,460px)] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <Card
            title={`${capitalise(words.plural)} · ${units.filter(({ status }) => status).length} đang bán`}
            aside={
              may('unit.edit') && (
                <ButtonLink to={`${base}/hang/moi`} size="sm">
                  Thêm {words.noun}
                </ButtonLink>
              )
            }
          >
            <UnitList base={base} units={units} words={words} isCombo={page.isCombo} />
          </Card>
          <Card
            title="Gói giá"
            aside={
              may('unit.edit') && (
                <ButtonLink to={`${base}/goi/moi`} size="sm">
                  Thêm gói
                </ButtonLink>
              )
            }
          >
            <PlanList base={base} plans={plans} />
          </Card>
          {vehicles && <VehiclesCard vehicles={vehicles} reply={reply} />}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <RuleList
            {...{ base, rules, canUndo }}
            drafts={page.drafts}
            tryOutTo={`/gia?san-pham=${product.id}&luat=nhap`}
          />
          <SetDaysCard setDays={setDays} title={product.title} />
        </div>
      </div>
    </ProductFrame>
  );
}

/** The notice about the action that redirected here. */
function previewBefore({
  added,
  moved,
  words,
  product,
}: {
  added: string;
  moved: number | null;
  words: { noun: string };
  product: { state: string; lacks: string | null };
}) {
  const isSold = product.state === 'published' && !product.lacks;
  if (moved !== null) return { done: movedWords(moved) };
  const waits = `khách đặt được khi sản phẩm đã lên trang, có ${words.noun} và có gói giá.`;
  if (added === 'hang')
    return {
      done: isSold
        ? `Đã thêm ${words.noun} và mở bán, trang khách có ngay.`
        : `Đã thêm ${words.noun}; ${waits}`,
    };
  if (added !== 'goi') return undefined;
  return {
    done: isSold ? 'Đã thêm gói giá, khách đặt được theo gói này.' : `Đã thêm gói giá; ${waits}`,
  };
}

const movedWords = (days: number) =>
  days === 0
    ? 'Đã lưu luật giá, không ngày nào đổi giá.'
    : `Đã lưu luật giá, ${days} ngày có giá mới. Trang khách đã theo.`;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
