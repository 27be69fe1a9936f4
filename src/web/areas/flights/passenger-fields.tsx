import { SelectField } from '#ui/field.tsx';
import { ChildAges } from './child-ages.tsx';
import type { FlightErrors, FlightValues } from './flight-values.ts';

/** Passengers by age as airlines count them, and the cabin class. */
export function PassengerFields({ values, errors }: { values: FlightValues; errors: FlightErrors }) {
  return (
    <div className="grid grid-cols-2 items-start gap-4 max-sm:[&>:nth-child(n+3)]:col-span-2 lg:grid-cols-4">
      <SelectField
        name="adults"
        label="Người lớn"
        required
        hint="Từ 12 tuổi"
        defaultValue={values.adults}
        error={errors.adults}
      >
        {counts(1, 9)}
      </SelectField>
      <SelectField
        name="infants"
        label="Em bé"
        required
        hint="Dưới 2 tuổi, ngồi cùng người lớn"
        defaultValue={values.infants}
        error={errors.infants}
      >
        {counts(0, 4)}
      </SelectField>
      <ChildAges ages={values.childAges} error={errors.childAges} />
      <SelectField name="cabin" label="Hạng ghế" required defaultValue={values.cabin} error={errors.cabin}>
        <option value="economy">Phổ thông</option>
        <option value="premium-economy">Phổ thông đặc biệt</option>
        <option value="business">Thương gia</option>
      </SelectField>
    </div>
  );
}

function counts(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => (
    <option key={index} value={from + index}>
      {from + index}
    </option>
  ));
}
