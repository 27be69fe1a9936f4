import { type Closing, listClosings } from '#modules/booking/disruption/list-closings.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** The coming days on which something of a product is closed, for its page; whoever closes them drops the kept page. */
export function loadClosings(app: App, { units }: Pick<ProductDetail, 'units'>): Promise<Closing[]> {
  const today = dayInVietnam(app.clock.now());
  return listClosings(
    app.readDb,
    units.map(({ id }) => id),
    today,
  );
}
