import { SelectField } from '../field.tsx';

/** The colleague that something is assigned to. */
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
