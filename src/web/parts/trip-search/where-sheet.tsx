import { Clock, LoaderCircle, MapPin, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Modal } from '#ui/modal.tsx';
import { apiUrl } from '#web/app/api-client/api-url.ts';
import { useJson } from '#web/app/api-client/use-json.ts';
import { seenProducts } from '#web/parts/device/seen.ts';
import { useDeviceStore } from '#web/parts/device/use-device-store.ts';
import { nextOption } from '#web/parts/suggestions/next-option.ts';
import { SuggestionPanel } from '#web/parts/suggestions/suggestion-panel.tsx';
import { nameFound, type Suggestion } from '#web/parts/suggestions/suggestions.ts';
import { useSuggestions } from '#web/parts/suggestions/use-suggestions.ts';
import { sheetPlace } from './sheet-place.ts';
import { type SearchedPlace, tripMemory } from './trip-memory.ts';

/** Suggestions begin with the second letter. */
const fewestLetters = 2;
const shownSeen = 3;

/**
 * Where to: suggestions while something is typed, else what was looked for and seen before and what many choose. A place
 * fills the bar (`onPlace`); a product leads to its page.
 */
export function WhereSheet({
  title,
  hint,
  anchor,
  onClose,
  onPlace,
  onProduct,
}: {
  title: string;
  hint: string;
  anchor: Element | null;
  onClose: () => void;
  onPlace: (place: SearchedPlace) => void;
  onProduct: (href: string) => void;
}) {
  const [isDesk] = useState(() => matchMedia('(min-width: 641px)').matches);
  const [value, setValue] = useState('');
  const text = value.trim();
  return (
    <Modal
      isOpen
      title={title}
      onClose={onClose}
      place={isDesk && anchor ? sheetPlace(anchor, { width: 520, height: 560 }) : undefined}
      className={isDesk ? 'max-h-140 w-130 rounded-card' : 'h-dvh w-full'}
    >
      <div className="px-4 pt-3 pb-6 md:px-6">
        <WhereField
          label={`${title}: ${hint}`}
          value={value}
          onChange={setValue}
          onText={() => text && onPlace(placeOfText(text))}
          onPick={(suggestion) =>
            suggestion.type === 'province' ? onPlace(placeOf(suggestion, text)) : onProduct(suggestion.href)
          }
        />
        {text.length >= fewestLetters ? (
          <Row onPress={() => onPlace(placeOfText(text))} icon={<Search aria-hidden />}>
            Tất cả cho “{text}”
          </Row>
        ) : (
          <Beginnings onPlace={onPlace} onProduct={onProduct} />
        )}
      </div>
    </Modal>
  );
}

/** A combobox whose suggestions stand below it in the sheet (SRCH-01 to SRCH-03). */
function WhereField({
  label,
  value,
  onChange,
  onText,
  onPick,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter without a suggestion. */
  onText: () => void;
  onPick: (suggestion: Suggestion) => void;
}) {
  const listId = useId();
  const text = value.trim();
  const isTyped = text.length >= fewestLetters;
  const { groups, isLoading, error, retry } = useSuggestions(isTyped ? text : '');
  const options = groups.flatMap((group) => group.suggestions);
  const hasList = isTyped && options.length > 0;
  const { active, setActive, onKeyDown } = useOptionKeys(hasList ? options : [], { onPick, onText });
  return (
    <>
      <div className="relative">
        <Search aria-hidden className="absolute top-3.5 left-4 size-5 text-sea" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={listId}
          aria-activedescendant={hasList && active >= 0 ? `${listId}-${active}` : undefined}
          placeholder="Bạn muốn đi đâu?"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full rounded-control border border-line-strong bg-rice pr-11 pl-12"
        />
        {isLoading && (
          <LoaderCircle
            aria-hidden
            className="absolute top-3.5 right-3.5 size-5 animate-spin text-ink-soft"
          />
        )}
      </div>
      {isTyped && (
        <SuggestionPanel
          isInline
          listId={listId}
          groups={groups}
          text={text}
          active={active}
          isLoading={isLoading}
          error={error}
          onRetry={retry}
          onPick={onPick}
          onPoint={setActive}
        />
      )}
      <p role="status" className="sr-only">
        {hasList && !isLoading ? `${options.length} gợi ý, dùng phím mũi tên để chọn` : ''}
      </p>
    </>
  );
}

/** Arrows go through the suggestions, Enter takes the one they stand on, or the text. */
function useOptionKeys(
  options: Suggestion[],
  { onPick, onText }: { onPick: (suggestion: Suggestion) => void; onText: () => void },
) {
  const [active, setActive] = useState(-1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive((index) => nextOption(index, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = options[active];
      if (chosen) onPick(chosen);
      else onText();
    }
  };
  return { active, setActive, onKeyDown };
}

function placeOfText(text: string): SearchedPlace {
  return { label: text, params: [['search', text]] };
}

/** A province is filtered by; what lies in one is looked for by its own name. */
function placeOf(suggestion: Suggestion, text: string): SearchedPlace {
  const label = nameFound(suggestion, text);
  if (label === suggestion.title) return { label, params: [['provinces', suggestion.slug]] };
  return { label, params: [['search', label.slice(0, label.lastIndexOf(','))]] };
}

/** Before anything is typed. */
function Beginnings({
  onPlace,
  onProduct,
}: {
  onPlace: (place: SearchedPlace) => void;
  onProduct: (href: string) => void;
}) {
  const places = useDeviceStore(tripMemory)?.places ?? [];
  const seen = (useDeviceStore(seenProducts) ?? []).slice(0, shownSeen);
  const { body } = useJson<{ results: { title: string }[] }>(apiUrl('/places', { limit: 8, special: true }));
  return (
    <>
      {places.length > 0 && (
        <Group title="Tìm gần đây">
          {places.map((place) => (
            <Row key={place.label} onPress={() => onPlace(place)} icon={<Clock aria-hidden />}>
              {place.label}
            </Row>
          ))}
        </Group>
      )}
      {seen.length > 0 && (
        <Group title="Vừa xem">
          {seen.map(({ id, url, title, place }) => (
            <Link
              key={id}
              to={url}
              onClick={(event) => {
                event.preventDefault();
                onProduct(url);
              }}
              className="flex min-h-14 items-center gap-3 border-b border-line py-2 hover:text-sea"
            >
              <span className="min-w-0">
                <span className="block truncate">{title}</span>
                <span className="block text-sm text-ink-soft">{place}</span>
              </span>
            </Link>
          ))}
        </Group>
      )}
      {body && body.results.length > 0 && (
        <Group title="Nhiều người chọn">
          <ul className="mt-1 flex flex-wrap gap-2">
            {body.results.map(({ title }) => (
              <li key={title}>
                <button
                  type="button"
                  onClick={() => onPlace({ label: title, params: [['search', title]] })}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong px-4 text-sm hover:border-sea hover:text-sea"
                >
                  <MapPin aria-hidden className="size-4 text-sea" />
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-5">
      <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}

function Row({ onPress, icon, children }: { onPress: () => void; icon: ReactNode; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-14 w-full items-center gap-3 border-b border-line py-1.5 text-left hover:text-sea"
    >
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-sea-soft text-sea [&>svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </button>
  );
}
