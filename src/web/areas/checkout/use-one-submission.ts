import { type FormEvent, useRef } from 'react';

/**
 * Lets a form be submitted once until one of the `answers` is another one: what its action and its loader said last. On a slow phone
 * the second press of a double tap comes before the button is seen to be disabled; it would replace the first, and what is hydrated
 * later may be away at that moment.
 */
export function useOneSubmission(
  answers: readonly unknown[],
  onSubmit: (event: FormEvent<HTMLFormElement>) => void,
) {
  const sentAfter = useRef<readonly unknown[] | null>(null);
  return (event: FormEvent<HTMLFormElement>) => {
    if (sentAfter.current?.every((answer, index) => answer === answers[index])) return event.preventDefault();
    sentAfter.current = answers;
    onSubmit(event);
  };
}
