import { BedDouble, Clock, Users } from 'lucide-react';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CardRow } from '#ui/card-row.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Gallery } from '#ui/gallery.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Price } from '#ui/price.tsx';
import { Rating } from '#ui/rating.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { SignList } from '#ui/sign-list.tsx';
import { Stars } from '#ui/stars.tsx';
import { Table } from '#ui/table.tsx';
import { Specimen, Specimens } from './specimen.tsx';

/** Patterns that pages are composed of; `products` come from the catalogue, `html` is rendered Markdown. */
export function Patterns({ products, html }: { products: CardProduct[]; html: string }) {
  const pictures = products.flatMap(({ picture }) => picture ?? []);
  const [first] = products;
  return (
    <Section id="mau-ghep" title="Mẫu ghép">
      <SmallPatterns html={html} />
      <div className="mt-4 stack-4">
        <Specimen name="FactList">
          <FactList
            facts={[
              { icon: Clock, label: 'Thời gian', value: '3 ngày 2 đêm' },
              { icon: Users, label: 'Đoàn', value: 'Tối đa 16 khách' },
              { icon: BedDouble, label: 'Nghỉ đêm', value: 'Nhà sàn' },
            ]}
          />
        </Specimen>
        <Specimen name="Table">
          <Table
            caption="Giá theo tuổi"
            columns={[{ label: 'Tuổi' }, { label: 'Giá', align: 'end' }]}
            rows={[
              { key: 'a', cells: ['Dưới 5', 'Miễn phí'] },
              { key: 'b', cells: ['5–11', '425.000\u00a0₫'] },
            ]}
          />
        </Specimen>
        <Specimen name="EmptyState">
          <EmptyState title="Chưa có kết quả phù hợp">
            <p>Bạn thử bớt một vài lựa chọn.</p>
            <ButtonLink to="#mau-ghep" look="sea" className="mt-4">
              Xem tất cả
            </ButtonLink>
          </EmptyState>
        </Specimen>
        {first && (
          <Specimen name="ProductCard, CardRow" state="đủ ảnh; không ảnh và chưa mở bán ở cuối">
            <CardRow label="Thẻ sản phẩm">
              {products.slice(0, 3).map((product) => (
                <ProductCard key={product.url} product={product} sizes="288px" />
              ))}
              <ProductCard
                product={{ ...first, picture: null, price: 0, finalPrice: 0, discount: 0, ratingCount: 0 }}
              />
            </CardRow>
          </Specimen>
        )}
        {pictures.length > 0 && (
          <Specimen name="Gallery">
            <Gallery
              pictures={pictures.map((picture, place) => ({
                ...picture,
                category: place % 2 ? 'Hồ bơi' : 'Phòng',
                caption: `Ảnh ${place + 1}`,
              }))}
              label="Ảnh mẫu"
            />
          </Specimen>
        )}
        <LoadingSpecimen />
      </div>
    </Section>
  );
}

function SmallPatterns({ html }: { html: string }) {
  return (
    <Specimens>
      <Specimen name="Price" state="một giá, có giá gốc, cỡ lớn">
        <div className="flex flex-wrap items-end gap-8">
          <Price finalPriceVnd={850_000} unit="/đêm" from />
          <Price finalPriceVnd={850_000} priceVnd={1_000_000} unit="/đêm" />
          <Price finalPriceVnd={12_450_000} size="lg" />
        </div>
      </Specimen>
      <Specimen name="Rating, Stars" state="có điểm, chưa có điểm thì trống">
        <div className="flex flex-wrap items-center gap-6">
          <Rating average={9.2} count={128} />
          <Rating average={7.4} count={6} />
          <Rating average={null} count={0} />
          <Stars count={4} />
        </div>
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          items={[
            { label: 'Trang chủ', href: '/' },
            { label: 'Khách sạn', href: '/khach-san' },
            { label: 'Đà Lạt' },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination" state="ở giữa">
        <Pagination page={5} totalPages={12} hrefOf={(page) => `/dev/giao-dien?page=${page}`} />
      </Specimen>
      <Specimen name="SignList" state="gồm, không gồm, ghi chú">
        <div className="stack-4">
          <SignList sign="yes" lines={['Bữa sáng', 'Đưa đón bến tàu']} />
          <SignList sign="no" lines={['Đồ uống có cồn']} />
          <SignList sign="note" lines={['Mang theo căn cước công dân']} />
        </div>
      </Specimen>
      <Specimen name="RichText">
        <RichText html={html} />
      </Specimen>
    </Specimens>
  );
}

function LoadingSpecimen() {
  return (
    <Specimen name="Khung chờ" state="đang tải">
      <div aria-hidden className="grid gap-4 md:grid-cols-3">
        {[0, 1, 2].map((index) => (
          <div key={index} className="animate-pulse overflow-hidden rounded-card border border-line">
            <div className="aspect-4/3 bg-sand-deep" />
            <div className="stack-3 p-4">
              <div className="h-5 w-3/4 rounded-badge bg-sand-deep" />
              <div className="h-4 w-1/2 rounded-badge bg-sand-deep" />
            </div>
          </div>
        ))}
      </div>
    </Specimen>
  );
}
