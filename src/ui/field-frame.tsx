import type { ReactNode } from 'react';
import { SpriteIcon } from './sprite-icon.tsx';

/** What a control says of its error and hint, whose texts `FieldMessages` renders. */
export function describedBy(id: string, error: string | undefined, hint: ReactNode) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

/** The label above a control, and its messages below it. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  isRequired,
  isLabelHidden = false,
  className,
  children,
}: {
  id: string;
  label: string;
  error: string | undefined;
  hint: ReactNode;
  isRequired: boolean | undefined;
  /** Whether the label is only read out. */
  isLabelHidden?: boolean;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block font-semibold'}>
        {label}
        {!isRequired && (
          <>
            {' '}
            <span className="inline-block font-normal text-ink-soft">(không bắt buộc)</span>
          </>
        )}
      </label>
      {children}
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  );
}

/** The hint and the error of a field. */
export function FieldMessages({
  id,
  error,
  hint,
}: {
  id: string;
  error: string | undefined;
  hint: ReactNode;
}) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-sm text-bad">
          <SpriteIcon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </>
  );
}
