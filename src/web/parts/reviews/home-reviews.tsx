import { Link } from 'react-router';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { CardRow } from '#ui/card-row.tsx';
import { Section } from '#ui/section.tsx';

/** Recent reviews, each with a link to its product. */
export function HomeReviews({
  reviews,
}: {
  reviews: {
    id: number;
    overall: number;
    title: string;
    text: string;
    author: { name: string; tripLabel: string };
    product: { title: string; url: string };
  }[];
}) {
  if (reviews.length === 0) return null;
  const title = 'Khách nói gì';
  return (
    <Section
      title={title}
      intro="Chỉ khách đã đặt và đi xong mới viết được. Chê hay khen đều được đăng."
      more={{ href: '/quy-che-danh-gia', label: 'Quy chế đánh giá' }}
    >
      <CardRow label={title}>
        {reviews.map(({ id, overall, title: said, text, author, product }) => (
          <article
            key={id}
            className="relative flex h-full flex-col rounded-card border border-line bg-rice p-5"
          >
            <div className="flex items-start justify-between gap-3">
              <h3 className="text-lg">{said}</h3>
              <p className="shrink-0 rounded-control bg-sea-soft px-2.5 py-1 font-semibold text-sea-dark tabular-nums">
                {overall}
                <span className="sr-only"> trên 10 điểm</span>
              </p>
            </div>
            <p className="mt-2 line-clamp-5">{text}</p>
            <p className="mt-auto pt-4 text-sm text-ink-soft">
              {author.name} · {author.tripLabel}
            </p>
            <Link
              to={`${product.url}#danh-gia`}
              className="mt-1 line-clamp-2 min-h-11 content-center font-semibold text-balance text-sea hover:underline"
            >
              {keepNames(product.title)}
            </Link>
          </article>
        ))}
      </CardRow>
    </Section>
  );
}
