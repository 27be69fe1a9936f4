import { SelectField } from '#ui/field.tsx';

/** Every quarter of an hour in 24-hour format: '14:30'. The browser's own time field follows its language instead. */
const quarters = Array.from(
  { length: 96 },
  (_, index) =>
    `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
);

/** Selects a time of day. */
export function TimeField({
  name,
  label,
  value,
  error,
}: {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
}) {
  const hours = value && !quarters.includes(value) ? [...quarters, value].sort() : quarters;
  return (
    <SelectField name={name} label={label} required defaultValue={value} error={error}>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {hour}
        </option>
      ))}
    </SelectField>
  );
}
