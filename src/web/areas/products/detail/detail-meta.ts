import type { MetaDescriptor } from 'react-router';
import { metaSite } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { reviewsJsonLd } from '#web/parts/reviews/reviews-json-ld.ts';
import type { DetailView } from './detail-view.ts';
import { type OfferedUnit, productJsonLd } from './product-json-ld.ts';

/** The head of a product's page. `units` are what can be bought, each with its lowest price; a trip has its days too. */
export function detailMeta(
  view: DetailView,
  { location, matches }: { location: { search: string }; matches: Parameters<typeof metaSite>[0] },
  units: OfferedUnit[] = [],
  itinerary: { title: string }[] = [],
): MetaDescriptor[] {
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title: view.meta.title || view.title,
    description: view.meta.description || view.summary,
    keywords: view.meta.keywords,
    path: view.path,
    image: view.shareImage,
    jsonLd: [
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
