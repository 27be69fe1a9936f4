import { Form } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import type { TryOut } from './read-try-out.ts';

interface TriedProduct {
  id: number;
  noun: string;
  sale: string;
  isCounted: boolean;
  units: readonly { id: number; title: string }[];
  plans: readonly { id: number; title: string }[];
  unitId: number | null;
  adults: number;
  quantity: number;
  length: number;
  ratePlanId: number | null;
  /** ISO day in Vietnam. */
  today: string;
  /** Whether the user may see margins. */
  withFloor: boolean;
}

/** Party, length, unit and rate plan, and the day to explain line by line. */
export function PartyForm({
  tried,
  product,
  day,
}: {
  tried: TryOut;
  product: TriedProduct;
  day: string | null;
}) {
  const isPieces = product.sale === 'pieces';
  const isCountedByHead = product.sale === 'guests';
  return (
    <Form className="flex flex-wrap items-end gap-2 max-sm:grid max-sm:grid-cols-2">
      <input type="hidden" name="san-pham" value={product.id} />
      <input type="hidden" name="nam" value={tried.year} />
      {tried.ruleSet !== 'chay' && <input type="hidden" name="luat" value={tried.ruleSet} />}
      {tried.shown !== 'ban' && <input type="hidden" name="xem" value={tried.shown} />}
      <SelectField name="hang" label="Hạng" defaultValue={product.unitId ?? ''} className="max-w-56">
        {product.units.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField name="goi" label="Gói giá" defaultValue={product.ratePlanId ?? ''} className="max-w-56">
        {product.plans.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {!isPieces && (
        <>
          <TextField
            name="lon"
            label="Người lớn"
            inputMode="numeric"
            defaultValue={product.adults}
            className="w-20 max-sm:w-auto"
          />
          <TextField
            name="tuoi"
            label="Tuổi các bé"
            placeholder="9 5"
            defaultValue={tried.childAges.join(' ')}
            className="w-24 max-sm:w-auto"
          />
        </>
      )}
      {!isCountedByHead && (
        <TextField
          name="so"
          label={`Số ${product.noun}`}
          inputMode="numeric"
          defaultValue={product.quantity}
          className="w-20 max-sm:w-auto"
        />
      )}
      {(product.isCounted || product.length > 1) && (
        <TextField
          name="dem"
          label={product.isCounted ? 'Số đêm' : 'Số ngày'}
          inputMode="numeric"
          defaultValue={product.length}
          className="w-20 max-sm:w-auto"
        />
      )}
      {product.withFloor && <FloorField percent={tried.floorPercent} />}
      <TextField name="ngay" type="date" label="Ngày đi" defaultValue={day ?? ''} />
      <TextField name="dat" type="date" label="Đặt ngày" defaultValue={tried.bookedOn ?? product.today} />
      <Button type="submit" className="max-sm:col-span-full">
        Tính
      </Button>
    </Form>
  );
}

function FloorField({ percent }: { percent: number }) {
  return (
    <TextField
      name="san"
      label="Lãi ít nhất, %"
      inputMode="numeric"
      defaultValue={percent}
      className="w-24 max-sm:w-auto"
    />
  );
}
