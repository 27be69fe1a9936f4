import type { UnitFacts } from '#web/areas/products/booking-widget/choices/unit-choices.tsx';
import type { PackageView } from './service-view.ts';

/** The packages that can be booked as they are, in a few words each; `per` is what is counted. */
export function packageFacts(packages: PackageView[], per: string): UnitFacts[] {
  return packages.map(({ id, summary, details: { includes, fewest } }) => ({
    id,
    facts: (
      <>
        {summary}
        <span className="block">
          {[fewest > 1 && `Từ ${fewest} ${per} trở lên`, includes.join(', ')].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  }));
}
