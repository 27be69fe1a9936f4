import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import type { ShownSettings } from '#modules/settings/schema.ts';
import { CardRow } from '#ui/card-row.tsx';
import { Kept } from '#ui/kept.tsx';
import { Section } from '#ui/section.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { featuredServices } from '#web/app/navigation/navigation.ts';
import { type Packed, unpack } from '#web/app/packed.ts';
import { useRootData } from '#web/app/root-data.ts';
import { ArticleCards } from '#web/parts/content/article-cards.tsx';
import { seenRowSlot } from '#web/parts/device/slots.ts';
import { NewsletterSection } from '#web/parts/newsletter/newsletter-section.tsx';
import { HomeReviews } from '#web/parts/reviews/home-reviews.tsx';
import { ServiceLinks } from '#web/parts/services/service-links.tsx';
import { DestinationTiles } from './destination-tiles.tsx';
import type { HomeSectionsView } from './load-home.ts';
import { ToursByCity } from './tours-by-city.tsx';

interface Sections {
  sections: Packed<HomeSectionsView>;
}

/** Everything of the home page below its search. */
export function HomeSections({ sections, openedAt }: Sections & { openedAt: string }) {
  const { settings } = useRootData();
  const { name, commitments } = settings;
  return (
    <>
      <Kept className="contents" part={ShownSections} props={{ sections, name, commitments }} />
      <NewsletterSection settings={settings} openedAt={openedAt} />
    </>
  );
}

function ShownSections({
  sections,
  name,
  commitments,
}: Sections & Pick<ShownSettings, 'name' | 'commitments'>) {
  const { combos, cities, cruises, outings, isSelling, provinces, articles, reviews } = unpack(sections);
  return (
    <>
      <div className="container-page">
        {provinces.length > 0 && (
          <Section
            title={isSelling ? 'Điểm đến biên tập viên gợi ý' : 'Đi đâu trong nước'}
            more={{ href: '/dia-diem', label: 'Mọi điểm đến' }}
            className="[--late-height:970px] lg:[--late-height:680px]"
          >
            <DestinationTiles provinces={provinces} />
          </Section>
        )}
        <ProductRow
          title="Combo tiết kiệm"
          intro="Phòng, xe và bữa ăn trong một giá. Điều kiện và phụ thu ghi sẵn trên trang."
          more={{ href: '/combo-voucher', label: 'Tất cả combo' }}
          products={combos}
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
          intro="Chọn ngày, chọn khung giờ còn chỗ, nhận phiếu có mã QR sau khi thanh toán."
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
      <seenRowSlot.Outlet className="container-page" />
      <Commitments name={name} entries={commitments} />
      <div className="container-page">
        <HomeReviews reviews={reviews} />
      </div>
      {articles.length > 0 && (
        <div className="container-page pb-16">
          <Section
            title="Cẩm nang trước chuyến đi"
            more={{ href: '/cam-nang-du-lich', label: 'Đọc thêm' }}
            className="[--late-height:1450px] lg:[--late-height:560px]"
          >
            <ArticleCards articles={articles} />
          </Section>
        </div>
      )}
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

/** What we promise, as the settings say it, on a band of its own. */
function Commitments({
  name,
  entries,
}: {
  name: string;
  entries: { icon: string; title: string; text: string }[];
}) {
  return (
    <section aria-labelledby="cam-ket" className="mt-16 bg-sea-dark py-12 text-white lg:py-16">
      <div className="container-page">
        <h2 id="cam-ket" className="text-2xl">
          Vì sao nên đặt ở {name}
        </h2>
        <ul className="mt-6 grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
          {entries.map((entry) => (
            <li key={entry.title}>
              <span className="inline-flex size-12 items-center justify-center rounded-full bg-white/12 text-sun">
                <SpriteIcon name={entry.icon} className="size-6" />
              </span>
              <h3 className="mt-3 text-lg">{entry.title}</h3>
              <p className="mt-1">{entry.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
