import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { SignList } from '#ui/sign-list.tsx';
import { ExtraList } from '#web/areas/products/booking-widget/extra-list.tsx';
import { CancellationPolicies } from '#web/areas/products/detail/cancellation-policies.tsx';
import { Inclusions } from '#web/areas/products/detail/inclusions.tsx';
import { SupplierNote } from '#web/areas/products/detail/supplier-note.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import type { Route } from './+types/service-page.ts';
import { PackageList } from './package-list.tsx';
import { QuoteSection } from './quote-section.tsx';
import { ServiceCases, ServiceSteps } from './service-steps.tsx';

/** All that there is to read below the widget. */
export function ServiceSections({ view, widget, service, openedAt }: Route.ComponentProps['loaderData']) {
  const { details, packages } = service;
  return (
    <>
      {packages.length > 0 && (
        <Section
          id="goi"
          title="Gói và giá"
          intro="Giá đã gồm thuế phí. Chọn gói ở ô đặt để xem tổng tiền cho ngày của bạn."
          className="scroll-mt-14"
        >
          <PackageList packages={packages} per={details.per} party={widget?.party ?? ''} />
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
    </>
  );
}
