import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { BirthDateField } from '#web/parts/booking/birth-date-field.tsx';
import type { SavedKind, SavedRefusal } from './read-saved-form.ts';

interface SavedFieldsProps {
  /** Makes the field ids of this form unique on the page. */
  prefix: string;
  values: object;
  errors: Record<string, string | undefined>;
}

/** The account's saved items of one kind, each opened to be edited or removed, and a form for one more. */
export function SavedList({
  kind,
  items,
  refusal,
  add,
}: {
  kind: SavedKind;
  items: { id: string; label: string }[];
  refusal: SavedRefusal | null;
  /** Label of the button that opens the form. */
  add: string;
}) {
  const Fields = kind === 'traveller' ? TravellerFields : InvoiceFields;
  const refusalOf = (id: string) => (refusal?.kind === kind && refusal.id === id ? refusal : null);
  const fold = (label: string, id: string, values: object) => {
    const refused = refusalOf(id);
    return (
      // The form for one more begins anew once its item is saved, or it would save the same again.
      <details key={id || `new-${items.length}`} open={refused !== null || undefined}>
        <summary className="folded-head min-h-13 py-2 font-semibold break-words">{label}</summary>
        <Form method="post" noValidate className="stack-4 pt-1 pb-4">
          <input type="hidden" name="kind" value={kind} />
          {id && <input type="hidden" name="id" value={id} />}
          <div className="grid gap-4 md:grid-cols-2">
            <Fields
              prefix={`${kind}-${id}`}
              values={refused?.typed ?? values}
              errors={refused?.errors ?? {}}
            />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look={id ? 'outline' : 'sea'}>
              Lưu
            </Button>
            {id && (
              <Button type="submit" name="do" value="remove" look="quiet">
                Xóa<span className="sr-only"> {label}</span>
              </Button>
            )}
          </div>
        </Form>
      </details>
    );
  };
  return (
    <div className="divide-y divide-line">
      {items.map(({ id, label, ...values }) => fold(label, id, values))}
      {fold(add, '', {})}
    </div>
  );
}

function TravellerFields({ prefix, values, errors }: SavedFieldsProps) {
  const fields = values as Record<string, string | undefined>;
  const field = (name: string) => ({
    name,
    id: `${prefix}-${name}`,
    defaultValue: fields[name] ?? '',
    error: errors[name],
  });
  return (
    <>
      <TextField
        {...field('fullName')}
        label="Họ và tên"
        required
        maxLength={100}
        autoComplete="off"
        hint="Như trên giấy tờ."
      />
      <SelectField {...field('sex')} label="Giới tính">
        <option value="">Chưa chọn</option>
        <option value="male">Nam</option>
        <option value="female">Nữ</option>
      </SelectField>
      <BirthDateField
        name="bornOn"
        id={`${prefix}-bornOn`}
        iso={fields.bornOn ?? ''}
        error={errors.bornOn}
        isRequired={false}
      />
      <TextField {...field('nationality')} label="Quốc tịch" maxLength={60} autoComplete="off" />
      <TextField
        {...field('documentNo')}
        label="Số giấy tờ"
        maxLength={30}
        autoComplete="off"
        hint="Căn cước, hộ chiếu; trẻ em: số giấy khai sinh."
      />
    </>
  );
}

function InvoiceFields({ prefix, values, errors }: SavedFieldsProps) {
  const fields = values as Record<string, string | null | undefined>;
  const field = (name: string) => ({
    name,
    id: `${prefix}-${name}`,
    defaultValue: fields[name] ?? '',
    error: errors[name],
  });
  return (
    <>
      <TextField
        {...field('companyName')}
        label="Tên đơn vị"
        required
        maxLength={200}
        autoComplete="organization"
      />
      <TextField {...field('taxCode')} label="Mã số thuế" required maxLength={20} inputMode="numeric" />
      <TextField {...field('address')} label="Địa chỉ" required maxLength={300} className="md:col-span-2" />
      <TextField
        {...field('email')}
        label="Email nhận hóa đơn"
        type="email"
        maxLength={200}
        hint="Bỏ trống nếu nhận ở email đặt chỗ."
        className="md:col-span-2"
      />
    </>
  );
}
