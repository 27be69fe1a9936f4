import { Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '#ui/button.tsx';

const ListMap = lazy(async () => ({ default: (await import('#web/parts/maps/list-map.tsx')).ListMap }));

/** A button beside the order of a list, and under it, once asked for, all that the list holds on a map. */
export function MapToggle({
  path,
  params,
  noun,
}: {
  /** Of the API that answers where the products lie. */
  path: string;
  params: URLSearchParams;
  noun: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={buttonClass('outline', 'sm', 'noscript:hidden')}
      >
        <MapIcon aria-hidden className="size-5" />
        {isOpen ? 'Ẩn bản đồ' : 'Bản đồ'}
      </button>
      {isOpen && (
        <div className="order-last basis-full">
          <Suspense fallback={<p role="status">Đang mở bản đồ</p>}>
            <ListMap path={path} params={params} noun={noun} />
          </Suspense>
        </div>
      )}
    </>
  );
}
