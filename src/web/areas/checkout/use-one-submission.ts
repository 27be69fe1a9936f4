import { type FormEvent, useRef } from 'react';

/**
 * Lets a form be submitted once until another `answer` has come. On a slow phone the second press of a double tap comes before
 * the button is seen to be disabled; it would replace the first, and what is hydrated later may be away at that moment.
 */
export function useOneSubmission(
  answer: object | undefined,
  onSubmit: (event: FormEvent<HTMLFormElement>) => void,
) {
  /** The answer at the last submission; null before any. */
  const sentAfter = useRef<object | undefined | null>(null);
  return (event: FormEvent<HTMLFormElement>) => {
    if (sentAfter.current === answer) return event.preventDefault();
    sentAfter.current = answer;
    onSubmit(event);
  };
}
