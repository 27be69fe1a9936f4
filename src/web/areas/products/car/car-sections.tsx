import type { DetailOf } from '#web/areas/products/detail/detail-data.ts';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import type { Route } from './+types/car-page.ts';
import { carFacts } from './car-facts.ts';
import { carRules } from './car-rules.tsx';

/** The page's content below the widget. */
export function CarSections({ view, car }: DetailOf<Route.ComponentProps['loaderData']>) {
  const { details } = car;
  return (
    <DetailSections
      view={view}
      titles={{ about: 'Về chiếc xe này', inclusions: 'Giá gồm gì', cancellation: 'Hủy xe và hoàn tiền' }}
      firstDay="ngày đón"
      facts={carFacts(details)}
      offers={null}
      conditions={carRules(details)}
    />
  );
}
