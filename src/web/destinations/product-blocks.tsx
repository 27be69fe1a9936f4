import { type CardProduct, ProductCard } from '#modules/catalog/view/product-card.tsx';
import { CardRow } from '#ui/card-row.tsx';
import { Section } from '#ui/section.tsx';

const blocks = [
  { kind: 'combo', title: 'Combo', href: '/combo-voucher' },
  { kind: 'hotel', title: 'Khách sạn', href: '/khach-san' },
  { kind: 'tour', title: 'Tour', href: '/du-lich' },
  { kind: 'cruise', title: 'Du thuyền', href: '/du-thuyen' },
  { kind: 'attraction', title: 'Vé tham quan', href: '/ve-tham-quan' },
  { kind: 'experience', title: 'Trải nghiệm', href: '/trai-nghiem' },
  { kind: 'car', title: 'Thuê xe', href: '/xe-du-lich' },
] as const;

/** What can be booked at a destination, a row for each kind that it has, each with a way to all of them. */
export function ProductBlocks({
  products,
  filter,
  where,
}: {
  products: Partial<Record<(typeof blocks)[number]['kind'], (CardProduct & { id: number })[]>>;
  filter: { key: 'provinces' | 'places'; value: string };
  where: string;
}) {
  return blocks.map(({ kind, title, href }) => {
    const cards = products[kind] ?? [];
    if (cards.length === 0) return null;
    return (
      <Section
        key={kind}
        title={`${title} ở ${where}`}
        more={{ href: `${href}?${filter.key}=${filter.value}`, label: `Tất cả ${title.toLowerCase()}` }}
      >
        <CardRow label={`${title} ở ${where}`}>
          {cards.map((card) => (
            <ProductCard key={card.id} product={card} sizes="288px" />
          ))}
        </CardRow>
      </Section>
    );
  });
}
