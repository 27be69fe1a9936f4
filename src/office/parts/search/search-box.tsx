import { Search } from 'lucide-react';
import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useRef, useState } from 'react';
import { Form, useFetcher, useLocation } from 'react-router';
import type { FoundThing } from './found-thing.ts';
import { SearchResults } from './search-results.tsx';

interface Found {
  text: string;
  found: FoundThing[];
}

const pauseMs = 150;

/**
 * The search in the header, also by Ctrl+K: a combobox over everything that the user may see. Without script it is a form. Keys are
 * ignored during an input method's composition, so that Telex and VNI work.
 */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const data = useFound(text);
  const [at, setAt] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const [group, setGroup] = useState<FoundThing['group'] | null>(null);
  const { key } = useLocation();
  useCtrlK(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the list
  useEffect(() => setIsOpen(false), [key]);
  const all = text.trim().length < 2 ? [] : (data?.found ?? []);
  const found = group ? all.filter((thing) => thing.group === group) : all;
  const isShown = isOpen && text.trim().length >= 2 && data !== undefined;

  const onKeyDown = keysOf({ found, at, isShown, setAt, close: () => setIsOpen(false) });

  return (
    <search
      // It grows into what the header leaves. On a phone the focused search covers the rest of the header, because there is no room beside it.
      className="relative max-w-[460px] flex-[1_0_98px] max-sm:basis-11 max-sm:focus-within:absolute max-sm:focus-within:inset-x-4 max-sm:focus-within:z-7 max-sm:focus-within:w-auto max-sm:focus-within:max-w-none"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOpen(false);
      }}
    >
      <Form action="/tim" role="none">
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-2 left-2.5 text-ink-soft max-sm:top-3.5"
        />
        <input
          ref={input}
          type="search"
          name="tim"
          role="combobox"
          aria-label="Tìm mã, số điện thoại, tên, nội dung chuyển khoản"
          aria-expanded={isShown}
          aria-controls="found-list"
          aria-autocomplete="list"
          aria-activedescendant={isShown && at >= 0 ? `found-${at}` : undefined}
          placeholder="Tìm mã, số điện thoại, tên, nội dung chuyển khoản, lệnh…"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(-1);
            setGroup(null);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
          className="min-h-8 w-full text-ellipsis rounded-control border border-control bg-sunken pr-16 pl-8 placeholder:text-ink-faint max-sm:min-h-11 max-sm:not-focus:placeholder:text-transparent max-sm:pr-2 max-sm:text-[16px]"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1.5 right-2 text-sm text-ink-faint max-sm:hidden"
        >
          Ctrl K
        </span>
      </Form>
      <SearchResults
        {...{ all, found, at, isShown, group }}
        onGroup={(chosen) => {
          setGroup(chosen);
          setAt(-1);
          input.current?.focus();
        }}
        onChoose={() => setIsOpen(false)}
      />
    </search>
  );
}

/** Arrow keys move through the results, Enter opens one, with Ctrl in a new tab; ignored during composition. */
function keysOf({
  found,
  at,
  isShown,
  setAt,
  close,
}: {
  found: readonly FoundThing[];
  at: number;
  isShown: boolean;
  setAt: Dispatch<SetStateAction<number>>;
  close: () => void;
}) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') close();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((before) => Math.min(Math.max(before + step, -1), found.length - 1));
    }
    if (event.key === 'Enter' && isShown && at >= 0) {
      event.preventDefault();
      const line = document.getElementById(`found-${at}`);
      if (line instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey)) window.open(line.href);
      else line?.click();
    }
  };
}

/** The results for a text, fetched with a debounce. */
function useFound(text: string): Found | undefined {
  const { data, load } = useFetcher<Found>();
  useEffect(() => {
    if (text.trim().length < 2) return;
    const timer = setTimeout(() => load(`/tim?tim=${encodeURIComponent(text)}`), pauseMs);
    return () => clearTimeout(timer);
  }, [text, load]);
  return data;
}

function useCtrlK(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.isComposing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
