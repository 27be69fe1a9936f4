import type { ReactNode } from 'react';
import { Card } from '../../parts/card.tsx';
import { EditForm } from '../../parts/edit/edit-form.tsx';
import type { EditReply, EditValues } from '../../parts/edit/edit-state.ts';
import { FieldGroup } from '../../parts/edit/field-group.tsx';
import { SaveFoot } from '../../parts/edit/save-foot.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { aboutFields, daysField, rateFields } from './affiliate-fields.ts';

/** Form of an affiliate's details and terms: read-only, for editing, or for a new one below `children`. */
export function AffiliateForm({
  version,
  values,
  reply,
  isOpen,
  action = { name: 'edit', title: 'Lưu thông tin' },
  children,
}: {
  version: number;
  values: EditValues;
  reply: EditReply | undefined;
  isOpen: boolean;
  action?: { name: string; title: string };
  children?: ReactNode;
}) {
  return (
    <Card title="Thông tin">
      <EditForm version={version} values={values} reply={reply}>
        {(shown, errors) => (
          <>
            {children}
            <FieldGroup title="Cộng tác viên" isOpen={isOpen}>
              {aboutFields.map(({ choices, isWide, group, ...field }) =>
                choices ? (
                  <SelectField
                    key={field.name}
                    name={field.name}
                    label={field.label}
                    defaultValue={shown[field.name]}
                    error={errors[field.name]}
                  >
                    {choices.map(({ value, title }) => (
                      <option key={value} value={value}>
                        {title}
                      </option>
                    ))}
                  </SelectField>
                ) : (
                  <TextField
                    key={field.name}
                    {...field}
                    defaultValue={shown[field.name]}
                    error={errors[field.name]}
                    className={isWide ? 'col-span-full' : undefined}
                  />
                ),
              )}
            </FieldGroup>
            <FieldGroup title="Hoa hồng" isOpen={isOpen}>
              {[daysField, ...rateFields].map(({ isWide, group, choices, ...field }, at) => (
                <TextField
                  key={field.name}
                  {...field}
                  autoComplete="off"
                  defaultValue={shown[field.name]}
                  error={errors[field.name]}
                  className={at === 0 ? 'col-span-full' : undefined}
                />
              ))}
              <p className="col-span-full text-sm text-ink-soft">
                Tính trên số khách trả cho dịch vụ, sau mã giảm và điểm. Đổi thì chỉ áp dụng cho đặt chỗ từ
                lúc này.
              </p>
            </FieldGroup>
            {isOpen && <SaveFoot action={action} reply={reply} />}
          </>
        )}
      </EditForm>
    </Card>
  );
}
