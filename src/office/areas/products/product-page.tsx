import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ContentField } from '#modules/catalog/editing/content-field.ts';
import { previewKey, previewProduct, signPreview } from '#modules/catalog/editing/preview-product.ts';
import { staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { EditorsNow } from '../../parts/edit/editors-now.tsx';
import { findKept } from '../../parts/edit/find-kept.ts';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { gatherFields } from './gather-fields.ts';
import { loadProductForm, picturesOf } from './load-product-form.ts';
import { PreviewBeside, type PreviewLink } from './preview-beside.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductFrame } from './product-frame.tsx';
import { productRights } from './product-rights.ts';
import { runProductAction } from './run-product-action.ts';
import { SiteCard } from './site-card.tsx';

/** In the address: the draft's page is shown beside the form. */
const besideKey = 'ben';

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  requireRight(context, ...productRights);
  const app = appOf(context);
  const { db } = app;
  const actor = actorOf(context);
  const { product, sections, fields, needed, textsOf } = await loadProductForm(db, params.id);
  const { live, draft, ...summary } = product;
  const content = draft ?? live;
  const values = textsOf(content);
  const object = { type: 'product', id: String(product.id) };
  const gather = (form: FormData) => gatherFields(form, fields);
  const [{ kept, editors }, pictures] = await Promise.all([
    findKept(app, { object, actor, fields, values, gather }),
    picturesOf(db, content),
  ]);
  const isBeside = new URL(request.url).searchParams.has(besideKey);
  const beside = isBeside ? await findPreview(app, { product, fields }) : null;
  const typing = staffMay(actor, 'catalogue.edit') ? { object, kept } : undefined;
  return { product: summary, sections, needed, values, pictures, object, editors, typing, beside };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, ...productRights);
  const app = appOf(context);
  const loaded = await loadProductForm(app.db, params.id);
  const reply = await runProductAction(app, { loaded, actor: actorOf(context) }, await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { product: { title: string } } }) => [
  { title: `${page?.product.title ?? 'Không có'} · Sản phẩm` },
];

export default function ProductPage() {
  const { product, sections, needed, values, pictures, object, editors, typing, beside } =
    useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  const mayEdit = may('catalogue.edit');
  const actions = [
    ...(mayEdit ? [{ name: 'edit', title: reply?.merge ? 'Lưu bản đã ghép' : 'Lưu bản nháp' }] : []),
    ...(mayEdit && may('catalogue.publish') ? [{ name: 'publish', title: 'Lưu và đưa lên trang' }] : []),
  ];
  return (
    <ProductFrame
      product={product}
      tab="text"
      about={<EditorsNow object={object} editors={editors} />}
      actions={
        <>
          <ButtonLink
            to={beside ? '?' : `?${besideKey}=1`}
            replace
            preventScrollReset
            className="max-[1280px]:hidden"
          >
            {beside ? 'Thôi xem bên cạnh' : 'Xem bên cạnh'}
          </ButtonLink>
          {product.hasDraft && product.state !== 'new' && mayEdit && (
            <Form method="post">
              <input type="hidden" name="version" value={product.revision} />
              <Button type="submit" name="do" value="discard" look="dangerous">
                Bỏ bản nháp
              </Button>
            </Form>
          )}
        </>
      }
    >
      <ReplyNotice reply={reply} />
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <ProductForm
            key={`${product.id} ${product.hasDraft}`}
            sections={sections}
            needed={needed}
            version={product.revision}
            values={values}
            reply={reply}
            typing={typing}
            pictures={pictures}
            actions={actions}
          />
        </div>
        {beside && <PreviewBeside link={beside} revision={product.revision} />}
      </div>
      <SiteCard key={product.revision} product={product} reply={reply} />
    </ProductFrame>
  );
}

/** The signed address of a product's draft, and the labels of what it still lacks; null where the product is gone. */
async function findPreview(
  { db, secrets, clock }: Pick<App, 'db' | 'secrets' | 'clock'>,
  {
    product,
    fields,
  }: { product: { id: number; path: string }; fields: readonly Pick<ContentField, 'name' | 'label'>[] },
): Promise<PreviewLink | null> {
  const now = clock.now();
  const preview = await previewProduct(db, product.id, now);
  if (!preview) return null;
  const { token } = signPreview(secrets.token, product.id, now);
  const missing = preview.ok ? [] : Object.keys(preview.errors);
  return {
    path: `${product.path}?${new URLSearchParams({ [previewKey]: token })}`,
    missing: missing.map((name) => fields.find((field) => field.name === name)?.label ?? name),
  };
}
