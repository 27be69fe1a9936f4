import { Suspense } from 'react';
import { data } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Notice } from '#ui/notice.tsx';
import { Price } from '#ui/price.tsx';
import { Stars } from '#ui/stars.tsx';
import { appContext } from '#web/app/app-context.ts';
import { freshFor } from '#web/app/shared-page.ts';
import { LowestPrice } from '#web/areas/products/booking-widget/lowest-price.tsx';
import { BookingBar } from '#web/areas/products/detail/booking-bar.tsx';
import { DetailFrame } from '#web/areas/products/detail/detail-frame.tsx';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { type DetailView, getProduct, toDetailView } from '#web/areas/products/detail/detail-view.ts';
import { loadLowestPrice } from '#web/areas/products/detail/load-lowest-price.ts';
import { loadRelatedContent } from '#web/areas/products/detail/load-related-content.ts';
import { RelatedProducts } from '#web/areas/products/detail/related-products.tsx';
import { loadReviews } from '#web/parts/reviews/load-reviews.ts';
import type { TripSearchReading } from '#web/parts/trip-search/read-trip-search.ts';
import { TripBarSlot } from '#web/parts/trip-search/trip-bar-slot.tsx';
import type { Route } from './+types/hotel-page.ts';
import { decidingHotelFacts } from './deciding-hotel-facts.ts';
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

export default function HotelPage({ loaderData }: Route.ComponentProps) {
  const { view, hotel, prices, lowestVnd, related, nearby } = loaderData;
  const { form, said, rooms } = prices;
  const hasStay = said !== null;
  const similarHref = view.province
    ? `${view.kind.prefix}?provinces=${view.province.slug}`
    : view.kind.prefix;
  const summary = <PriceNow view={view} hasStay={hasStay} lowestVnd={lowestVnd} />;
  const action = (
    <a href="#phong" className={buttonClass('primary', 'md', 'whitespace-nowrap')}>
      {hasStay && lowestVnd === null ? 'Xem ngày khác' : 'Xem phòng'}
    </a>
  );
  return (
    <DetailFrame
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">{hotel.type}</span>
          <Stars count={hotel.details.star} />
          <span className="text-ink-soft">{view.place}</span>
        </>
      }
      deciding={decidingHotelFacts(hotel, view.highlights)}
      card={
        <div className="rounded-card border border-line bg-rice p-5 shadow-soft">
          {summary}
          <div className="mt-4 grid">{action}</div>
        </div>
      }
      isCardForDesk
      related={
        <RelatedProducts
          title="Chỗ nghỉ gần đây"
          more={{ href: similarHref, label: 'Xem tất cả' }}
          products={related}
        />
      }
      bar={<BookingBar price={summary} action={action} />}
    >
      <section id="phong" className="mt-8 scroll-mt-20">
        <h2 className="mb-3 text-xl">Chọn phòng</h2>
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
      </section>
      <Suspense>
        <HotelSections view={view} hotel={hotel} nearby={nearby} />
      </Suspense>
    </DetailFrame>
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
