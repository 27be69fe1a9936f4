import type { ReactNode } from 'react';
import { Card } from '../../parts/card.tsx';
import { EditForm } from '../../parts/edit/edit-form.tsx';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { FieldGroup } from '../../parts/edit/field-group.tsx';
import { SaveFoot } from '../../parts/edit/save-foot.tsx';
import { TextField } from '../../parts/field.tsx';
import { type SupplierData, supplierGroups, supplierValues } from './supplier-fields.ts';

/** Values of a new supplier. */
export const noSupplier: SupplierData & { version: number } = {
  version: 0,
  brand: '',
  legalName: '',
  address: '',
  contactName: '',
  email: '',
  phone: '',
  zalo: '',
  bankName: '',
  accountNumber: '',
  accountHolder: '',
  licenceNo: '',
  licenceUntil: null,
};

/** A supplier's contact and payment data: read-only, for editing, or for a new one below `children`. */
export function SupplierForm({
  supplier,
  reply,
  isOpen,
  action = { name: 'edit', title: 'Lưu thông tin' },
  children,
}: {
  supplier: SupplierData & { version: number };
  reply: EditReply | undefined;
  isOpen: boolean;
  action?: { name: string; title: string };
  children?: ReactNode;
}) {
  return (
    <Card title="Thông tin">
      <EditForm version={supplier.version} values={supplierValues(supplier)} reply={reply}>
        {(values, errors) => (
          <>
            {children}
            {supplierGroups.map(({ title, fields }) => (
              <FieldGroup key={title} title={title} isOpen={isOpen}>
                {fields.map(({ name, isWide, group, ...field }) => (
                  <TextField
                    key={name}
                    name={name}
                    {...field}
                    defaultValue={values[name]}
                    error={errors[name]}
                    className={isWide ? 'col-span-full' : undefined}
                  />
                ))}
              </FieldGroup>
            ))}
            {isOpen && <SaveFoot action={action} reply={reply} />}
          </>
        )}
      </EditForm>
    </Card>
  );
}
