import { Suspense, useMemo } from 'react';
import { data } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Notice } from '#ui/notice.tsx';
import { Price } from '#ui/price.tsx';
import { roomToCome } from '#ui/room-to-come.tsx';
import { Stars } from '#ui/stars.tsx';
import { appContext } from '#web/app/app-context.ts';
import { pack } from '#web/app/pack.ts';
import { freshFor } from '#web/app/shared-page.ts';
import { LowestPrice } from '#web/areas/products/booking-widget/lowest-price.tsx';
import { BookingBar } from '#web/areas/products/detail/booking-bar.tsx';
import { readDetail } from '#web/areas/products/detail/detail-data.ts';
import { DetailFrame } from '#web/areas/products/detail/detail-frame.tsx';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { aboutProduct, type DetailView, getProduct } from '#web/areas/products/detail/detail-view.ts';
import { previewHeaders } from '#web/areas/products/detail/get-preview.ts';
import { loadLowestPrice } from '#web/areas/products/detail/load-lowest-price.ts';
import { loadRelatedContent } from '#web/areas/products/detail/load-related-content.ts';
import { RelatedProducts } from '#web/areas/products/detail/related-products.tsx';
import { AddToCart } from '#web/parts/booking/add-to-cart.tsx';
import { loadReviews } from '#web/parts/reviews/load-reviews.ts';
import type { TripSearchReading } from '#web/parts/trip-search/read-trip-search.ts';
import { TripBarSlot } from '#web/parts/trip-search/trip-bar-slot.tsx';
import type { Route } from './+types/hotel-page.ts';
import { ChoicePrice } from './choice-price.tsx';
import { ChosenRoom, useChosenRoom } from './chosen-room.tsx';
import { decidingHotelFacts } from './deciding-hotel-facts.ts';
import { toHotelView } from './hotel-view.ts';
import { loadHotelPrices } from './load-hotel-prices.ts';
import { NextStep } from './next-step.tsx';
import { PriceDetails } from './price-details.tsx';
import { roomsWithPrices } from './room-choice.ts';
import { StayCard } from './stay-card.tsx';

const RoomList = hydrateOnInteraction('RoomList', () => import('./room-list.tsx'));

const HotelSections = hydrateOnInteraction('HotelSections', () => import('./hotel-sections.tsx'));

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const product = await getProduct(context, 'hotel', { file: params.file, request });
  const query = new URL(request.url).searchParams;
  const prices = await loadHotelPrices(app, product, query);
  const hasSearchDates = prices.stayText !== null;
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
      page: pack({
        about: aboutProduct(product),
        beside: { reviews, closings, lowestPriceVnd },
        hotel: toHotelView(product),
        prices,
        related,
        nearby,
      }),
    },
    {
      headers: {
        ...freshFor(hasSearchDates ? 10 : 30, [`product:${product.id}`]),
        ...previewHeaders(request),
      },
    },
  );
}

export const meta: Route.MetaFunction = (args) =>
  detailMeta(args, ({ hotel, prices }) => ({ units: roomsWithPrices(hotel, prices.rooms) }));

export default function HotelPage({ loaderData }: Route.ComponentProps) {
  const { view, about, hotel, prices, related, nearby } = readDetail(loaderData);
  const { form, stayText } = prices;
  const rooms = useMemo(() => roomsWithPrices(hotel, prices.rooms), [hotel, prices]);
  const similarHref = view.province
    ? `${view.kind.prefix}?provinces=${view.province.slug}`
    : view.kind.prefix;
  return (
    <ChosenRoom rooms={rooms}>
      <DetailFrame
        view={view}
        kicker={
          <>
            <span className="font-semibold text-sea">{hotel.type}</span>
            <Stars count={hotel.details.star} />
            <span className="text-ink-soft lg:hidden">{view.place}</span>
          </>
        }
        deciding={decidingHotelFacts(hotel, view.highlights)}
        card={<StayCard {...{ view, form, stayText }} />}
        isCardForDesk
        related={
          <RelatedProducts
            title="Chỗ nghỉ khác"
            more={{ href: similarHref, label: 'Xem tất cả' }}
            products={related}
          />
        }
        bar={<StayBar {...{ view, stayText }} />}
      >
        <section id="phong" aria-label="Chọn phòng" className="mt-8 scroll-mt-20">
          <h2 className="mb-3 text-xl">Chọn phòng</h2>
          {stayText === null && <DealLine view={view} />}
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
          <Suspense fallback={roomToCome}>
            <RoomList {...{ rooms, form, stayText, similarHref }} path={view.path} bar={prices.bar} />
          </Suspense>
        </section>
        <Suspense fallback={roomToCome}>
          <HotelSections {...{ view, about, hotel, nearby }} />
        </Suspense>
      </DetailFrame>
    </ChosenRoom>
  );
}

/** The from-price per night and the former one, while there is a discount; omitted for a chosen stay, whose total shows it. */
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

/** Values of a link that cannot be booked: past days, more guests than rooms allow. */
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

/** The booking bar of the chosen room. */
function StayBar({ view, stayText }: { view: DetailView; stayText: string | null }) {
  const { choice } = useChosenRoom();
  return (
    <BookingBar
      price={<ChoicePrice view={view} hasStay={stayText !== null} />}
      action={<NextStep hasStay={stayText !== null} />}
      {...(choice && {
        cart: <AddToCart itemQuery={choice.offer.itemQuery} look="sign" />,
        details: <PriceDetails choice={choice} stayText={stayText ?? ''} />,
      })}
    />
  );
}
