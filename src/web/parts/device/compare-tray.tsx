import { X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { tripSearchKeys } from '#web/parts/trip-search/write-trip-search.ts';
import { comparedProducts, compareHref, mostCompared } from './compared.ts';
import { without } from './product-snapshot.ts';
import { useDeviceStore } from './use-device-store.ts';

/** The compared products of this kind, with a link to the comparison; sticks to the foot of the list, on a phone in the place of the site's bar. */
export function CompareTray({ kind, noun }: { kind: string; noun: string }) {
  const [params] = useSearchParams();
  const products = (useDeviceStore(comparedProducts) ?? []).filter((product) => product.kind === kind);
  if (products.length === 0) return null;
  const remove = (id: number) => comparedProducts.change((stored) => without(stored, id));
  const ids = products.map(({ id }) => id);
  return (
    <section
      aria-label="So sánh"
      data-tray
      className="sticky bottom-[calc(var(--bottom-bar)+8px)] z-20 mt-6 flex items-center gap-3 rounded-card border border-line bg-rice p-1.5 shadow-raised md:p-3"
    >
      <ul className="flex gap-3 md:gap-2">
        {products.map(({ id, title, picture }) => (
          <li key={id} className="relative w-10 md:w-16">
            {picture && (
              <Picture picture={picture} sizes="64px" decorative className="rounded-badge" ratio="1/1" />
            )}
            <button
              type="button"
              onClick={() => remove(id)}
              aria-label={`Bỏ ${title} khỏi so sánh`}
              className="absolute -top-2.5 -right-2.5 inline-flex size-11 items-start justify-end"
            >
              <span className="inline-flex size-6 items-center justify-center rounded-full border border-line bg-rice shadow-soft">
                <X aria-hidden className="size-4" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p
        role="status"
        className={classNames('text-sm text-ink-soft', products.length > 1 && 'max-md:hidden')}
      >
        {products.length < 2
          ? `Chọn thêm ${noun} để so sánh, tối đa ${mostCompared}.`
          : `${products.length} trên ${mostCompared} lựa chọn`}
      </p>
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <Button look="quiet" size="sm" onClick={() => comparedProducts.change(() => [])}>
          Bỏ hết
        </Button>
        {products.length > 1 && (
          <ButtonLink to={compareHref(kind, ids, stayOf(params))} rel="nofollow" look="sea" size="sm">
            So sánh {products.length}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Dates and party of the list, as a query; '' where it has none. */
function stayOf(params: URLSearchParams): string {
  const pairs = tripSearchKeys.flatMap((key) =>
    params.getAll(key).map((value): [string, string] => [key, value]),
  );
  return new URLSearchParams(pairs).toString();
}
