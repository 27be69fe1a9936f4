import { type ComponentProps, useState } from 'react';
import { TextField } from './field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'error'> & {
  /** The form's errors: with the next answer, an error found here is dropped. */
  errors: Partial<Record<string, string>>;
  /** What is wrong with what was typed, or null. */
  check: (typed: string) => string | null;
};

/** A field that shows its error when it is left, and clears it as soon as it is right; the server's answer is authoritative. */
export function CheckedField({ errors, check, ...field }: Props) {
  const [found, setFound] = useState({ since: errors, error: errors[field.name] });
  const show = (error: string | undefined) => setFound({ since: errors, error });
  return (
    <TextField
      {...field}
      error={found.since === errors ? found.error : errors[field.name]}
      onBlur={({ target: { value } }) => value.trim() && show(check(value) ?? undefined)}
      onInput={({ currentTarget: { value } }) => check(value) === null && show(undefined)}
    />
  );
}
