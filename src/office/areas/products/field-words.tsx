import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The hint and the error below a group of fields. */
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
