import type { ReactNode } from 'react';
import type { DetailField, UnitFields } from '#modules/catalog/selling/units.ts';
import { Button } from '../../../parts/button.tsx';
import { EditForm } from '../../../parts/edit/edit-form.tsx';
import type { EditReply, EditValues } from '../../../parts/edit/edit-state.ts';
import { CheckField, TextArea, TextField } from '../../../parts/field.tsx';
import { Fold } from '../../../parts/fold.tsx';

/** What a unit is, holds and costs: to be read, changed, or said for the first time. */
export function UnitForm({
  fields: { main, details, facilities },
  version,
  values,
  reply,
  isOpen,
  deed,
}: {
  fields: UnitFields;
  version: number;
  values: EditValues;
  reply: EditReply | undefined;
  isOpen: boolean;
  deed: { name: string; title: string };
}) {
  return (
    <EditForm version={version} values={values} reply={reply}>
      {(shown, errors) => (
        <>
          <Group isOpen={isOpen}>
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
          </Group>
          {details.length > 0 && (
            <Group isOpen={isOpen} title="Chi tiết khách đọc">
              {details.map((field) => (
                <DetailControl
                  key={field.name}
                  field={field}
                  value={shown[field.name] ?? ''}
                  error={errors[field.name]}
                />
              ))}
            </Group>
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
          {isOpen && (
            <footer className="flex px-3.5 py-2.5">
              <Button type="submit" name="do" value={deed.name} look="primary">
                {reply?.merge ? 'Lưu bản đã ghép' : deed.title}
              </Button>
            </footer>
          )}
        </>
      )}
    </EditForm>
  );
}

function Group({ isOpen, title, children }: { isOpen: boolean; title?: string; children: ReactNode }) {
  return (
    <fieldset disabled={!isOpen} className="border-b border-line px-3.5 py-3">
      <legend className={title ? 'float-left mb-2 w-full font-semibold' : 'sr-only'}>
        {title ?? 'Thông tin chính'}
      </legend>
      <div className="clear-both grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">{children}</div>
    </fieldset>
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
