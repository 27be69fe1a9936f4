import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { EditForm } from '../../parts/edit/edit-form.tsx';
import type { EditReply, EditValues } from '../../parts/edit/edit-state.ts';
import { CheckField, SelectField, TextArea, TextField } from '../../parts/field.tsx';
import { PositionPicker } from '../../parts/maps/position-picker.tsx';
import { PictureField } from '../../parts/media/picture-field.tsx';
import { IconField } from './icon-field.tsx';
import type { Choices, VocabularyField } from './vocabulary.ts';

/** The form of an entry; `action` is its button. */
export function EntryForm({
  title,
  fields,
  choices,
  version,
  values: loaded,
  reply,
  action,
  fixed = {},
}: {
  title: string;
  fields: readonly VocabularyField[];
  choices: Choices;
  version: number;
  values: EditValues;
  reply: EditReply | undefined;
  action: { name: string; title: string };
  /** Values that cannot be changed after creation. */
  fixed?: EditValues;
}) {
  return (
    <Card title={title}>
      <EditForm version={version} values={loaded} reply={reply}>
        {(values, errors) => (
          <>
            {Object.entries(fixed).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className="grid grid-cols-2 items-start gap-3 px-3.5 py-3 max-sm:grid-cols-1">
              {fields.map((field) => (
                <EntryField
                  key={field.name}
                  field={field}
                  value={values[field.name] ?? ''}
                  error={errors[field.name]}
                  choices={choices[field.name]}
                />
              ))}
            </div>
            <footer className="border-t border-line px-3.5 py-2.5">
              <Button type="submit" name="do" value={action.name} look="primary">
                {action.title}
              </Button>
            </footer>
          </>
        )}
      </EditForm>
    </Card>
  );
}

function EntryField({
  field: { name, label, hint, look, rows, isWide },
  value,
  error,
  choices = [],
}: {
  field: VocabularyField;
  value: string;
  error: string | undefined;
  choices: Choices[string] | undefined;
}) {
  const common = { name, label, hint, error, className: isWide ? 'col-span-full' : undefined };
  switch (look) {
    case 'tick':
      return <CheckField name={name} label={label} defaultChecked={value !== ''} className="self-end" />;
    case 'long':
      return <TextArea {...common} rows={rows ?? 3} defaultValue={value} />;
    case 'picture':
      return <PictureField {...common} value={value} />;
    case 'choice':
      return (
        <SelectField {...common} defaultValue={value}>
          {!choices.some((one) => one.value === '') && <option value="">Chọn…</option>}
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.title}
            </option>
          ))}
        </SelectField>
      );
    case 'icon':
      return <IconField {...common} value={value} />;
    case 'longitude':
      return (
        <>
          <TextField {...common} inputMode="decimal" defaultValue={value} />
          <PositionPicker lat="lat" lng={name} province="province" className="col-span-full" />
        </>
      );
    default:
      return (
        <TextField
          {...common}
          type={look === 'date' ? 'date' : undefined}
          inputMode={look === 'number' ? 'numeric' : undefined}
          defaultValue={value}
        />
      );
  }
}
