import { Card } from '../../parts/card.tsx';
import { EditForm } from '../../parts/edit/edit-form.tsx';
import type { EditReply, EditValues } from '../../parts/edit/edit-state.ts';
import { SaveFoot } from '../../parts/edit/save-foot.tsx';
import { CheckField, TextArea, TextField } from '../../parts/field.tsx';
import {
  kindBoxes,
  type PromotionField,
  type PromotionSort,
  promotionGroups,
  promotionTicks,
  weekdayBoxes,
} from './promotion-fields.ts';

/** A promotion's discount, products, time and conditions: read-only, for editing, or for a new one. */
export function PromotionForm({
  sort,
  values: loaded,
  version,
  reply,
  isOpen,
  action = { name: 'edit', title: 'Lưu' },
}: {
  sort: PromotionSort;
  values: EditValues;
  version: number;
  reply: EditReply | undefined;
  isOpen: boolean;
  action?: { name: string; title: string };
}) {
  return (
    <Card title="Nội dung">
      <EditForm version={version} values={loaded} reply={reply}>
        {(values, errors) => (
          <>
            <input type="hidden" name="sort" value={sort} />
            {promotionGroups.map(({ title, about, fields }) => {
              const shown = fields.filter(({ only }) => !only || only === sort);
              if (shown.length === 0) return null;
              return (
                <fieldset key={title} disabled={!isOpen} className="border-b border-line px-3.5 py-3">
                  <legend className="float-left mb-2 w-full font-semibold">{title}</legend>
                  {about && <p className="clear-both mb-2 text-sm text-ink-soft">{about}</p>}
                  {fields.some(({ name }) => name === 'products') && (
                    <Boxes title="Loại dịch vụ" boxes={kindBoxes} values={values} error={errors['kinds.0']} />
                  )}
                  <div className="clear-both grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
                    {shown.map((field) => (
                      <Field
                        key={field.name}
                        field={field}
                        value={values[field.name]}
                        error={errors[field.name]}
                      />
                    ))}
                  </div>
                  {fields.some(({ name }) => name === 'useFrom') && (
                    <Boxes title="Ngày đi là" boxes={weekdayBoxes} values={values} error={errors.weekdays} />
                  )}
                  {fields.some(({ name }) => name === 'uses') &&
                    promotionTicks
                      .filter(({ only }) => only === sort)
                      .map(({ name, label }) => (
                        <CheckField
                          key={name}
                          name={name}
                          label={label}
                          defaultChecked={values[name] === '1'}
                        />
                      ))}
                </fieldset>
              );
            })}
            {isOpen && <SaveFoot action={action} reply={reply} />}
          </>
        )}
      </EditForm>
    </Card>
  );
}

function Field({
  field: { group, only, isWide, isLong, ...field },
  value,
  error,
}: {
  field: PromotionField;
  value: string | undefined;
  error: string | undefined;
}) {
  const shared = { ...field, defaultValue: value, error, autoComplete: 'off' };
  return isLong ? (
    <TextArea {...shared} inputMode="text" />
  ) : (
    <TextField {...shared} className={isWide ? 'col-span-full' : undefined} />
  );
}

function Boxes({
  title,
  boxes,
  values,
  error,
}: {
  title: string;
  boxes: readonly { name: string; label: string }[];
  values: EditValues;
  error: string | undefined;
}) {
  return (
    <fieldset className="mt-2 mb-2">
      <legend className="text-sm font-semibold text-ink-soft">{title}, để trống là tất cả</legend>
      <div className="flex flex-wrap gap-x-4">
        {boxes.map(({ name, label }) => (
          <CheckField key={name} name={name} label={label} defaultChecked={values[name] === '1'} />
        ))}
      </div>
      {error && <p className="text-sm text-bad">{error}</p>}
    </fieldset>
  );
}
