import type { DetailField, UnitFields } from '#modules/catalog/selling/units.ts';
import { EditForm } from '../../../parts/edit/edit-form.tsx';
import type { EditReply, EditValues } from '../../../parts/edit/edit-state.ts';
import { FieldGroup } from '../../../parts/edit/field-group.tsx';
import { SaveFoot } from '../../../parts/edit/save-foot.tsx';
import { CheckField, TextArea, TextField } from '../../../parts/field.tsx';
import { Fold } from '../../../parts/fold.tsx';

/** A unit's details, capacity and price: read-only, for editing, or for a new one. */
export function UnitForm({
  fields: { main, details, facilities },
  version,
  values,
  reply,
  isOpen,
  action,
}: {
  fields: UnitFields;
  version: number;
  values: EditValues;
  reply: EditReply | undefined;
  isOpen: boolean;
  action: { name: string; title: string };
}) {
  return (
    <EditForm version={version} values={values} reply={reply}>
      {(shown, errors) => (
        <>
          <FieldGroup title="Thông tin chính" isTitleShown={false} isOpen={isOpen}>
            {main.map(({ name, label, hint }) =>
              name === 'summary' ? (
                <TextArea
                  key={name}
                  {...{ name, label }}
                  rows={2}
                  defaultValue={shown[name]}
                  error={errors[name]}
                  className="col-span-full"
                />
              ) : (
                <TextField
                  key={name}
                  {...{ name, label, hint }}
                  {...(name !== 'title' && { inputMode: 'numeric' as const })}
                  defaultValue={shown[name]}
                  error={errors[name]}
                  className={name === 'title' ? 'col-span-full' : undefined}
                />
              ),
            )}
          </FieldGroup>
          {details.length > 0 && (
            <FieldGroup isOpen={isOpen} title="Chi tiết khách đọc">
              {details.map((field) => (
                <DetailControl
                  key={field.name}
                  field={field}
                  value={shown[field.name] ?? ''}
                  error={errors[field.name]}
                />
              ))}
            </FieldGroup>
          )}
          {facilities.length > 0 && (
            <div className="border-b border-line px-3.5 py-3">
              <Fold title={`Tiện nghi · ${facilities.filter(({ name }) => shown[name]).length} mục`}>
                <fieldset disabled={!isOpen} className="grid grid-cols-2 px-3 pb-2 max-sm:grid-cols-1">
                  <legend className="sr-only">Tiện nghi</legend>
                  {facilities.map(({ name, label }) => (
                    <CheckField key={name} name={name} label={label} defaultChecked={Boolean(shown[name])} />
                  ))}
                </fieldset>
              </Fold>
            </div>
          )}
          {isOpen && <SaveFoot action={action} reply={reply} />}
        </>
      )}
    </EditForm>
  );
}

function DetailControl({
  field: { name, label, hint, as },
  value,
  error,
}: {
  field: DetailField;
  value: string;
  error: string | undefined;
}) {
  if (as === 'tick')
    return <CheckField name={name} label={label} defaultChecked={value !== ''} className="self-end" />;
  const shared = { name, label, hint, error, defaultValue: value };
  if (as === 'lines' || as === 'counted') return <TextArea {...shared} rows={3} className="col-span-full" />;
  return (
    <TextField
      {...shared}
      {...(as === 'time' && { type: 'time' })}
      {...(as === 'number' && { inputMode: 'decimal' as const })}
    />
  );
}
