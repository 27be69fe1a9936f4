import { data } from 'react-router';
import { listHighlights } from '#modules/catalog/queries/list-highlights.ts';
import { listProvinces } from '#modules/catalog/queries/provinces.ts';
import { type CardProduct, ProductCard } from '#modules/catalog/view/product-card.tsx';
import { listArticles } from '#modules/content/queries.ts';
import { listReviews } from '#modules/reviews/queries/list-reviews.ts';
import { CardRow } from '#ui/card-row.tsx';
import { Section } from '#ui/section.tsx';
import { appContext } from '../app-context.ts';
import { cached } from '../cached.ts';
import { seenRow } from '../device/slots.ts';
import { ArticleCards } from '../handbook/article-cards.tsx';
import { featuredServices } from '../navigation.ts';
import { NewsletterSection } from '../newsletter/newsletter-section.tsx';
import { HomeReviews } from '../reviews/home-reviews.tsx';
import { metaSite, type RootData, useRootData } from '../root-data.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { organizationJsonLd, websiteJsonLd } from '../seo/site-json-ld.ts';
import { ServiceLinks } from '../services/service-links.tsx';
import type { Route } from './+types/home-page.ts';
import { Commitments } from './commitments.tsx';
import { DestinationTiles } from './destination-tiles.tsx';
import { groupByCity } from './group-by-city.ts';
import { Hero } from './hero.tsx';
import { ToursByCity } from './tours-by-city.tsx';

export { cachedHeaders as headers } from '../cached.ts';

/** Enough tours for a row from each of the larger cities. */
const perKind = 16;
const perRow = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const { readDb, clock } = context.get(appContext);
  const [highlights, provinces, articles, reviews] = await Promise.all([
    listHighlights(readDb, { perKind }),
    listProvinces(readDb, { special: true, hasProducts: true, page: 1, limit: 9 }),
    listArticles(readDb, { page: 1, limit: 3 }),
    listReviews(readDb, { of: 'all', page: 1, limit: perRow }),
  ]);
  const { combo = [], hotel = [], tour = [], cruise = [], attraction = [], experience = [] } = highlights;
  return data(
    {
      // The first one that has no card below.
      heroPicture: cruise[perRow]?.picture ?? hotel[2 * perRow]?.picture ?? cruise[0]?.picture ?? null,
      combos: combo.slice(0, perRow),
      hotels: hotel.slice(0, 2 * perRow),
      cities: groupByCity(tour, perRow),
      cruises: cruise.slice(0, perRow),
      outings: [...attraction.slice(0, perRow), ...experience.slice(0, perRow)],
      provinces: provinces.results.map(({ id, title, url, picture, counts }) => ({
        id,
        title,
        url,
        picture,
        counts,
      })),
      articles: articles.results,
      reviews: reviews.results.map(({ id, overall, title, content, pros, author, product }) => ({
        id,
        overall,
        title,
        text: content || pros,
        author: { name: author.name, tripLabel: author.tripLabel },
        product: { title: product.title, url: product.url },
      })),
      openedAt: clock.now().toISOString(),
    },
    { headers: cached(['catalogue', 'content', 'settings'], { freshSeconds: 60 }) },
  );
}

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = metaSite(matches);
  const settings = (matches[0]?.loaderData as RootData | undefined)?.settings;
  return pageMeta(site, location, {
    path: '/',
    jsonLd: settings ? [organizationJsonLd(site.publicUrl, settings), websiteJsonLd(site)] : [],
  });
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { heroPicture, combos, hotels, cities, cruises, outings, provinces, articles, reviews, openedAt } =
    loaderData;
  const { settings } = useRootData();
  return (
    <>
      <Hero title={settings.tagline} text={settings.intro} picture={heroPicture} />
      <div className="container-page">
        <ProductRow
          title="Combo tiết kiệm"
          intro="Phòng, xe và bữa ăn trong một giá. Điều kiện và phụ thu ghi sẵn trên trang."
          more={{ href: '/combo-voucher', label: 'Tất cả combo' }}
          products={combos}
        />
        {provinces.length > 0 && (
          <Section title="Điểm đến được hỏi nhiều" more={{ href: '/dia-diem', label: 'Mọi điểm đến' }}>
            <DestinationTiles provinces={provinces} />
          </Section>
        )}
        <ProductRow
          title="Khách sạn nổi bật"
          intro="Giá đã gồm thuế phí, số phòng còn là số thật."
          more={{ href: '/khach-san', label: 'Tất cả khách sạn' }}
          products={hotels}
        />
        {cities.length > 0 && (
          <Section
            title="Tour trong nước theo nơi khởi hành"
            more={{ href: '/du-lich', label: 'Tất cả tour' }}
          >
            <ToursByCity cities={cities} />
          </Section>
        )}
        <ProductRow
          title="Du thuyền Hạ Long, Lan Hạ"
          intro="Giá mỗi khách khi hai người ở một cabin, đã gồm bữa ăn và vé thắng cảnh theo chương trình."
          more={{ href: '/du-thuyen', label: 'Tất cả du thuyền' }}
          products={cruises}
        />
        <ProductRow
          title="Vé tham quan và trải nghiệm"
          intro="Chọn ngày, chọn khung giờ còn chỗ, nhận mã QR trong ít phút."
          more={{ href: '/ve-tham-quan', label: 'Tất cả vé' }}
          products={outings}
        />
        <Section
          title="Dịch vụ cho chuyến đi và cho đoàn"
          intro="Đặt gói có giá sẵn, hoặc gửi yêu cầu để nhận báo giá riêng."
          more={{ href: '/dich-vu', label: 'Tất cả dịch vụ' }}
        >
          <ServiceLinks entries={featuredServices} />
        </Section>
      </div>
      <seenRow.Place className="container-page" />
      <Commitments entries={settings.commitments} />
      <div className="container-page">
        <HomeReviews reviews={reviews} />
      </div>
      {articles.length > 0 && (
        <div className="container-page pb-16">
          <Section title="Cẩm nang trước chuyến đi" more={{ href: '/cam-nang-du-lich', label: 'Đọc thêm' }}>
            <ArticleCards articles={articles} />
          </Section>
        </div>
      )}
      <NewsletterSection settings={settings} openedAt={openedAt} />
    </>
  );
}

function ProductRow({
  title,
  intro,
  more,
  products,
}: {
  title: string;
  intro: string;
  more: { href: string; label: string };
  products: (CardProduct & { id: number })[];
}) {
  if (products.length === 0) return null;
  return (
    <Section title={title} intro={intro} more={more}>
      <CardRow label={title}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes="(min-width: 1281px) 296px, 288px" />
        ))}
      </CardRow>
    </Section>
  );
}
