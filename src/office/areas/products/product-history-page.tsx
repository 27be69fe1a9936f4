import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listFormerProducts } from '#modules/catalog/editing/find-edited-product.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Card } from '../../parts/card.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { compareVersions } from '../../parts/versions/compare-versions.ts';
import { ComparedFields } from '../../parts/versions/compared-fields.tsx';
import { FormerVersions } from '../../parts/versions/former-versions.tsx';
import { loadProductForm } from './load-product-form.ts';
import { ProductFrame } from './product-frame.tsx';
import { productRights } from './product-rights.ts';
import { runProductAction } from './run-product-action.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireRight(context, ...productRights);
  const { db } = appOf(context);
  const { product, fields, textsOf } = await loadProductForm(db, params.id);
  const { live, draft, ...summary } = product;
  const formers = await listFormerProducts(db, product.id);
  const { lines } = await readHistory(db, { objectType: 'product', objectId: String(product.id) }, 100);
  const compared = Number(new URL(request.url).searchParams.get('so'));
  const former = formers.find(({ number }) => number === compared);
  const labels = new Map(fields.map(({ name, label }) => [name.replace(/^details\./, ''), label]));
  return {
    product: summary,
    unpublished:
      draft && product.state !== 'new' ? compareVersions(fields, textsOf(live), textsOf(draft)) : null,
    formers: formers.map(({ content, ...one }) => one),
    comparison: former && {
      number: former.number,
      fields: compareVersions(fields, textsOf(former.content), textsOf(draft ?? live)),
    },
    lines: lines.map((line) => ({
      ...line,
      changes: line.changes.map((change) => ({ ...change, key: labels.get(change.key) ?? change.key })),
    })),
  };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, ...productRights);
  const app = appOf(context);
  const loaded = await loadProductForm(app.db, params.id);
  const reply = await runProductAction(app, { loaded, actor: actorOf(context) }, await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { product: { title: string } } }) => [
  { title: `Lịch sử · ${page?.product.title ?? 'Không có'}` },
];

export default function ProductHistoryPage() {
  const { product, unpublished, formers, comparison, lines } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  return (
    <ProductFrame product={product} tab="history">
      <ReplyNotice reply={reply} />
      {unpublished && (
        <Card title={`Bản nháp đổi gì, ${unpublished.length} ô`}>
          <div id="ban-nhap" className="scroll-mt-3 px-3.5 pb-3">
            <ComparedFields fields={unpublished} />
          </div>
        </Card>
      )}
      <FormerVersions
        formers={formers}
        comparison={comparison ?? null}
        version={product.revision}
        mayRestore={may('catalogue.edit')}
      />
      <Card title="Lịch sử">
        <HistoryPanel lines={lines} />
      </Card>
    </ProductFrame>
  );
}
