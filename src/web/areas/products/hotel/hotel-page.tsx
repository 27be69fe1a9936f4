import { Suspense } from 'react';
import { data } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Notice } from '#ui/notice.tsx';
import { Price } from '#ui/price.tsx';
import { Section } from '#ui/section.tsx';
import { SectionNav } from '#ui/section-nav.tsx';
import { Stars } from '#ui/stars.tsx';
import { appContext } from '#web/app/app-context.ts';
import { freshFor } from '#web/app/shared-page.ts';
import { LowestPrice } from '#web/areas/products/booking-widget/lowest-price.tsx';
import { BookingBar } from '#web/areas/products/detail/booking-bar.tsx';
import { DetailHeader } from '#web/areas/products/detail/detail-header.tsx';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { type DetailView, getProduct, toDetailView } from '#web/areas/products/detail/detail-view.ts';
import { Highlights } from '#web/areas/products/detail/highlights.tsx';
import { loadLowestPrice } from '#web/areas/products/detail/load-lowest-price.ts';
import { loadRelatedContent } from '#web/areas/products/detail/load-related-content.ts';
import { RelatedProducts } from '#web/areas/products/detail/related-products.tsx';
import { seenRowSlot } from '#web/parts/device/slots.ts';
import { loadReviews } from '#web/parts/reviews/load-reviews.ts';
import { reviewsAnchor } from '#web/parts/reviews/reviews-anchor.ts';
import type { TripSearchReading } from '#web/parts/trip-search/read-trip-search.ts';
import { TripBarSlot } from '#web/parts/trip-search/trip-bar-slot.tsx';
import type { Route } from './+types/hotel-page.ts';
import { HotelFacts } from './hotel-facts.tsx';
import { toHotelView } from './hotel-view.ts';
import { loadHotelPrices } from './load-hotel-prices.ts';
import { PriceNow } from './price-now.tsx';
import { lowestTotal } from './room-views.ts';

const RoomList = hydrateOnInteraction('RoomList', () => import('./room-list.tsx'));

const HotelSections = hydrateOnInteraction('HotelSections', () => import('./hotel-sections.tsx'));

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const product = await getProduct(context, 'hotel', params.file);
  const query = new URL(request.url).searchParams;
  const prices = await loadHotelPrices(app, product, query);
  const hasSearchDates = prices.said !== null;
  const { related, nearby, closings } = await loadRelatedContent(app, product, {
    hasSearchDates,
    withinKm: 30,
  });
  const [reviews, lowestPriceVnd] = await Promise.all([
    loadReviews(app, product, query),
    hasSearchDates ? null : loadLowestPrice(app, product),
  ]);
  return data(
    {
      view: toDetailView(product, { reviews, closings, lowestPriceVnd }),
      hotel: toHotelView(product),
      prices,
      lowestVnd: lowestTotal(prices.rooms),
      related,
      nearby,
    },
    { headers: freshFor(hasSearchDates ? 10 : 30, [`product:${product.id}`]) },
  );
}

export const meta: Route.MetaFunction = (args) => detailMeta(args, ({ prices }) => ({ units: prices.rooms }));

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'phong', label: 'Phòng và giá' },
  { id: 'gioi-thieu', label: 'Giới thiệu' },
  { id: 'tien-nghi', label: 'Tiện nghi' },
  { id: 'vi-tri', label: 'Vị trí' },
  { id: 'chinh-sach', label: 'Chính sách' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function HotelPage({ loaderData }: Route.ComponentProps) {
  const { view, hotel, prices, lowestVnd, related, nearby } = loaderData;
  const { form, said, rooms } = prices;
  const hasStay = said !== null;
  const similarHref = view.province
    ? `${view.kind.prefix}?provinces=${view.province.slug}`
    : view.kind.prefix;
  const summary = <PriceNow view={view} hasStay={hasStay} lowestVnd={lowestVnd} />;
  const action = (
    <a href="#phong" className={buttonClass('primary', 'sm')}>
      {hasStay && lowestVnd === null ? 'Xem ngày khác' : 'Xem phòng'}
    </a>
  );
  return (
    <>
      <DetailHeader
        view={view}
        kicker={
          <>
            <span className="font-semibold text-sea">{hotel.type}</span>
            <Stars count={hotel.details.star} />
          </>
        }
      />
      <SectionNav
        items={view.reviews ? [...sections, reviewsAnchor] : sections}
        aside={
          <>
            {summary}
            {action}
          </>
        }
      />
      <div className="container-page pb-16">
        <section id="tong-quan" aria-label="Tổng quan" className="mt-6 scroll-mt-16 space-y-5">
          <p className="max-w-prose text-lg">{view.summary}</p>
          <HotelFacts hotel={hotel} />
          <Highlights lines={view.highlights} />
        </section>
        <Section
          id="phong"
          title="Phòng và giá"
          intro="Giá cho đúng ngày và số khách của bạn."
          className="scroll-mt-14"
        >
          {!hasStay && <DealLine view={view} />}
          <Suspense>
            <TripBarSlot
              view={prices.bar}
              action={view.path}
              hash="#phong"
              look="stay"
              product={prices.pricedBy}
              goesAtOnce
            />
          </Suspense>
          <StayErrors errors={prices.errors} />
          <Suspense>
            <RoomList rooms={rooms} path={view.path} form={form} said={said} similarHref={similarHref} />
          </Suspense>
        </Section>
        <Suspense>
          <HotelSections view={view} hotel={hotel} nearby={nearby} />
        </Suspense>
        <RelatedProducts
          title="Chỗ nghỉ gần đây"
          more={{ href: similarHref, label: 'Xem tất cả' }}
          products={related}
        />
        <seenRowSlot.Outlet except={view.id} />
      </div>
      <BookingBar price={summary} action={action} />
    </>
  );
}

/** What a night costs from, and cost before, while something is off; the total of a chosen stay says it by itself. */
function DealLine({ view }: { view: DetailView }) {
  if (view.discount <= 0) return null;
  return (
    <div className="mb-5">
      <div className="flex items-end gap-3">
        <Price
          priceVnd={view.priceVnd}
          finalPriceVnd={view.finalPriceVnd}
          unit={view.priceUnit}
          size="lg"
          note=""
          from
        />
        <Badge tone="sun" className="mb-1.5">
          −{view.discount}%
        </Badge>
      </div>
      <LowestPrice view={view} />
    </div>
  );
}

/** What a link says that cannot be booked: days that are over, more guests than rooms can be for. */
function StayErrors({ errors }: { errors: TripSearchReading['errors'] }) {
  const messages = Object.values(errors);
  if (messages.length === 0) return null;
  return (
    <div className="mt-4">
      <Notice tone="warn" title="Chọn lại ngày và số khách">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Notice>
    </div>
  );
}
