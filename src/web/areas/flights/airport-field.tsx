import { SelectField } from '#ui/field.tsx';
import type { FlightErrors } from './flight-values.ts';

export interface Airport {
  code: string;
  city: string;
  name: string;
}

/** A choice of airports by their cities. */
export function AirportField({
  name,
  label,
  values,
  errors,
  airports,
}: {
  name: string;
  label: string;
  values: string | undefined;
  errors: FlightErrors;
  airports: Airport[];
}) {
  return (
    <SelectField name={name} label={label} required defaultValue={values ?? ''} error={errors[name]}>
      <option value="">Chọn sân bay</option>
      {airports.map((airport) => (
        <option key={airport.code} value={airport.code}>
          {airport.city} ({airport.code})
        </option>
      ))}
    </SelectField>
  );
}
