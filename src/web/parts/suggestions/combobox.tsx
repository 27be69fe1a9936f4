import { LoaderCircle, Search } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';

/** The input itself, with the ARIA attributes for its list and its highlighted option. */
export function Combobox({
  input,
  name,
  label,
  value,
  listId,
  active,
  isLoading,
  onChange,
  onOpen,
  onKeyDown,
}: {
  input: RefObject<HTMLInputElement | null>;
  name: string | undefined;
  label: string;
  value: string;
  listId: string;
  /** The option highlighted by the arrow keys, -1 for none; null where there is no list. */
  active: number | null;
  isLoading: boolean;
  onChange: (value: string) => void;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  return (
    <span className="relative grow">
      <Search aria-hidden className="absolute top-3.5 left-4 size-5 text-sea" />
      <input
        ref={input}
        data-autofocus
        name={name}
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={active !== null}
        aria-controls={listId}
        aria-activedescendant={active !== null && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder="Bạn muốn đi đâu?"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onOpen}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        className="min-h-12 w-full rounded-control border border-line-strong bg-rice pr-11 pl-12"
      />
      {isLoading && (
        <LoaderCircle aria-hidden className="absolute top-3.5 right-3.5 size-5 animate-spin text-ink-soft" />
      )}
    </span>
  );
}
