import { SelectField } from '../field.tsx';

/** To whom something is given. */
export function ColleagueField({ staff }: { staff: readonly { id: string; name: string }[] }) {
  return (
    <SelectField name="cho" label="Giao cho">
      <option value="khong-ai">Không ai</option>
      {staff.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
