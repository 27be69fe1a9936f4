import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

const control =
  'block min-h-8 w-full rounded-control border border-control bg-surface px-2.5 text-ellipsis text-ink placeholder:text-ink-faint aria-invalid:border-bad dark:bg-sunken max-sm:min-h-11 max-sm:text-[16px]';

const fileControl =
  'py-1 max-sm:py-2 file:mr-2 file:rounded-badge file:border-0 file:bg-mute-soft file:px-2 file:font-semibold file:text-ink';

/** An asterisk after a label, which is not part of the accessible name. */
export const neededMark = "after:ml-0.5 after:text-bad after:[content:'*'_/_'']";

export interface FieldProps {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Required in the end; drafts may leave it empty. */
  isNeeded?: boolean | undefined;
  className?: string | undefined;
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps>;

/** A labelled input with its hint and its error, which screen readers read with it. */
export function TextField({ name, label, error, hint, isNeeded, className, ...input }: Control<'input'>) {
  const id = input.id ?? `field-${name}`;
  return (
    <Frame {...{ id, label, error, hint, isNeeded, className }}>
      <input
        {...input}
        id={id}
        name={name}
        className={input.type === 'file' ? classNames(control, fileControl) : control}
        {...describedBy(id, error, hint)}
        aria-required={isNeeded || undefined}
      />
    </Frame>
  );
}

/** Grows with its content, from its rows up to most of the window's height. */
export function TextArea({
  name,
  label,
  error,
  hint,
  isNeeded,
  className,
  rows = 3,
  ...input
}: Control<'textarea'>) {
  const id = input.id ?? `field-${name}`;
  return (
    <Frame {...{ id, label, error, hint, isNeeded, className }}>
      <textarea
        {...input}
        rows={rows}
        style={{ minHeight: `calc(${rows}lh + 0.9rem)` }}
        id={id}
        name={name}
        className={classNames(control, 'field-sizing-content max-h-[70dvh] py-1.5')}
        {...describedBy(id, error, hint)}
        aria-required={isNeeded || undefined}
      />
    </Frame>
  );
}

export function SelectField({
  name,
  label,
  error,
  hint,
  isNeeded,
  className,
  children,
  ...input
}: Control<'select'>) {
  const id = input.id ?? `field-${name}`;
  return (
    <Frame {...{ id, label, error, hint, isNeeded, className }}>
      <select
        {...input}
        id={id}
        name={name}
        className={control}
        {...describedBy(id, error, hint)}
        aria-required={isNeeded || undefined}
      >
        {children}
      </select>
    </Frame>
  );
}

/** A checkbox with its label. */
export function CheckField({
  name,
  label,
  className,
  ...input
}: { name: string; label: ReactNode } & Omit<ComponentProps<'input'>, 'name' | 'type'>) {
  return (
    <label className={classNames('flex min-h-8 items-center gap-2 max-sm:min-h-11', className)}>
      <input
        value="1"
        {...input}
        type="checkbox"
        name={name}
        className="size-4 flex-none accent-sea max-sm:size-5"
      />
      {label}
    </label>
  );
}

function Frame({
  id,
  label,
  error,
  hint,
  isNeeded,
  className,
  children,
}: Omit<FieldProps, 'name'> & { id: string; children: ReactNode }) {
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label
        htmlFor={id}
        className={classNames('text-sm font-semibold text-ink-soft', isNeeded && neededMark)}
      >
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-center gap-1 text-sm text-bad">
          <CircleAlert size={14} aria-hidden className="flex-none" />
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, error: ReactNode, hint: ReactNode) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(error ? { 'aria-invalid': true } : {}) };
}
