import { Suspense } from 'react';
import { data, useSearchParams } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { hydrateLater } from '#ui/hydrate-later.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { SectionNav } from '#ui/section-nav.tsx';
import { Stars } from '#ui/stars.tsx';
import { appContext } from '../../app-context.ts';
import { cached } from '../../cached.ts';
import { seenRow } from '../../device/slots.ts';
import { FaqList } from '../../pages/faq-list.tsx';
import { loadReviews } from '../../reviews/load-reviews.ts';
import { ProductReviews } from '../../reviews/product-reviews.tsx';
import { reviewsSection } from '../../reviews/reviews-place.ts';
import { BookingBar } from '../detail/booking-bar.tsx';
import { CancellationPolicies } from '../detail/cancellation-policies.tsx';
import { DetailHeader } from '../detail/detail-header.tsx';
import { detailMeta } from '../detail/detail-meta.ts';
import { getProduct, toDetailView } from '../detail/detail-view.ts';
import { Facilities } from '../detail/facilities.tsx';
import { Highlights } from '../detail/highlights.tsx';
import { Inclusions } from '../detail/inclusions.tsx';
import { loadLowestPrice } from '../detail/load-lowest-price.ts';
import { loadNeighbours } from '../detail/load-neighbours.ts';
import { RelatedProducts } from '../detail/related-products.tsx';
import { SupplierNote } from '../detail/supplier-note.tsx';
import type { Route } from './+types/hotel-page.ts';
import { DealLine } from './deal-line.tsx';
import { HotelFacts } from './hotel-facts.tsx';
import { HotelRules } from './hotel-rules.tsx';
import { toHotelView } from './hotel-view.ts';
import { loadHotelPrices } from './load-hotel.ts';
import { PriceNow } from './price-now.tsx';
import { lowestTotal } from './room-views.ts';
import { StayBar } from './stay-bar.tsx';
import { limits } from './stay-query.ts';
import { Surroundings } from './surroundings.tsx';

const StayCalendar = hydrateLater(async () => (await import('./stay-calendar.tsx')).StayCalendar);
const RoomList = hydrateLater(async () => (await import('./room-list.tsx')).RoomList);

export { cachedHeaders as headers } from '../../cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const product = await getProduct(context, 'hotel', params.file);
  const query = new URL(request.url).searchParams;
  const prices = await loadHotelPrices(app, product, query);
  const { hasStay: isAsked } = prices;
  const { related, nearby, closings } = await loadNeighbours(app, product, { isAsked, withinKm: 30 });
  const [reviews, lowestPriceVnd] = await Promise.all([
    loadReviews(app, product, query),
    isAsked ? null : loadLowestPrice(app, product),
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
        freshSeconds: isAsked ? 10 : 30,
      }),
    },
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData ? detailMeta(loaderData.view, { location, matches }, loaderData.prices.rooms) : [];

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
        <Section id="gioi-thieu" title="Giới thiệu" className="scroll-mt-14">
          <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
            <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
            <Inclusions
              inclusions={view.inclusions}
              exclusions={view.exclusions}
              notes={view.notes}
              isNarrow
            />
          </div>
        </Section>
        <Section id="tien-nghi" title="Tiện nghi" className="scroll-mt-14">
          <Facilities groups={hotel.facilities} />
        </Section>
        <Section id="vi-tri" title="Vị trí và khoảng cách" className="scroll-mt-14">
          <Surroundings view={view} details={hotel.details} nearby={nearby} />
        </Section>
        <Section id="chinh-sach" title="Chính sách của chỗ nghỉ" className="scroll-mt-14">
          <HotelRules details={hotel.details} />
          <h3 className="mt-8 mb-4 text-xl">Hủy phòng và hoàn tiền</h3>
          <CancellationPolicies policies={view.policies} firstDay="ngày nhận phòng" />
        </Section>
        {view.faqs.length > 0 && (
          <Section id="hoi-dap" title="Hỏi đáp" className="scroll-mt-14">
            <FaqList faqs={view.faqs} />
          </Section>
        )}
        <ProductReviews path={view.path} kind="hotel" reviews={view.reviews} />
        <SupplierNote supplier={view.supplier} code={view.code} />
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
