import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { findSupplierForOffice, listSupplierPapers } from '#modules/catalog/queries/suppliers.ts';
import { listScannerKeys } from '#modules/suppliers/commands/scanner-keys.ts';
import { staffMay } from '#platform/actor/actor.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireFresh } from '../../app/require-fresh.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import type { EditValues } from '../../parts/edit/edit-state.ts';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { PapersCard } from './papers-card.tsx';
import { runSupplierAction } from './run-supplier-action.ts';
import { ScannersCard } from './scanners-card.tsx';
import { supplierValues } from './supplier-fields.ts';
import { SupplierForm } from './supplier-form.tsx';

const rights = ['supplier.read', 'supplier.edit'];

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireRight(context, ...rights);
  const { db, clock } = appOf(context);
  const supplier = await findSupplierForOffice(db, params.slug ?? '');
  if (!supplier) throw data(null, { status: 404 });
  const mayPapers = staffMay(actorOf(context), 'supplier.papers');
  const [scanners, papers, { lines }] = await Promise.all([
    listScannerKeys(db, supplier.id),
    mayPapers ? listSupplierPapers(db, supplier.id) : null,
    readHistory(db, { objectType: 'supplier', objectId: supplier.slug }, 50),
  ]);
  const { kinds, products, ...rest } = supplier;
  return {
    supplier: rest,
    kinds: kinds.map((kind) => labelOf(kind)),
    products: products.map(({ kind, ...product }) => ({
      ...product,
      kind: labelOf(kind),
      path: pathOf(kind, product.slug),
    })),
    scanners,
    papers,
    today: dayInVietnam(clock.now()),
    lines,
  };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, ...rights);
  const app = appOf(context);
  const supplier = await findSupplierForOffice(app.db, params.slug ?? '');
  if (!supplier) throw data(null, { status: 404 });
  const form = await request.formData();
  if (form.get('do') === 'edit' && isPaidElsewhere(supplierValues(supplier), form))
    await requireFresh(context, request, form, () => `đổi tài khoản nhận tiền của ${supplier.brand}`);
  const reply = await runSupplierAction(app, { supplier, actor: actorOf(context) }, form);
  return reply.done ? reply : data(reply, { status: 422 });
}

/** Whether a form changes the bank account that the supplier is paid to. */
function isPaidElsewhere(now: EditValues, form: FormData): boolean {
  return ['bankName', 'accountNumber', 'accountHolder'].some(
    (name) => form.has(name) && String(form.get(name)).trim() !== (now[name] ?? ''),
  );
}

const profileOf = (kind: string) =>
  kind in kindProfiles ? kindProfiles[kind as keyof typeof kindProfiles] : null;
const labelOf = (kind: string) => profileOf(kind)?.labels.one ?? kind;
const pathOf = (kind: string, slug: string) => `${profileOf(kind)?.prefix ?? ''}/${slug}.html`;

export const meta = ({ data: page }: { data?: { supplier: { brand: string } } }) => [
  { title: page ? `${page.supplier.brand} · Nhà cung cấp` : 'Nhà cung cấp' },
];

export default function SupplierPage() {
  const { supplier, kinds, products, scanners, papers, today, lines } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead
        title={supplier.brand}
        about={
          <span className="flex flex-wrap items-center gap-2">
            {[...kinds, supplier.province].filter(Boolean).join(' · ')}
            {!supplier.status && <Badge tone="mute">Ngừng hợp tác</Badge>}
            {!supplier.email && <Badge tone="warn">Chưa có email: không tự hỏi được</Badge>}
          </span>
        }
      >
        {(may('sale.margin') || may('cost.edit')) && (
          <ButtonLink to={`/cong-no/${supplier.slug}/gia-von`}>Giá vốn, hoa hồng</ButtonLink>
        )}
        {may('supplier.edit') && (
          <Form method="post">
            <input type="hidden" name="version" value={supplier.version} />
            <input type="hidden" name="to" value={supplier.status ? 'off' : 'on'} />
            <Button type="submit" name="do" value="switch" look={supplier.status ? 'dangerous' : 'plain'}>
              {supplier.status ? 'Ngừng hợp tác' : 'Hợp tác lại'}
            </Button>
          </Form>
        )}
      </PageHead>
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-3 max-lg:grid-cols-1">
        <SupplierForm key={supplier.slug} supplier={supplier} reply={reply} isOpen={may('supplier.edit')} />
        <div className="flex min-w-0 flex-col gap-3">
          {papers && <PapersCard slug={supplier.slug} papers={papers} today={today} />}
          <ScannersCard scanners={scanners} reply={reply} isOpen={may('supplier.scanners')} />
          <Card title={`Sản phẩm · ${products.length}`}>
            {products.length === 0 ? (
              <p className="px-3.5 py-3 text-ink-faint">Chưa có sản phẩm nào của nhà cung cấp này.</p>
            ) : (
              <ul className="max-h-80 overflow-y-auto">
                {products.map(({ path, title, kind, status }) => (
                  <li key={path} className="flex gap-2 border-b border-line px-3.5 py-2 last:border-0">
                    <a href={path} className="min-w-0 flex-1 text-sea hover:underline">
                      {title}
                    </a>
                    <span className="flex-none text-sm text-ink-faint">
                      {status ? kind : `${kind}, đã gỡ`}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title="Lịch sử">
            <HistoryPanel lines={lines} />
          </Card>
        </div>
      </div>
    </PageBody>
  );
}
