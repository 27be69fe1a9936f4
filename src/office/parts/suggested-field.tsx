import { useId } from 'react';
import { TextField } from './field.tsx';

/** A text field that suggests values in use and takes any other. */
export function SuggestedField({
  name,
  label,
  hint,
  error,
  defaultValue,
  suggestions,
  maxLength = 60,
}: {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  defaultValue?: string | undefined;
  suggestions: readonly string[];
  maxLength?: number;
}) {
  // A page can have several of one name: a filter, and a sheet.
  const id = useId();
  const listId = `${id}-list`;
  return (
    <>
      <TextField
        {...{ id, name, label, hint, error, defaultValue, maxLength }}
        list={suggestions.length > 0 ? listId : undefined}
        autoComplete="off"
      />
      <datalist id={listId}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
