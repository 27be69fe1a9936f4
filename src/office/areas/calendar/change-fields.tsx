import type { RefObject } from 'react';
import { useMay } from '../../app/office-data.ts';
import { CheckField, SelectField, TextField } from '../../parts/field.tsx';
import type { CalendarReply } from './calendar-form.ts';
import { copied, copies, fieldOperations } from './cells.ts';

/** The kind of change, and its number where it needs one. */
export function ChangeFields({
  operation,
  onChoose,
  numberRef,
  reply,
}: {
  operation: string;
  onChoose: (operation: string) => void;
  numberRef: RefObject<HTMLInputElement | null>;
  reply: CalendarReply | undefined;
}) {
  const may = useMay();
  const { typed, errors } = reply ?? {};
  const allowed = Object.entries(fieldOperations).filter(([, { field }]) => mayChange(may, field));
  const hint = fieldOperations[operation]?.hint;
  return (
    <>
      <SelectField
        name="viec"
        label="Việc"
        value={operation}
        onChange={({ currentTarget: { value } }) => onChoose(value)}
        error={errors?.viec}
      >
        {allowed.map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
        {Object.entries(copies).map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
      <div hidden={!hint}>
        <TextField
          ref={numberRef}
          name="so"
          label={fieldOperations[operation]?.title ?? ''}
          inputMode="decimal"
          autoComplete="off"
          hint={hint}
          defaultValue={typed?.so}
          error={errors?.so}
        />
      </div>
    </>
  );
}

/** The fields to copy; only those that the user may change. */
export function Copied({ about, error }: { about: string; error: string | undefined }) {
  const may = useMay();
  const groups = Object.entries(copied).filter(([, { fields }]) =>
    fields.every((field) => mayChange(may, field)),
  );
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-ink-soft">Chép những gì</legend>
      {groups.map(([name, { title }]) => (
        <CheckField key={name} name="chep" value={name} label={title} defaultChecked={name === 'gia'} />
      ))}
      <p className="text-sm text-ink-soft">{about}</p>
      {error && <p className="text-sm text-bad">{error}</p>}
    </fieldset>
  );
}

function mayChange(may: ReturnType<typeof useMay>, field: string): boolean {
  return may(field === 'allotment' || field === 'closed' ? 'places.edit' : 'price.edit');
}
