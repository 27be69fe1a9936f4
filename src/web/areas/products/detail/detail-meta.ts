import type { MetaDescriptor } from 'react-router';
import { metaSite } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import type { ReviewItem } from '#web/parts/reviews/load-reviews.ts';
import { type DetailData, readDetail } from './detail-data.ts';
import { type OfferedUnit, productJsonLd } from './product-json-ld.ts';

/** What a page's structured data contains besides the product itself. */
interface Offer {
  /** What is sold, each unit with its lowest price. */
  units?: OfferedUnit[];
  /** The days of a trip. */
  itinerary?: { title: string }[];
}

/** The `meta` of a product's page; `offerOf` derives what is sold from the loader data. Empty without loader data. */
export function detailMeta<Own>(
  {
    loaderData,
    location,
    matches,
  }: {
    loaderData: DetailData<Own> | undefined;
    location: { search: string };
    matches: Parameters<typeof metaSite>[0];
  },
  offerOf: (page: ReturnType<typeof readDetail<Own>>) => Offer,
): MetaDescriptor[] {
  if (!loaderData) return [];
  const page = readDetail(loaderData);
  const { view } = page;
  const { units = [], itinerary = [] } = offerOf(page);
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title: view.meta.title || view.title,
    description: view.meta.description || view.summary,
    keywords: view.meta.keywords,
    path: view.path,
    image: view.shareImage,
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [
        { label: view.kind.many, href: view.kind.prefix },
        { label: view.title, href: view.path },
      ]),
      {
        ...productJsonLd(site.publicUrl, view, { units, itinerary }),
        ...(view.reviews && { review: reviewsJsonLd(view.reviews.reviews) }),
      },
    ],
  });
}

/** Individual reviews as schema.org Review, for the product that they are about. */
function reviewsJsonLd(reviews: readonly ReviewItem[]) {
  return reviews.map(({ author, overall, title, content, pros, createdOn }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: author.name },
    datePublished: createdOn,
    name: title,
    reviewBody: content || pros,
    reviewRating: { '@type': 'Rating', ratingValue: overall, bestRating: 10, worstRating: 1 },
  }));
}
