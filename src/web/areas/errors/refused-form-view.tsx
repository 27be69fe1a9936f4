import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { busyWords } from '#web/app/errors/busy-words.ts';
import type { RefusedForm } from '#web/app/errors/refused-form.ts';

/** In place of a page whose form was refused: everything that was typed, to be submitted again as a page of its own. */
export function RefusedFormView({ path, fields, retryAfterSeconds }: RefusedForm) {
  const box = useRef<HTMLDivElement>(null);
  // The pressed button was further down a longer page.
  useEffect(() => {
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="container-page max-w-2xl py-16 outline-none lg:py-24"
    >
      <h1 className="text-2xl lg:text-3xl">{busyWords.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">{busyWords.text(retryAfterSeconds)}</p>
      <p className="mt-2 max-w-prose text-ink-soft">{busyWords.kept}</p>
      <form method="post" action={path} className="mt-7">
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="sea">
          {busyWords.sendAgain}
        </Button>
      </form>
    </div>
  );
}
