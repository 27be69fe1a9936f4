import { RotateCw } from 'lucide-react';
import { buttonClass } from '#ui/button.tsx';
import { describeFailure } from '#web/app/api-client/describe-failure.ts';

/** A part of the page that could not be loaded: why, and a retry button (DATA-02). */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = describeFailure(error, navigator.onLine);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-warn-soft py-2 pr-2 pl-4"
    >
      <p className="min-w-0">
        <span className="font-semibold">{failure.title}.</span> {failure.text}
      </p>
      <button type="button" onClick={onRetry} className={buttonClass('quiet', 'sm')}>
        <RotateCw aria-hidden className="size-4" />
        Thử lại
      </button>
    </div>
  );
}
