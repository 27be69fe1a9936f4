import type { ComponentProps } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { hubRatio } from '#ui/maps/extent.ts';
import { describeFailure } from '#web/app/api-client/describe-failure.ts';
import { useJson } from '#web/app/api-client/use-json.ts';
import { ProductMap } from './product-map.tsx';
import type { Spot } from './spot.ts';

/** All results of a filtered list, across its pages, on a map; the API limits them to 200. */
export function ListMap({
  path,
  params,
  noun,
  bounds,
  wholeRatio,
  onFrame,
}: {
  path: string;
  params: URLSearchParams;
  noun: string;
} & Pick<ComponentProps<typeof ProductMap>, 'bounds' | 'wholeRatio' | 'onFrame'>) {
  const query = new URLSearchParams([...params].filter(([key]) => key !== 'page'));
  const { body, error, isLoading, retry } = useJson<{ results: Spot[]; totalResults: number }>(
    `/api/v1${path}?${query}`,
  );
  if (error) {
    const failure = describeFailure(error, navigator.onLine);
    return (
      <div role="alert" className="rounded-card border border-line bg-rice p-6 text-center">
        <p className="font-semibold">{failure.title}</p>
        <p className="mt-1 text-ink-soft">{failure.text}</p>
        <button type="button" onClick={retry} className={buttonClass('sea', 'sm', 'mt-4')}>
          Thử lại
        </button>
      </div>
    );
  }
  if (!body)
    return (
      <div role="status" className={wholeRatio ? '' : 'lg:pr-[356px]'}>
        <div
          style={{ aspectRatio: wholeRatio ?? hubRatio }}
          className="grid animate-pulse place-items-center rounded-card border border-line bg-sea-soft text-ink-soft"
        >
          Đang mở bản đồ
        </div>
      </div>
    );
  const { results, totalResults } = body;
  return (
    <div aria-busy={isLoading}>
      {totalResults > results.length && (
        <p className={wholeRatio ? 'px-4 py-2 text-sm text-ink-soft' : 'mb-2 text-sm text-ink-soft'}>
          Bản đồ có {results.length} {noun} đứng đầu. Lọc thêm để thấy những nơi còn lại.
        </p>
      )}
      <ProductMap label={`Bản đồ ${noun}`} spots={results} {...{ bounds, wholeRatio, onFrame }} />
    </div>
  );
}
