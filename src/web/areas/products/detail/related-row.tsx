import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import { CardRow } from '#ui/card-row.tsx';
import { Section } from '#ui/section.tsx';

/** A row of products of the same kind. */
export function RelatedRow({
  title,
  more,
  products,
}: {
  title: string;
  more: { href: string; label: string };
  products: (CardProduct & { id: number })[];
}) {
  return (
    <Section title={title} more={more}>
      <CardRow label={title}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes="288px" />
        ))}
      </CardRow>
    </Section>
  );
}
