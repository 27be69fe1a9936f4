import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Combobox } from './combobox.tsx';
import { nextOption } from './next-option.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The search field of the site: a combobox with suggestions (SRCH-01 to SRCH-03). They drop down below it, or are in the flow of
 * a sheet (`isInline`). `onText` is called on Enter without a suggestion; without `onText` the surrounding form is submitted.
 */
export function SuggestionField({
  label,
  name,
  value,
  query,
  isInline = false,
  onChange,
  onPick,
  onText,
  children,
}: {
  label: string;
  name?: string;
  value: string;
  /** The text that suggestions are for; '' for none. */
  query: string;
  isInline?: boolean;
  onChange: (value: string) => void;
  onPick: (suggestion: Suggestion) => void;
  onText?: () => void;
  /** Beside the field. */
  children?: ReactNode;
}) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useOptions(query, { input, isInline, onPick, onText });
  const { groups, options, active, setActive, setOpen, isLoading, error, retry, hasPanel, hasList } = list;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches where the focus of its parts goes
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className="flex gap-2">
        <Combobox
          {...{ input, name, label, value, listId, isLoading }}
          onKeyDown={list.onKeyDown}
          active={hasList ? active : null}
          onChange={(next) => {
            onChange(next);
            setActive(-1);
            setOpen(true);
          }}
          onOpen={() => setOpen(true)}
        />
        {children}
      </div>
      {hasPanel && (
        <SuggestionPanel
          {...{ listId, groups, active, isLoading, error, isInline }}
          text={query}
          onRetry={retry}
          onPick={list.pick}
          onPoint={setActive}
        />
      )}
      <p role="status" className="sr-only">
        {hasList && !isLoading ? `${options.length} gợi ý, dùng phím mũi tên để chọn` : ''}
      </p>
    </div>
  );
}

/** The suggestions for a text, the one highlighted by the arrow keys, and whether they are shown. */
function useOptions(
  query: string,
  {
    input,
    isInline,
    onPick,
    onText,
  }: {
    input: RefObject<HTMLInputElement | null>;
    isInline: boolean;
    onPick: (suggestion: Suggestion) => void;
    onText: (() => void) | undefined;
  },
) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { groups, isLoading, error, retry } = useSuggestions(query);
  const options = groups.flatMap((group) => group.suggestions);
  const hasPanel = (isInline || isOpen) && query.trim() !== '';
  const hasList = hasPanel && options.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    input.current?.focus();
    onPick(suggestion);
  };

  const onKeyDown = optionKeys({
    chosen: hasList ? options[active] : undefined,
    isClosable: hasPanel && !isInline,
    onMove: (step) => {
      setOpen(true);
      setActive((index) => nextOption(index, step, options.length));
    },
    onClose: close,
    onPick: pick,
    onText,
  });
  return {
    ...{ groups, options, active, setActive, setOpen, isLoading, error, retry, hasPanel, hasList },
    ...{ pick, onKeyDown },
  };
}

/** Arrow keys move through the suggestions, Enter selects the highlighted one, Escape closes. */
function optionKeys({
  chosen,
  isClosable,
  onMove,
  onClose,
  onPick,
  onText,
}: {
  chosen: Suggestion | undefined;
  isClosable: boolean;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
  onPick: (suggestion: Suggestion) => void;
  onText: (() => void) | undefined;
}) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onMove(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && (chosen || onText)) {
      event.preventDefault();
      if (chosen) onPick(chosen);
      else onText?.();
    } else if (event.key === 'Escape' && isClosable) {
      event.preventDefault();
      onClose();
    }
  };
}
