import { ChevronDown } from 'lucide-react';
import { CabinCard } from './cabin-card.tsx';
import type { CruiseView } from './cruise-view.ts';

/** All cabins with what is inside, folded below the rows where one is chosen. */
export function CabinsInFull({ cruise: { cabins, details } }: { cruise: CruiseView }) {
  return (
    <details className="group mt-1">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 font-semibold text-sea hover:underline">
        Xem ảnh và tiện nghi từng cabin
        <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
      </summary>
      <div className="mt-2 space-y-3">
        {cabins.map((cabin) => (
          <CabinCard key={cabin.id} cabin={cabin} />
        ))}
        {details.singleSupplementPercent > 0 && (
          <p className="text-sm text-ink-soft">
            Ở một mình một cabin phụ thu {details.singleSupplementPercent}%.
          </p>
        )}
      </div>
    </details>
  );
}
