import type { App } from '#platform/app.ts';
import { publishDueProduct } from './editing/schedule-product.ts';
import { productDue } from './events.ts';

export const catalogueJobs = [
  {
    type: productDue,
    handle: (app: Pick<App, 'db' | 'queue' | 'clock'>, { productId }: { productId: number }) =>
      publishDueProduct(app, productId, app.clock.now()),
  },
];
