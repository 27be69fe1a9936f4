import { type ComponentProps, Suspense } from 'react';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import type { RelatedRow } from './related-row.tsx';

const Row = hydrateOnInteraction('RelatedRow', () => import('./related-row.tsx'));

/** Products of the same kind nearby; hydrated at the visitor's first interaction. */
export function RelatedProducts(row: ComponentProps<typeof RelatedRow>) {
  if (row.products.length === 0) return null;
  return (
    <Suspense>
      <Row {...row} />
    </Suspense>
  );
}
