import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is said below a group of fields: what to write there, and what is wrong. */
export function FieldWords({ hint, error }: { hint?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {hint && <p className="text-sm text-ink-faint">{hint}</p>}
      {error && (
        <p className="flex items-center gap-1 text-sm text-bad">
          <CircleAlert size={14} aria-hidden className="flex-none" />
          {error}
        </p>
      )}
    </>
  );
}
