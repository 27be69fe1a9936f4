import { Suspense } from 'react';
import { data, useSearchParams } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Section } from '#ui/section.tsx';
import { SectionNav } from '#ui/section-nav.tsx';
import { Stars } from '#ui/stars.tsx';
import { appContext } from '#web/app/app-context.ts';
import { cached } from '#web/app/cached.ts';
import { BookingBar } from '#web/areas/products/detail/booking-bar.tsx';
import { DetailHeader } from '#web/areas/products/detail/detail-header.tsx';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { getProduct, toDetailView } from '#web/areas/products/detail/detail-view.ts';
import { Highlights } from '#web/areas/products/detail/highlights.tsx';
import { loadLowestPrice } from '#web/areas/products/detail/load-lowest-price.ts';
import { loadRelatedContent } from '#web/areas/products/detail/load-related-content.ts';
import { RelatedProducts } from '#web/areas/products/detail/related-products.tsx';
import { seenRow } from '#web/parts/device/slots.ts';
import { loadReviews } from '#web/parts/reviews/load-reviews.ts';
import { reviewsSection } from '#web/parts/reviews/reviews-place.ts';
import type { Route } from './+types/hotel-page.ts';
import { DealLine } from './deal-line.tsx';
import { HotelFacts } from './hotel-facts.tsx';
import { toHotelView } from './hotel-view.ts';
import { loadHotelPrices } from './load-hotel-prices.ts';
import { PriceNow } from './price-now.tsx';
import { lowestTotal } from './room-views.ts';
import { StayBar } from './stay-bar.tsx';
import { limits } from './stay-query.ts';

const StayCalendar = hydrateOnInteraction(async () => (await import('./stay-calendar.tsx')).StayCalendar);
const RoomList = hydrateOnInteraction(async () => (await import('./room-list.tsx')).RoomList);
const HotelSections = hydrateOnInteraction(async () => (await import('./hotel-sections.tsx')).HotelSections);

export { sharedPage as headers } from '#web/app/cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const product = await getProduct(context, 'hotel', params.file);
  const query = new URL(request.url).searchParams;
  const prices = await loadHotelPrices(app, product, query);
  const { hasStay: hasSearchDates } = prices;
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
      limits,
      related,
      nearby,
    },
    {
      headers: cached([`product:${product.id}`, 'kind:hotel', 'catalogue'], {
        freshSeconds: hasSearchDates ? 10 : 30,
      }),
    },
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
  const [params] = useSearchParams();
  const { form, errors, hasStay, rooms } = prices;
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
        items={view.reviews ? [...sections, reviewsSection] : sections}
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
          intro="Giá cho đúng ngày và số khách của bạn. Số phòng còn là số thật."
          className="scroll-mt-14"
        >
          {!hasStay && <DealLine view={view} />}
          <StayBar
            key={params.toString()}
            path={view.path}
            form={form}
            errors={errors}
            limits={loaderData.limits}
            firstDay={prices.firstDay}
            lastDay={prices.lastDay}
          />
          <Suspense>
            <StayCalendar key={String(hasStay)} path={view.path} prices={prices} params={params} />
            <RoomList
              rooms={rooms}
              path={view.path}
              form={form}
              hasStay={hasStay}
              similarHref={similarHref}
            />
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
        <seenRow.Place except={view.id} />
      </div>
      <BookingBar price={summary} action={action} />
    </>
  );
}
