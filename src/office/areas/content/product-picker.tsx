import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { Sheet, useSheet } from '../../parts/sheet.tsx';
import type { loader } from './product-choices.ts';

/** Debounce in milliseconds before searching. */
const pauseMs = 250;

/** A button that opens a list of products to insert into a text; needs script. */
export function ProductPicker({ onPick }: { onPick: (slug: string) => void }) {
  const sheet = useSheet();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
          sheet.open();
        }}
      >
        Chèn sản phẩm
      </Button>
      <Sheet sheet={sheet} title="Chọn sản phẩm đang bán" onClose={() => setOpen(false)}>
        {isOpen && (
          <ProductChooser
            onPick={(slug) => {
              onPick(slug);
              sheet.close();
            }}
          />
        )}
      </Sheet>
    </>
  );
}

function ProductChooser({ onPick }: { onPick: (slug: string) => void }) {
  const found = useFetcher<typeof loader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useId();
  const look = (text: string) => found.load(`/noi-dung/san-pham?${new URLSearchParams({ tim: text })}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void look('');
    return () => clearTimeout(timer.current);
  }, []);
  return (
    <>
      <TextField
        id={search}
        name=""
        type="search"
        label="Tìm theo tên, mã, nơi chốn"
        onChange={({ target: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => look(value), pauseMs);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-sm text-ink-faint">
        {found.data ? `${found.data.products.length} sản phẩm` : 'Đang tìm…'}
      </p>
      <ul className="flex flex-col gap-1.5">
        {found.data?.products.map(({ slug, title, place, kind }) => (
          <li key={`${kind} ${slug}`}>
            <button
              type="button"
              className="block w-full rounded-control border border-line px-3 py-2 text-left hover:border-sea"
              onClick={() => onPick(slug)}
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
  );
}
