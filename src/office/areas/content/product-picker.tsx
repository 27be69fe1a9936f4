import type { useFetcher } from 'react-router';
import { SearchSheet } from '../../parts/search-sheet.tsx';
import type { loader } from './product-choices.ts';

type Found = NonNullable<ReturnType<typeof useFetcher<typeof loader>>['data']>;

/** A button that opens a list of products to insert into a text; needs script. */
export function ProductPicker({ onPick }: { onPick: (slug: string) => void }) {
  return (
    <SearchSheet<Found>
      button="Chèn sản phẩm"
      title="Chọn sản phẩm đang bán"
      path="/noi-dung/san-pham"
      label="Tìm theo tên, mã, nơi chốn"
    >
      {(found, { close }) => (
        <>
          <p role="status" className="text-sm text-ink-faint">
            {found ? `${found.products.length} sản phẩm` : 'Đang tìm…'}
          </p>
          <ul className="flex flex-col gap-1.5">
            {found?.products.map(({ slug, title, place, kind }) => (
              <li key={`${kind} ${slug}`}>
                <button
                  type="button"
                  className="block w-full rounded-control border border-line px-3 py-2 text-left hover:border-sea"
                  onClick={() => {
                    onPick(slug);
                    close();
                  }}
                >
                  <b className="block">{title}</b>
                  <span className="text-sm text-ink-soft">
                    {kind} · {place}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </SearchSheet>
  );
}
