import { useEffect, useState } from 'react';
import { type FoundSuggestions, fetchSuggestions } from './fetch-suggestions.ts';
import { groupSuggestions, type SuggestionGroup } from './suggestions.ts';

/** Debounce: how long the visitor must have stopped typing, in milliseconds (SRCH-01). */
const debounceMs = 200;

interface Suggestions {
  groups: SuggestionGroup[];
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** The suggestions for the typed text, debounced; those of the previous text stay until the new ones have loaded. */
export function useSuggestions(typed: string): Suggestions {
  const text = typed.trim();
  const [answer, setAnswer] = useState<(FoundSuggestions & { text: string }) | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for the same text again
  useEffect(() => {
    if (text === '') return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await fetchSuggestions(text);
      if (isCurrent) setAnswer({ ...result, text });
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, attempt]);
  const areForText = answer?.text === text;
  return {
    groups:
      text && answer
        ? groupSuggestions(answer.found, areForText ? answer.spelled : text, { areForText })
        : [],
    isLoading: text !== '' && !areForText,
    error: areForText ? (answer?.error ?? null) : null,
    retry() {
      setAnswer(null);
      setAttempt((count) => count + 1);
    },
  };
}
