import type { App } from '#platform/app.ts';
import { publishDueProduct } from './editing/schedule-product.ts';
import { productDue } from './events.ts';

export const catalogueJobs = [
  {
    type: productDue,
    handle: ({ db, clock }: Pick<App, 'db' | 'clock'>, { productId }: { productId: number }) =>
      publishDueProduct(db, productId, clock.now()),
  },
];
