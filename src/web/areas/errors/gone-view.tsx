import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { CardRow } from '#ui/card-row.tsx';
import { Section } from '#ui/section.tsx';
import type { GonePage } from '#web/app/errors/gone-page.ts';
import { ArticleCards } from '#web/parts/content/article-cards.tsx';

/** For a removed address (410): what it was, and what is similar. */
export function GoneView({ page }: { page: GonePage }) {
  return (
    <div className="container-page py-12 lg:py-20">
      <p className="font-semibold text-sea">Không còn trên trang</p>
      <h1 className="mt-1 max-w-prose text-2xl lg:text-3xl">{page.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">{page.said}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={page.more.href} look="sea">{`Xem ${page.more.label.toLowerCase()}`}</ButtonLink>
        <ButtonLink to="/tim-kiem" look="outline">
          Tìm kiếm
        </ButtonLink>
      </div>
      {page.products.length > 0 && (
        <Section title="Lựa chọn gần giống">
          <CardRow label="Lựa chọn gần giống">
            {page.products.map((product) => (
              <ProductCard key={product.id} product={product} sizes="288px" />
            ))}
          </CardRow>
        </Section>
      )}
      {page.articles.length > 0 && (
        <Section title="Bài viết khác">
          <ArticleCards articles={page.articles} />
        </Section>
      )}
    </div>
  );
}
