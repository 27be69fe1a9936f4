import { RichText } from '#ui/rich-text.tsx';
import { CancellationPolicies } from '#web/areas/products/detail/cancellation-policies.tsx';
import { DetailSection } from '#web/areas/products/detail/detail-sections.tsx';
import { Facilities } from '#web/areas/products/detail/facilities.tsx';
import { Inclusions } from '#web/areas/products/detail/inclusions.tsx';
import { SupplierNote } from '#web/areas/products/detail/supplier-note.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';
import { ProductReviews } from '#web/parts/reviews/product-reviews.tsx';
import type { Route } from './+types/hotel-page.ts';
import { HotelRules } from './hotel-rules.tsx';
import { Surroundings } from './surroundings.tsx';

/** All that there is to read below the rooms. */
export function HotelSections({
  view,
  hotel,
  nearby,
}: Pick<Route.ComponentProps['loaderData'], 'view' | 'hotel' | 'nearby'>) {
  return (
    <>
      <DetailSection id="gioi-thieu" title="Giới thiệu">
        <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
          <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
          <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} isNarrow />
        </div>
      </DetailSection>
      <DetailSection id="tien-nghi" title="Tiện nghi">
        <Facilities groups={hotel.facilities} />
      </DetailSection>
      <DetailSection id="vi-tri" title="Vị trí và khoảng cách">
        <Surroundings view={view} details={hotel.details} nearby={nearby} />
      </DetailSection>
      <DetailSection id="chinh-sach" title="Chính sách của chỗ nghỉ">
        <HotelRules details={hotel.details} />
        <h3 className="mt-8 mb-4 text-xl">Hủy phòng và hoàn tiền</h3>
        <CancellationPolicies policies={view.policies} firstDay="ngày nhận phòng" />
      </DetailSection>
      {view.faqs.length > 0 && (
        <DetailSection id="hoi-dap" title="Hỏi đáp">
          <FaqList faqs={view.faqs} />
        </DetailSection>
      )}
      <ProductReviews path={view.path} reviews={view.reviews} />
      <SupplierNote supplier={view.supplier} code={view.code} />
    </>
  );
}
