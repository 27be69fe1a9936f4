import { LoaderCircle, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { nextOption } from '#web/parts/suggestions/next-option.ts';
import { suggestionIcons } from '#web/parts/suggestions/suggestion-icons.ts';
import { SuggestionPanel } from '#web/parts/suggestions/suggestion-panel.tsx';
import { nameFound, type Suggestion } from '#web/parts/suggestions/suggestions.ts';
import { useSuggestions } from '#web/parts/suggestions/use-suggestions.ts';

/** The search field: a combobox whose suggestions fill it, sent to the search page (SRCH-01 to SRCH-03). */
export function SuggestionBox({ onDone }: { onDone: () => void }) {
  const [value, setValue] = useState('');
  const [picked, setPicked] = useState<Suggestion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { groups, isLoading, error, retry } = useSuggestions(picked ? '' : value);
  const options = groups.flatMap((group) => group.suggestions);
  const hasPanel = isOpen && !picked && value.trim() !== '';
  const hasList = hasPanel && options.length > 0;

  const pick = (suggestion: Suggestion) => {
    setValue(nameFound(suggestion, value));
    setPicked(suggestion);
    setOpen(false);
    setActive(-1);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = hasList ? options[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive((index) => nextOption(index, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape' && hasPanel) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches where the focus of its parts goes
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Form
        action="/tim-kiem"
        role="search"
        className="flex gap-2"
        onSubmit={(event) => {
          if (value.trim() === '') {
            event.preventDefault();
            input.current?.focus();
          } else onDone();
        }}
      >
        <span className="relative grow">
          <Search aria-hidden className="absolute top-3.5 left-4 size-5 text-sea" />
          <input
            ref={input}
            data-autofocus
            name="search"
            type="text"
            role="combobox"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={200}
            aria-label="Điểm đến, khách sạn, tour"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={listId}
            aria-activedescendant={hasList && active >= 0 ? `${listId}-${active}` : undefined}
            placeholder="Bạn muốn đi đâu?"
            value={value}
            onChange={(event) => {
              setValue(event.target.value);
              setPicked(null);
              setActive(-1);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            className="min-h-12 w-full rounded-control border border-line-strong bg-rice pr-11 pl-12"
          />
          {isLoading && (
            <LoaderCircle
              aria-hidden
              className="absolute top-3.5 right-3.5 size-5 animate-spin text-ink-soft"
            />
          )}
        </span>
        <button type="submit" className={buttonClass('primary')}>
          Tìm
        </button>
      </Form>
      {hasPanel && (
        <SuggestionPanel
          listId={listId}
          groups={groups}
          text={value}
          active={active}
          isLoading={isLoading}
          error={error}
          onRetry={retry}
          onPick={pick}
          onPoint={setActive}
        />
      )}
      <p role="status" className="sr-only">
        {hasList && !isLoading ? `${options.length} gợi ý, dùng phím mũi tên để chọn` : ''}
      </p>
      {picked && <PickedLink suggestion={picked} onFollow={onDone} />}
    </div>
  );
}

/** The short way to what was picked; the field itself goes to all results. */
function PickedLink({ suggestion, onFollow }: { suggestion: Suggestion; onFollow: () => void }) {
  const Icon = suggestionIcons[suggestion.type];
  return (
    <Link
      to={suggestion.href}
      onClick={onFollow}
      className="mt-3 flex min-h-12 items-center gap-3 rounded-control bg-sea-soft px-4 py-2 text-sea-dark hover:underline"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span>
        Mở trang <span className="font-semibold">{suggestion.title}</span>
      </span>
    </Link>
  );
}
