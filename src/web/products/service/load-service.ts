import type { z } from 'zod';
import type { packageDetails, serviceDetails } from '#modules/catalog/kinds/service.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';
import { listComingDays, lowestOf } from '../detail/load-units.ts';

export type ServiceView = Awaited<ReturnType<typeof loadService>>;
export type PackageView = ServiceView['packages'][number];

/** What only the page of a service shows; one statement. */
export async function loadService(app: App, product: ProductDetail) {
  const days = await listComingDays(app, product);
  const type = product.terms.find((term) => term.taxonomy === 'service-type');
  return {
    details: product.details as z.infer<typeof serviceDetails>,
    type: type ? { slug: type.slug, title: type.title } : null,
    packages: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      details: unit.details as z.infer<typeof packageDetails>,
      fromVnd: lowestOf(days, unit.id),
    })),
  };
}
