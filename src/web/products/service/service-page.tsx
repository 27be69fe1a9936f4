import { data } from 'react-router';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { SignList } from '#ui/sign-list.tsx';
import { appContext } from '../../app-context.ts';
import { FaqList } from '../../pages/faq-list.tsx';
import { QuoteSection } from '../../services/quote-section.tsx';
import { loadDetail } from '../box/load-detail.ts';
import { CancellationPolicies } from '../detail/cancellation-policies.tsx';
import { DetailLayout } from '../detail/detail-layout.tsx';
import { detailMeta } from '../detail/detail-meta.ts';
import { getProduct } from '../detail/detail-view.ts';
import { ExtraList } from '../detail/extra-list.tsx';
import { Inclusions } from '../detail/inclusions.tsx';
import { Overview } from '../detail/overview.tsx';
import { RelatedProducts } from '../detail/related-products.tsx';
import { SupplierNote } from '../detail/supplier-note.tsx';
import type { Route } from './+types/service-page.ts';
import { PackageList } from './package-list.tsx';
import { serviceFacts } from './service-facts.ts';
import { ServiceCases, ServiceSteps } from './service-steps.tsx';
import { toServiceView } from './service-view.ts';

export { cachedHeaders as headers } from '../../cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'service', params.file);
  const app = context.get(appContext);
  const { headers, sale, calendar: _, ...page } = await loadDetail(app, product, request);
  const openedAt = app.clock.now().toISOString();
  return data({ ...page, service: toServiceView(product, sale), openedAt }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData ? detailMeta(loaderData.view, { location, matches }, loaderData.service.packages) : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'goi', label: 'Gói và giá' },
  { id: 'cac-buoc', label: 'Các bước' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'bao-gia', label: 'Báo giá riêng' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { view, box, service, related, openedAt } = loaderData;
  const { details, packages, type } = service;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          {type && <span className="font-semibold text-sea">{type.title}</span>}
          <span className="text-ink-soft">{view.place}</span>
        </>
      }
      sections={details.isQuoteLed ? sections : sections.filter((one) => one.id !== 'bao-gia')}
      overview={<Overview view={view} facts={serviceFacts(details)} />}
      box={box}
      after={
        <RelatedProducts
          title="Dịch vụ khác"
          more={
            type
              ? { href: `${view.kind.prefix}/${type.slug}`, label: type.title }
              : { href: view.kind.prefix, label: 'Tất cả dịch vụ' }
          }
          products={related}
        />
      }
    >
      {packages.length > 0 && (
        <Section
          id="goi"
          title="Gói và giá"
          intro="Giá đã gồm thuế phí. Chọn gói ở ô đặt để xem tổng tiền cho ngày của bạn."
          className="scroll-mt-14"
        >
          <PackageList packages={packages} per={details.per} />
          {details.extras.length > 0 && (
            <div className="mt-6">
              <h3 className="mb-3 text-lg">Chọn thêm khi đặt</h3>
              <ExtraList extras={details.extras} />
            </div>
          )}
        </Section>
      )}
      <Section id="gioi-thieu" title="Dịch vụ này có gì" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      <Section id="cac-buoc" title="Từ lúc hỏi đến ngày đi" className="scroll-mt-14">
        <ServiceSteps steps={details.steps} />
      </Section>
      {details.cases.length > 0 && (
        <Section id="da-lam" title="Đã làm cho các đoàn khác" className="scroll-mt-14">
          <ServiceCases cases={details.cases} />
        </Section>
      )}
      <Section id="bao-gom" title="Giá gồm gì" className="scroll-mt-14">
        <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
      </Section>
      {details.documents.length > 0 && (
        <Section id="giay-to" title="Giấy tờ cần có" className="scroll-mt-14">
          <div className="rounded-card border border-line bg-rice p-5">
            <SignList sign="note" lines={details.documents} />
          </div>
        </Section>
      )}
      {details.isQuoteLed && <QuoteSection openedAt={openedAt} product={view.path} />}
      <Section id="huy" title="Hủy và hoàn tiền" className="scroll-mt-14">
        <CancellationPolicies policies={view.policies} firstDay="ngày dùng dịch vụ" />
      </Section>
      {view.faqs.length > 0 && (
        <Section id="hoi-dap" title="Hỏi đáp" className="scroll-mt-14">
          <FaqList faqs={view.faqs} />
        </Section>
      )}
      <SupplierNote supplier={view.supplier} code={view.code} />
    </DetailLayout>
  );
}
