import { SignList } from '#ui/sign-list.tsx';
import { FromPrice } from '#web/areas/products/booking-widget/from-price.tsx';
import type { PackageView } from './service-view.ts';

/** The packages that can be booked as they are. */
export function PackageList({
  packages,
  per,
  party,
}: {
  packages: PackageView[];
  per: string;
  party: string;
}) {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {packages.map((one) => (
        <li key={one.id} className="flex flex-col rounded-card border border-line bg-rice p-5">
          <h3 className="text-lg leading-snug">{one.title}</h3>
          {one.summary && <p className="mt-1 text-sm text-ink-soft">{one.summary}</p>}
          <SignList sign="yes" lines={one.details.includes} className="mt-3" />
          <div className="mt-auto pt-4">
            <FromPrice lowest={one.lowest} unit={`/${per}`} party={party} />
            {one.details.fewest > 1 && (
              <p className="mt-1 text-sm text-ink-soft">
                Từ {one.details.fewest} {per} trở lên
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
