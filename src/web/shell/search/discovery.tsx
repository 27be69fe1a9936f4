import { apiUrl } from '#web/app/api-client/api-url.ts';
import { useJson } from '#web/app/api-client/use-json.ts';
import { LoadFailure } from '#web/parts/suggestions/load-failure.tsx';
import { type MiniCombo, MiniComboCard } from './mini-combo-card.tsx';

const maxCombos = 3;
const specialCombos = apiUrl('/voucher-combos', { limit: maxCombos, special: true });

/** Up to three special combos below the search field (SHELL-03). */
export function Discovery({ onFollow }: { onFollow: () => void }) {
  const { body, error, isLoading, retry } = useJson<{ results: MiniCombo[] }>(specialCombos);
  const combos = body?.results.slice(0, maxCombos) ?? [];
  if (!isLoading && !error && combos.length === 0) return null;
  return (
    <section aria-labelledby="goi-y-kham-pha" aria-busy={isLoading} className="mt-7">
      <h3 id="goi-y-kham-pha" className="text-lg">
        Gợi ý khám phá
      </h3>
      {error ? (
        <div className="mt-3">
          <LoadFailure error={error} onRetry={retry} />
        </div>
      ) : (
        <div className="mt-3 grid gap-3 md:grid-cols-3">
          {isLoading && combos.length === 0
            ? Array.from({ length: maxCombos }, (_, index) => <Skeleton key={index} />)
            : combos.map((combo) => <MiniComboCard key={combo.id} combo={combo} onFollow={onFollow} />)}
        </div>
      )}
    </section>
  );
}

function Skeleton() {
  return (
    <div
      aria-hidden
      className="flex animate-pulse gap-3 rounded-card border border-line bg-rice p-2 md:flex-col md:p-0"
    >
      <div className="aspect-4/3 w-28 shrink-0 rounded-control bg-sand-deep md:w-full md:rounded-b-none" />
      <div className="flex grow flex-col gap-2 py-2 md:p-3">
        <div className="h-4 w-1/2 rounded bg-sand-deep" />
        <div className="h-5 rounded bg-sand-deep" />
        <div className="h-5 w-2/3 rounded bg-sand-deep" />
      </div>
    </div>
  );
}
