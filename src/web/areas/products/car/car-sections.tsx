import { ExtraList } from '#web/areas/products/booking-widget/extra-list.tsx';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import type { Route } from './+types/car-page.ts';
import { CarOffers } from './car-offers.tsx';
import { CarRules } from './car-rules.tsx';

/** All that there is to read below the widget. */
export function CarSections({ view, widget, car }: Route.ComponentProps['loaderData']) {
  const { details, offers } = car;
  return (
    <DetailSections
      view={view}
      titles={{ about: 'Về chiếc xe này', inclusions: 'Giá gồm gì', cancellation: 'Hủy xe và hoàn tiền' }}
      firstDay="ngày đón"
      offers={
        <DetailSection
          id="bang-gia"
          title={details.mode === 'airport-transfer' ? 'Tuyến và giá' : 'Gói thuê và giá'}
          intro="Giá một xe, đã gồm thuế phí. Ngày lễ và giờ khuya có mức riêng, ô đặt xe cộng sẵn cho bạn."
        >
          <CarOffers offers={offers} unit={view.priceUnit} party={widget?.party ?? ''} />
          {details.extras.length > 0 && (
            <div className="mt-6">
              <h3 className="mb-3 text-lg">Chọn thêm khi đặt</h3>
              <ExtraList extras={details.extras} />
            </div>
          )}
        </DetailSection>
      }
      rules={
        <DetailSection id="quy-dinh" title="Quy định thuê xe">
          <CarRules details={details} />
        </DetailSection>
      }
    />
  );
}
