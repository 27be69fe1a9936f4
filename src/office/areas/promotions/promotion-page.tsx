import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countPromotionUses, listPromotionUses } from '#modules/booking/board/list-bookings.ts';
import {
  countCoveredProducts,
  findPromotion,
  previewPromotion,
  promotionState,
} from '#modules/pricing/promotions/promotions.ts';
import type { App } from '#platform/app.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { addDays, dayInVietnam, isDay } from '#platform/time/days.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Card } from '../../parts/card.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { PreviewCard, type PreviewRequest } from './preview-card.tsx';
import { describeDiscount } from './promotion-badge.tsx';
import { promotionValues } from './promotion-fields.ts';
import { PromotionForm } from './promotion-form.tsx';
import { runPromotionAction } from './run-promotion-action.ts';
import { SwitchCard } from './switch-card.tsx';
import { UsesCard } from './uses-card.tsx';

const rights = ['promotion.read', 'promotion.edit'];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireRight(context, ...rights);
  const app = appOf(context);
  const id = Number(params.id);
  const promotion = await findPromotion(app.db, id);
  if (!promotion) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const now = app.clock.now();
  const previewRequest = readPreviewRequest(query, dayInVietnam(now));
  const [usages, uses, { lines }, preview, coveredProducts] = await Promise.all([
    countPromotionUses(app.db, [id]),
    listPromotionUses(app.db, id, { after: readCursor(query.get('sau') ?? '') }),
    readHistory(app.db, { objectType: 'promotion', objectId: String(id) }, 50),
    previewOf(app, id, previewRequest),
    countCoveredProducts(app.db, id),
  ]);
  const { input, version, stoppedAt } = promotion;
  return {
    promotion: {
      ...{ id, version, coveredProducts, title: input.title, code: input.code, off: describeDiscount(input) },
      isOn: input.status,
      state: promotionState({ ...input, stoppedAt }, dayInVietnam(now)),
    },
    values: promotionValues(input),
    usage: usages.get(id) ?? { count: 0, givenVnd: 0 },
    uses: uses.rows.map((use) => ({ ...use, at: use.at.toISOString() })),
    next: uses.next,
    ...{ lines, previewRequest, preview },
  };
}

function readPreviewRequest(query: URLSearchParams, today: string): PreviewRequest {
  const dayIn = (key: string, otherwise: string) => {
    const given = query.get(key) ?? '';
    return isDay(given) ? given : otherwise;
  };
  const from = dayIn('di', addDays(today, 30));
  const adults = Number(query.get('nguoi'));
  return {
    product: (query.get('san-pham') ?? '').trim().slice(0, 200),
    from,
    to: dayIn('ve', addDays(from, 1)),
    adults: String(Number.isInteger(adults) && adults > 0 && adults <= 40 ? adults : 2),
  };
}

async function previewOf({ db, clock }: App, id: number, { product, from, to, adults }: PreviewRequest) {
  if (product === '') return null;
  const trip = { from, to, rooms: 1, adults: Number(adults), childAges: [], time: '10:00' };
  return previewPromotion(db, { id, product, trip }, clock.now());
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, ...rights);
  const app = appOf(context);
  const promotion = await findPromotion(app.db, Number(params.id));
  if (!promotion) throw data(null, { status: 404 });
  const about = { promotion, actor: actorOf(context) };
  const reply = await runPromotionAction(app, about, await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { promotion: { title: string } } }) => [
  { title: page ? `${page.promotion.title} · Khuyến mãi` : 'Khuyến mãi' },
];

export default function PromotionPage() {
  const { promotion, values, usage, uses, next, lines, previewRequest, preview } =
    useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  const { id, title, code, off, state, isOn, version, coveredProducts } = promotion;
  const isOpen = may('promotion.edit');
  return (
    <PageBody>
      <PageHead title={title} about={`${code ?? 'tự động'} · ${off}`} />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-3 max-lg:grid-cols-1">
        <PromotionForm
          key={id}
          sort={code === null ? 'deal' : 'code'}
          values={values}
          version={version}
          reply={reply}
          isOpen={isOpen}
        />
        <div className="flex min-w-0 flex-col gap-3">
          {isOpen && <SwitchCard {...{ id, state, isOn, coveredProducts, reply }} />}
          <PreviewCard previewRequest={previewRequest} preview={preview} />
          <UsesCard usage={usage} uses={uses} next={next} />
          <Card title="Lịch sử">
            <HistoryPanel lines={lines} />
          </Card>
        </div>
      </div>
    </PageBody>
  );
}
