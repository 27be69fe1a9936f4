import { SelectField } from '../field.tsx';

/** The colleague that something is assigned to. */
export function ColleagueField({
  staff,
  chosenId,
}: {
  staff: readonly { id: string; name: string }[];
  chosenId?: string | undefined;
}) {
  return (
    <SelectField name="cho" label="Giao cho" defaultValue={chosenId}>
      <option value="khong-ai">Không ai</option>
      {staff.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
