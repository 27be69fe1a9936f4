import { type ComponentProps, Suspense } from 'react';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import type { ReviewsSection } from './reviews-section.tsx';

const Section = hydrateOnInteraction('ReviewsSection', () => import('./reviews-section.tsx'));

/** What guests say of a product, where it takes reviews; live once the visitor does something. */
export function ProductReviews({
  reviews,
  ...product
}: Omit<ComponentProps<typeof ReviewsSection>, 'reviews'> & {
  reviews: ComponentProps<typeof ReviewsSection>['reviews'] | null;
}) {
  if (!reviews) return null;
  return (
    <Suspense>
      <Section reviews={reviews} {...product} />
    </Suspense>
  );
}
