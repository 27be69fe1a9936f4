import { useEffect } from 'react';
import { highlightParts } from '#platform/vietnamese/highlight.ts';
import { classNames } from '#ui/class-names.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { LoadFailure } from './load-failure.tsx';
import { suggestionIcon } from './suggestion-types.ts';
import { nameFound, type Suggestion, type SuggestionGroup, wordsFound } from './suggestions.ts';

/** The panel below the search field: the grouped suggestions, or why there are none. */
export function SuggestionPanel({
  listId,
  groups,
  text,
  active,
  isLoading,
  error,
  onRetry,
  onPick,
  onPoint,
  isInline = false,
}: {
  listId: string;
  groups: SuggestionGroup[];
  text: string;
  active: number;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
  onPick: (suggestion: Suggestion) => void;
  onPoint: (index: number) => void;
  /** Below the field in the flow of a sheet, instead of over the following content. */
  isInline?: boolean;
}) {
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  let index = -1;
  return (
    <div
      className={
        isInline
          ? '-mx-3 mt-3'
          : 'absolute inset-x-0 top-full z-10 mt-2 max-h-[min(420px,60dvh)] overflow-y-auto overscroll-contain rounded-card border border-line bg-rice p-2 shadow-raised'
      }
    >
      {groups.length > 0 && (
        <div id={listId} role="listbox" aria-label="Gợi ý">
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of form fields
            <div key={group.type} role="group" aria-label={group.label} className="not-first:mt-2">
              <p aria-hidden className="px-3 py-1 text-sm text-ink-soft">
                {group.label}
              </p>
              {group.suggestions.map((suggestion) => {
                index += 1;
                return (
                  <Option
                    key={suggestion.href}
                    id={`${listId}-${index}`}
                    index={index}
                    suggestion={suggestion}
                    text={text}
                    isActive={index === active}
                    onPick={onPick}
                    onPoint={onPoint}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
      {error ? <LoadFailure error={error} onRetry={onRetry} /> : null}
      {groups.length === 0 && !error && (
        <p className="px-3 py-3 text-ink-soft">
          {isLoading
            ? 'Đang tìm…'
            : `Chưa có gợi ý cho “${text.trim()}”. Nhấn Tìm để xem mọi kết quả gần giống.`}
        </p>
      )}
    </div>
  );
}

function Option({
  id,
  index,
  suggestion,
  text,
  isActive,
  onPick,
  onPoint,
}: {
  id: string;
  index: number;
  suggestion: Suggestion;
  text: string;
  isActive: boolean;
  onPick: (suggestion: Suggestion) => void;
  onPoint: (index: number) => void;
}) {
  const detail = wordsFound(suggestion, text);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => onPoint(index)}
      onClick={() => onPick(suggestion)}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
        isActive && 'bg-sea-soft',
      )}
    >
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-sea-soft text-sea">
        <SpriteIcon name={suggestionIcon(suggestion.type)} className="size-5" />
      </span>
      <span className="min-w-0 leading-snug">
        {highlightParts(nameFound(suggestion, text), text).map((part, at) =>
          part.match ? (
            <mark key={at} className="bg-transparent font-semibold text-ink">
              {part.text}
            </mark>
          ) : (
            <span key={at}>{part.text}</span>
          ),
        )}
        {detail && <span className="block truncate text-sm text-ink-soft">{detail}</span>}
      </span>
    </div>
  );
}
