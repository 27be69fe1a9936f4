import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getKind, kinds } from '#modules/catalog/kinds/registry.ts';
import { listTerms } from '#modules/catalog/queries/list-terms.ts';
import {
  findComponentUnits,
  listEditedUnits,
  listUnitPictures,
  searchComponentUnits,
  unitFields,
  unitValues,
} from '#modules/catalog/selling/units.ts';
import type { Executor } from '#platform/db/connect.ts';
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
import { AheadNotice } from './ahead-notice.tsx';
import { ComponentsCard } from './components-card.tsx';
import { findProductPage, unitRights } from './find-product-page.ts';
import { FleetsCard } from './fleets-card.tsx';
import { fleetsOfUnit } from './fleets-of-unit.ts';
import { PicturesCard } from './pictures-card.tsx';
import { runFleetAction } from './run-fleet-action.ts';
import { runUnitAction, type UnitReply } from './run-unit-action.ts';
import { UnitForm } from './unit-form.tsx';
import { writeUnitPictures } from './unit-pictures-field.ts';
import type { UnitsReply } from './units-reply.ts';

/** Kinds that can be components: no combos, and nothing for which a guest must choose a time. */
const kindNames = kinds
  .filter(({ sale }) => sale !== 'bundle' && sale !== 'vehicles')
  .map(({ name }) => name);

/** Components that a combo could include: units on sale at its place, found by parts of their names. */
async function listComponentChoices(
  db: Executor,
  productId: number,
  text: string,
): Promise<{ unitId: number; title: string }[]> {
  const found = await searchComponentUnits(db, { productId, text, kinds: kindNames });
  return found.map(({ unitId, unitTitle, productTitle }) => ({
    unitId,
    title: `${productTitle}, ${unitTitle}`,
  }));
}

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  requireRight(context, ...unitRights);
  const { db, clock } = appOf(context);
  const product = await findProductPage(db, params.id);
  const [units, facilities] = await Promise.all([listEditedUnits(db, product.id), listTerms(db, 'facility')]);
  const unit = units.find(({ id }) => String(id) === params.unit);
  if (!unit) throw data(null, { status: 404 });
  const fields = unitFields(product.kind, facilities);
  const isCombo = getKind(product.kind).sale === 'bundle';
  const query = new URL(request.url).searchParams;
  const text = query.get('tim')?.slice(0, 80) ?? '';
  const { fleet: hasOwnFleet, sale } = getKind(product.kind);
  const isSharing = !hasOwnFleet && sale !== 'bundle' && sale !== 'stay';
  const [along, choices, { lines }, pictures, fleets] = await Promise.all([
    findComponentUnits(
      db,
      unit.components.map(({ unitId }) => unitId),
    ),
    isCombo ? listComponentChoices(db, product.id, text) : [],
    readHistory(db, { objectType: 'unit', objectId: String(unit.id) }, 30),
    listUnitPictures(db, unit.id),
    isSharing ? fleetsOfUnit(db, unit.id, clock.now()) : null,
  ]);
  const labels = new Map(fields.details.map(({ name, label }) => [name.replace(/^details\./, ''), label]));
  return {
    product,
    unit: { id: unit.id, title: unit.title, status: unit.status, version: unit.version },
    fields,
    values: unitValues(fields, unit),
    isCombo,
    // Visitors see pictures of rooms and cabins alone; where others have some, they can be taken away.
    hasPictures: sale === 'stay' || sale === 'cabins' || pictures.length > 0,
    pictures: {
      value: writeUnitPictures(pictures),
      pictures: Object.fromEntries(pictures.map(({ mediaId, url }) => [mediaId, url])),
    },
    isNew: query.get('them') === 'hang',
    components: unit.components.map((part) => {
      const known = along.get(part.unitId);
      const title = known ? `${known.productTitle}, ${known.unitTitle}` : 'Không còn';
      return { ...part, title, isOnSale: known?.isOnSale ?? false };
    }),
    choices,
    text,
    fleets,
    lines: lines.map((line) => ({
      ...line,
      changes: line.changes.map((change) => ({ ...change, key: labels.get(change.key) ?? change.key })),
    })),
  };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, 'unit.edit');
  const app = appOf(context);
  const product = await findProductPage(app.db, params.id);
  const about = { product, unitId: Number(params.unit) || 0, actor: actorOf(context) };
  const form = await request.formData();
  const ofFleet = runFleetAction(app, { ...about, productId: product.id }, form);
  const reply: UnitReply & UnitsReply = await (ofFleet ?? runUnitAction(app, about, form));
  return reply.done || reply.ahead ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { unit: { title: string }; product: { title: string } } }) => [
  { title: page ? `${page.unit.title} · ${page.product.title}` : 'Hạng' },
];

export default function UnitPage() {
  const page = useLoaderData<typeof loader>();
  const { product, unit, fields, values, isCombo, lines } = page;
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
          reply ??
          (page.isNew ? { done: 'Đã thêm. Ghi tiếp combo lấy gì của các sản phẩm khác.' } : undefined)
        }
      />
      {reply?.ahead && <AheadNotice ahead={reply.ahead} />}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,460px)] items-start gap-3 max-lg:grid-cols-1">
        <Card title={unit.status ? unit.title : `${unit.title}, đang ngừng bán`}>
          <UnitForm
            key={unit.id}
            {...{ fields, values }}
            reply={reply?.isOfPictures ? undefined : reply}
            version={unit.version}
            isOpen={may('unit.edit')}
            action={{ name: 'edit', title: 'Lưu' }}
          />
        </Card>
        <div className="flex min-w-0 flex-col gap-3">
          {page.hasPictures && (
            <PicturesCard
              key={`pictures ${unit.id}`}
              {...page.pictures}
              version={unit.version}
              reply={reply?.isOfPictures ? reply : undefined}
            />
          )}
          {isCombo && (
            <ComponentsCard
              key={unit.version}
              components={page.components}
              choices={page.choices}
              text={page.text}
              version={unit.version}
              reply={reply}
            />
          )}
          {page.fleets && <FleetsCard fleets={page.fleets} reply={reply} />}
          <Card title="Lịch sử">
            <HistoryPanel lines={lines} />
          </Card>
        </div>
      </div>
    </ProductFrame>
  );
}
