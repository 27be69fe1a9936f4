import { SignList } from '#ui/sign-list.tsx';
import type { DetailOf } from '#web/areas/products/detail/detail-data.ts';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import type { Route } from './+types/service-page.ts';
import { QuoteSection } from './quote-section.tsx';
import { serviceFacts } from './service-facts.ts';
import { ServiceCases, ServiceSteps } from './service-steps.tsx';

/** The page's content below the widget. */
export function ServiceSections({ view, service, openedAt }: DetailOf<Route.ComponentProps['loaderData']>) {
  const { details } = service;
  return (
    <DetailSections
      view={view}
      titles={{ about: 'Dịch vụ này có gì', inclusions: 'Giá gồm gì', cancellation: 'Hủy và hoàn tiền' }}
      firstDay="ngày dùng dịch vụ"
      facts={serviceFacts(details)}
      offers={null}
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
      rules={details.isQuoteLed && <QuoteSection openedAt={openedAt} product={view.path} />}
      conditions={
        details.documents.length > 0
          ? [
              {
                id: 'giay-to',
                title: 'Giấy tờ cần có',
                children: <SignList sign="note" lines={details.documents} />,
              },
            ]
          : []
      }
    />
  );
}
