import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { ExtraFields } from '#web/parts/booking/extra-fields.tsx';
import { parseExtras } from '#web/parts/booking/extra-words.ts';
import type { ShownItem } from './shape-days.ts';

interface FieldsProps {
  item: ShownItem;
  values: Record<string, string>;
  error(name: string): string | undefined;
}

/** The editable fields of an item: words and hour, for a product also unit, rate plan and extras. */
export function ItemFields({ item, values, error }: FieldsProps) {
  const id = (name: string) => `${name}-${item.id}`;
  return (
    <>
      {(item.kind === 'note' || item.kind === 'transport') && (
        <TextField
          id={id('title')}
          name="title"
          label="Nội dung"
          required
          defaultValue={values.title}
          error={error('title')}
          maxLength={160}
          autoComplete="off"
          className="sm:col-span-2"
        />
      )}
      <ProductFields item={item} values={values} error={error} />
      <TextField
        id={id('hour')}
        name="hour"
        label="Giờ"
        type="time"
        defaultValue={values.hour}
        error={error('hour')}
      />
      <TextArea
        id={id('note')}
        name="note"
        label="Ghi chú"
        defaultValue={values.note}
        error={error('note')}
        maxLength={1000}
        className="sm:col-span-2"
      />
    </>
  );
}

function ProductFields({ item, values, error }: FieldsProps) {
  const id = (name: string) => `${name}-${item.id}`;
  return (
    <>
      {item.kind === 'product' && (
        <SelectField
          id={id('unitId')}
          name="unitId"
          label={item.unitLabel ?? ''}
          defaultValue={values.unitId}
          error={error('unitId')}
        >
          <option value="">Chưa chọn</option>
          {item.units.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {unit.title}
            </option>
          ))}
        </SelectField>
      )}
      {item.hasNights && (
        <TextField
          id={id('nights')}
          name="nights"
          label="Số đêm"
          inputMode="numeric"
          defaultValue={values.nights}
          error={error('nights')}
        />
      )}
      {item.counts && (
        <TextField
          id={id('quantity')}
          name="quantity"
          label={`Số ${item.counts}`}
          inputMode="numeric"
          defaultValue={values.quantity}
          error={error('quantity')}
          hint="Để trống: vừa đủ cho số khách."
        />
      )}
      {item.options && item.options.plans.length > 1 && (
        <SelectField
          id={id('plan')}
          name="plan"
          label="Gói giá"
          required
          defaultValue={values.plan}
          error={error('plan')}
          className="sm:col-span-2"
        >
          {item.options.plans.map((plan) => (
            <option key={plan.id} value={plan.id}>
              {plan.title}
            </option>
          ))}
        </SelectField>
      )}
      {item.options && item.options.extras.length > 0 && (
        <div className="stack-3 sm:col-span-2">
          <ExtraFields
            extras={item.options.extras}
            chosen={parseExtras((values.extra ?? '').split(','))}
            idPrefix={id('extra')}
            withQuantities
          />
          {error('extra') && <p className="text-sm text-bad">{error('extra')}</p>}
        </div>
      )}
    </>
  );
}
