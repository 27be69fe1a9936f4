import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { ExtraList } from '#web/areas/products/booking-widget/extra-list.tsx';
import { CancellationPolicies } from '#web/areas/products/detail/cancellation-policies.tsx';
import { Inclusions } from '#web/areas/products/detail/inclusions.tsx';
import { SupplierNote } from '#web/areas/products/detail/supplier-note.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import type { Route } from './+types/car-page.ts';
import { CarOffers } from './car-offers.tsx';
import { CarRules } from './car-rules.tsx';

/** All that there is to read below the widget. */
export function CarSections({ view, widget, car }: Route.ComponentProps['loaderData']) {
  const { details, offers } = car;
  return (
    <>
      <Section
        id="bang-gia"
        title={details.mode === 'đưa đón sân bay' ? 'Tuyến và giá' : 'Gói thuê và giá'}
        intro="Giá một xe, đã gồm thuế phí. Ngày lễ và giờ khuya có mức riêng, ô đặt xe cộng sẵn cho bạn."
        className="scroll-mt-14"
      >
        <CarOffers offers={offers} unit={view.priceUnit} party={widget?.party ?? ''} />
        {details.extras.length > 0 && (
          <div className="mt-6">
            <h3 className="mb-3 text-lg">Chọn thêm khi đặt</h3>
            <ExtraList extras={details.extras} />
          </div>
        )}
      </Section>
      <Section id="gioi-thieu" title="Về chiếc xe này" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      <Section id="bao-gom" title="Giá gồm gì" className="scroll-mt-14">
        <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
      </Section>
      <Section id="quy-dinh" title="Quy định thuê xe" className="scroll-mt-14">
        <CarRules details={details} />
      </Section>
      <Section id="huy" title="Hủy xe và hoàn tiền" className="scroll-mt-14">
        <CancellationPolicies policies={view.policies} firstDay="ngày đón" />
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
