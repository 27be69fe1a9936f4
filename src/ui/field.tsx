import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldFrame, FieldMessages } from './field-frame.tsx';

const control =
  'block w-full rounded-control border border-line-strong bg-rice px-4 min-h-12 text-base text-ink placeholder:text-ink-soft aria-invalid:border-bad';

const fileControl =
  'py-2 file:mr-3 file:min-h-8 file:rounded-control file:border-0 file:bg-sand file:px-3 file:font-semibold file:text-ink';

export interface FieldProps {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A labelled input with its hint and its error; the error says what to do and is read out with the field. */
export function TextField({
  name,
  label,
  error,
  hint,
  className,
  isAlone,
  ...input
}: FieldProps & {
  /** Whether it is the only field of what is optional as a whole, so that its label need not say so. */
  isAlone?: boolean;
} & Omit<ComponentProps<'input'>, 'name'>) {
  const id = input.id ?? `field-${name}`;
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      hint={hint}
      isRequired={input.required || isAlone}
      className={className}
    >
      <input
        {...input}
        id={id}
        name={name}
        className={classNames(
          control,
          (input.type === 'date' || input.type === 'time') && 'max-sm:px-2.5',
          input.type === 'file' && fileControl,
        )}
        {...describedBy(id, error, hint)}
      />
    </FieldFrame>
  );
}

export function TextArea({
  name,
  label,
  error,
  hint,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'textarea'>, 'name'>) {
  const id = input.id ?? `field-${name}`;
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      hint={hint}
      isRequired={input.required}
      className={className}
    >
      <textarea
        rows={3}
        {...input}
        id={id}
        name={name}
        className={classNames(control, 'py-3')}
        {...describedBy(id, error, hint)}
      />
    </FieldFrame>
  );
}

export function SelectField({
  name,
  label,
  error,
  hint,
  className,
  isCompact = false,
  children,
  ...input
}: FieldProps & {
  /** Whether its choices say what it is, so that its label is only read out and its edges are narrow. */
  isCompact?: boolean;
} & Omit<ComponentProps<'select'>, 'name'>) {
  const id = input.id ?? `field-${name}`;
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      hint={hint}
      isRequired={input.required}
      isLabelHidden={isCompact}
      className={className}
    >
      <select
        {...input}
        id={id}
        name={name}
        className={classNames(control, isCompact ? 'pr-9 pl-3' : 'pr-10')}
        {...describedBy(id, error, hint)}
      >
        {children}
      </select>
    </FieldFrame>
  );
}

/** A checkbox; never preselected for consents. */
export function CheckField({
  name,
  label,
  error,
  hint,
  ...input
}: Omit<FieldProps, 'label'> & { label: ReactNode } & Omit<ComponentProps<'input'>, 'name'>) {
  const id = input.id ?? `field-${name}`;
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          type="checkbox"
          id={id}
          name={name}
          className="mt-1 size-5 shrink-0 accent-sea"
          {...describedBy(id, error, hint)}
        />
        <label htmlFor={id} className="min-h-6 leading-relaxed">
          {label}
        </label>
      </div>
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  );
}
