import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { Sheet, useSheet } from './sheet.tsx';

/** Debounce in milliseconds before searching. */
const pauseMs = 250;

interface Search<Found> {
  /** Where the loader of the results is; the typed text goes with it as `tim`. */
  path: string;
  /** Of the search field. */
  label: string;
  /** The results, null until the first have come; `refresh` searches for everything anew. */
  children: (found: Found | null, actions: { close: () => void; refresh: () => void }) => ReactNode;
}

/** A button that opens a sheet in which something is searched for and picked; needs script. */
export function SearchSheet<Found>({
  button,
  title,
  ...search
}: Search<Found> & { button: string; title: string }) {
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
        {button}
      </Button>
      <Sheet sheet={sheet} title={title} onClose={() => setOpen(false)}>
        {isOpen && <Results {...search} close={sheet.close} />}
      </Sheet>
    </>
  );
}

function Results<Found>({ path, label, children, close }: Search<Found> & { close: () => void }) {
  const { data, load } = useFetcher<Found>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const search = (text: string) => void load(`${path}?${new URLSearchParams({ tim: text })}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    search('');
    return () => clearTimeout(timer.current);
  }, []);
  return (
    <>
      <TextField
        id={id}
        name=""
        type="search"
        label={label}
        onChange={({ target: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(value), pauseMs);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {children((data as Found | undefined) ?? null, { close, refresh: () => search('') })}
    </>
  );
}
