import { pieces } from '#modules/catalog/kinds/service/codes.ts';
import { SignList } from '#ui/sign-list.tsx';
import { ExtraList } from '#web/areas/products/booking-widget/extra-list.tsx';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import type { Route } from './+types/service-page.ts';
import { PackageList } from './package-list.tsx';
import { QuoteSection } from './quote-section.tsx';
import { ServiceCases, ServiceSteps } from './service-steps.tsx';

/** All that there is to read below the widget. */
export function ServiceSections({ view, widget, service, openedAt }: Route.ComponentProps['loaderData']) {
  const { details, packages } = service;
  return (
    <DetailSections
      view={view}
      titles={{ about: 'Dịch vụ này có gì', inclusions: 'Giá gồm gì', cancellation: 'Hủy và hoàn tiền' }}
      firstDay="ngày dùng dịch vụ"
      offers={
        packages.length > 0 && (
          <DetailSection
            id="goi"
            title="Gói và giá"
            intro="Giá đã gồm thuế phí. Chọn gói ở ô đặt để xem tổng tiền cho ngày của bạn."
          >
            <PackageList packages={packages} per={pieces[details.per]} party={widget?.party ?? ''} />
            {details.extras.length > 0 && (
              <div className="mt-6">
                <h3 className="mb-3 text-lg">Chọn thêm khi đặt</h3>
                <ExtraList extras={details.extras} />
              </div>
            )}
          </DetailSection>
        )
      }
      program={
        <>
          <DetailSection id="cac-buoc" title="Từ lúc hỏi đến ngày đi">
            <ServiceSteps steps={details.steps} />
          </DetailSection>
          {details.cases.length > 0 && (
            <DetailSection id="da-lam" title="Đã làm cho các đoàn khác">
              <ServiceCases cases={details.cases} />
            </DetailSection>
          )}
        </>
      }
      rules={
        <>
          {details.documents.length > 0 && (
            <DetailSection id="giay-to" title="Giấy tờ cần có">
              <div className="rounded-card border border-line bg-rice p-5">
                <SignList sign="note" lines={details.documents} />
              </div>
            </DetailSection>
          )}
          {details.isQuoteLed && <QuoteSection openedAt={openedAt} product={view.path} />}
        </>
      }
    />
  );
}
