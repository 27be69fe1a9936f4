import { useEffect, useRef, useState } from 'react';
import { FocusedNotice } from './focused-notice.tsx';

interface Props {
  /** A message for each invalid field; `form` for errors of the form as a whole. */
  errors: Partial<Record<string, string>>;
  className?: string;
}

/**
 * Shown above a form that was refused: how many fields to correct, or why the whole form was refused. Fields that clear their
 * error as soon as they are right count no more.
 */
export function ErrorSummary({ errors, className }: Props) {
  const count = Object.keys(errors).length;
  const { place, corrected } = useCorrected(errors);
  const left = count - corrected;
  if (count === 0 || (left <= 0 && !errors.form)) return null;
  const title = errors.form ?? `Còn ${left} mục cần xem lại.`;
  return (
    <div ref={place} className={className}>
      <FocusedNotice tone="bad" role="alert" title={title} />
    </div>
  );
}

/** How many of the form's fields were invalid with these errors and are no more. */
function useCorrected(errors: Props['errors']) {
  const place = useRef<HTMLDivElement>(null);
  const [corrected, setCorrected] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is counted anew
  useEffect(() => {
    setCorrected(0);
    const form = place.current?.closest('form');
    const countInvalid = () => form?.querySelectorAll('[aria-invalid=true]').length ?? 0;
    const before = countInvalid();
    // It never rises again: a notice that comes back would take the focus from whoever types.
    const observer = new MutationObserver(() =>
      setCorrected((known) => Math.max(known, before - countInvalid())),
    );
    if (form) observer.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [errors]);
  return { place, corrected };
}
