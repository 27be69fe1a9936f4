import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import type { ProductSummary } from '#modules/catalog/editing/find-product-summary.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listTerms } from '#modules/catalog/queries/list-terms.ts';
import { allUnitFields, listEditedPlans, unitFields, unitShape } from '#modules/catalog/selling/units.ts';
import { saveUnit } from '#modules/pricing/units-on-sale/units.ts';
import type { Executor } from '#platform/db/connect.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { actorOf, appOf } from '../../../app/office-context.ts';
import { requireRight } from '../../../app/require-right.ts';
import { useActionReply } from '../../../app/use-action-reply.ts';
import { Card } from '../../../parts/card.tsx';
import type { EditReply } from '../../../parts/edit/edit-state.ts';
import { ReplyNotice } from '../../../parts/reply-notice.tsx';
import { ProductFrame } from '../product-frame.tsx';
import { findProductPage } from './find-product-page.ts';
import { unitRefusals } from './run-unit-action.ts';
import { UnitForm } from './unit-form.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireRight(context, 'unit.edit');
  const { db } = appOf(context);
  const product = await findProductPage(db, params.id);
  const fields = unitFields(product.kind, await listTerms(db, 'facility'));
  return { product, fields, noun: getKind(product.kind).unit.noun };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, 'unit.edit');
  const { db, clock } = appOf(context);
  const product = await findProductPage(db, params.id);
  const fields = unitFields(product.kind, await listTerms(db, 'facility'));
  const typed = typedIn(await request.formData());
  const values = Object.fromEntries(allUnitFields(fields).map(({ name }) => [name, typed[name] ?? '']));
  const again = (reply: EditReply) =>
    data({ ...reply, typed, opened: { version: 0, base: {}, values } } as EditReply, { status: 422 });
  const read = unitShape(product.kind, fields, { details: {}, facilities: [] }).safeParse(typed);
  if (!read.success) return again({ errors: errorsOf(read.error.issues, (path) => path || null) });
  const save = { productId: product.id, unitId: null, version: 0, fields: read.data };
  const result = await saveUnit(db, { ...save, actor: actorOf(context) }, clock.now());
  if (result.ok) return redirect(await nextPage(db, product, result.unitId), 303);
  const message = unitRefusals[result.reason] ?? result.reason;
  return again(result.reason === 'title_taken' ? { errors: { title: message } } : { refused: message });
}

/** The page for the next step: a combo's components, the first rate plan; otherwise the list of units. */
async function nextPage(db: Executor, { id, kind }: ProductSummary, unitId: number): Promise<string> {
  if (getKind(kind).sale === 'bundle') return `/san-pham/${id}/hang/${unitId}?them=hang`;
  const plans = await listEditedPlans(db, id);
  return `/san-pham/${id}/${plans.some(({ status }) => status) ? 'hang' : 'goi/moi'}?them=hang`;
}

export const meta = () => [{ title: 'Thêm hạng' }];

export default function NewUnitPage() {
  const { product, fields, noun } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  return (
    <ProductFrame product={product} tab="units">
      <ReplyNotice reply={reply} />
      <Card title={`Thêm ${noun}`} className="max-w-3xl">
        <UnitForm
          fields={fields}
          version={0}
          values={reply?.typed ?? { maxChildren: '0' }}
          reply={reply}
          isOpen
          action={{ name: 'add', title: 'Thêm và mở bán' }}
        />
      </Card>
    </ProductFrame>
  );
}
