import { Fragment } from 'react';
import { Button } from '../button.tsx';
import { EditForm } from '../edit/edit-form.tsx';
import type { EditReply, EditValues } from '../edit/edit-state.ts';
import { CheckField, TextArea, TextField } from '../field.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { RowsField } from './rows-field.tsx';
import type { WordingField } from './wording-values.ts';

/** The form of a wording, with its fields in the given order. */
export function WordingForm({
  fields,
  version,
  values: loaded,
  reply,
  save,
  tries = [],
}: {
  fields: readonly WordingField[];
  version: number;
  values: EditValues;
  reply: EditReply | undefined;
  /** Label of the save button. */
  save: string;
  /** Buttons that try out typed text without saving: their 'do' value and label. */
  tries?: readonly { value: string; label: string }[];
}) {
  return (
    <EditForm version={version} values={loaded} reply={reply}>
      {(values, errors) => (
        <>
          <div className="grid grid-cols-2 items-start gap-3 px-3.5 py-3 max-sm:grid-cols-1">
            {fields.map((field, at) => (
              <Fragment key={field.name}>
                {field.box && field.box !== fields[at - 1]?.box && (
                  <h3 className="col-span-full mt-2 border-t border-line pt-3 font-semibold first:mt-0 first:border-0 first:pt-0">
                    {field.box}
                  </h3>
                )}
                <Field field={field} value={values[field.name] ?? ''} error={errors[field.name]} />
              </Fragment>
            ))}
          </div>
          <footer className="sticky bottom-0 flex flex-wrap gap-2 rounded-b-card border-t border-line bg-surface px-3.5 py-2.5 max-lg:static">
            <Button type="submit" name="do" value="edit" look="primary">
              {reply?.merge ? 'Lưu bản đã ghép' : save}
            </Button>
            {tries.map(({ value, label }) => (
              <Button key={value} type="submit" name="do" value={value}>
                {label}
              </Button>
            ))}
          </footer>
        </>
      )}
    </EditForm>
  );
}

function Field({
  field: { name, label, look, hint, columns = [], isFixed },
  value,
  error,
}: {
  field: WordingField;
  value: string;
  error: string | undefined;
}) {
  const shared = { name, label, error, hint };
  if (look === 'tick')
    return <CheckField name={name} label={label} defaultChecked={value !== ''} className="col-span-full" />;
  if (look === 'picture') return <PictureField {...shared} value={value} />;
  if (look === 'rows')
    return (
      <RowsField
        {...shared}
        columns={columns}
        {...(isFixed && { isFixed })}
        value={value}
        className="col-span-full min-w-0"
      />
    );
  if (look === 'long' || look === 'faqs')
    return (
      <TextArea {...shared} defaultValue={value} rows={look === 'faqs' ? 12 : 3} className="col-span-full" />
    );
  const type = look === 'time' ? 'datetime-local' : look === 'date' ? 'date' : 'text';
  return <TextField {...shared} type={type} defaultValue={value} />;
}
