import { CheckField, TextArea, TextField } from '../../parts/field.tsx';
import { PictureField } from '../../parts/media/picture-field.tsx';
import { RowsField } from '../../parts/wordings/rows-field.tsx';
import { cellLabels, cellLooks } from './cell-labels.ts';
import type { SettingField } from './setting-fields.ts';

/** A setting's input and hint; a value that is still the default of a new site is marked. */
export function SettingInput({
  field,
  value,
  error,
}: {
  field: SettingField & { isUnfilled: boolean };
  value: string;
  error: string | undefined;
}) {
  const { name, label, look, columns, isUnfilled } = field;
  const hint = [isUnfilled && 'Còn là lời tạm, bạn ghi của công ty.', field.hint].filter(Boolean).join(' ');
  if (look === 'tick')
    return (
      <CheckField
        name={name}
        label={hint ? `${label} (${hint})` : label}
        defaultChecked={value !== ''}
        className="self-end"
      />
    );
  if (look === 'rows')
    return (
      <RowsField
        name={name}
        label={label}
        error={error}
        hint={hint || undefined}
        columns={columns.map((key) => ({
          ...{ key, label: cellLabels[key] ?? key },
          ...cellLooks[`${name}.${key}`],
        }))}
        isFixed={name === 'colours'}
        value={value}
        className="col-span-full min-w-0"
      />
    );
  if (look === 'picture')
    return (
      <PictureField
        {...{ name, label, error, value }}
        hint={hint}
        by="url"
        className="col-span-full min-w-0"
      />
    );
  const shared = { name, label, error, hint: hint || undefined, defaultValue: value };
  if (look === 'long') return <TextArea {...shared} rows={3} className="col-span-full" />;
  return (
    <TextField
      {...shared}
      type={look === 'date' ? 'date' : 'text'}
      inputMode={look === 'number' ? 'numeric' : undefined}
    />
  );
}
