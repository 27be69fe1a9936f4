import type { ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { EditForm } from '../../parts/edit/edit-form.tsx';
import type { EditReply, EditValues } from '../../parts/edit/edit-state.ts';
import { SelectField, TextField } from '../../parts/field.tsx';
import { aboutFields, daysField, rateFields } from './affiliate-fields.ts';

/** Who an affiliate is and what they get, to be read, changed, or said for the first time below `children`. */
export function AffiliateForm({
  version,
  values,
  reply,
  isOpen,
  deed = { name: 'edit', title: 'Lưu thông tin' },
  children,
}: {
  version: number;
  values: EditValues;
  reply: EditReply | undefined;
  isOpen: boolean;
  deed?: { name: string; title: string };
  children?: ReactNode;
}) {
  return (
    <Card title="Thông tin">
      <EditForm version={version} values={values} reply={reply}>
        {(shown, errors) => (
          <>
            {children}
            <Group title="Cộng tác viên" isOpen={isOpen}>
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
            </Group>
            <Group title="Hoa hồng" isOpen={isOpen}>
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
            </Group>
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
    </Card>
  );
}

function Group({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={!isOpen} className="border-b border-line px-3.5 py-3">
      <legend className="float-left mb-2 w-full font-semibold">{title}</legend>
      <div className="clear-both grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">{children}</div>
    </fieldset>
  );
}
