import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { ContactFields } from '../requests/contact-fields.tsx';
import type { FlightErrors, FlightValues } from './flight-values.ts';

/** Class names are written out, because the style sheet is made of what stands in the source. */
const trips = [
  { value: 'return', label: 'Khứ hồi' },
  { value: 'one-way', label: 'Một chiều' },
  { value: 'multi-city', label: 'Nhiều chặng' },
];

interface Airport {
  code: string;
  city: string;
  name: string;
}

/** What somebody wants to fly. The fields of a kind of trip show by its radio button alone, so nothing needs script. */
export function FlightForm({
  values,
  errors,
  airports,
  firstDay,
  lastDay,
}: {
  values: FlightValues;
  errors: FlightErrors;
  airports: Airport[];
  firstDay: string;
  lastDay: string;
}) {
  const days = { min: firstDay, max: lastDay };
  return (
    <Form
      method="post"
      noValidate
      aria-label="Yêu cầu vé máy bay"
      className="group/flight relative space-y-5 overflow-hidden"
    >
      <fieldset>
        <legend className="sr-only">Loại hành trình</legend>
        <div className="flex flex-wrap gap-2">
          {trips.map((trip) => (
            <label
              key={trip.value}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-4 has-checked:border-sea has-checked:bg-sea-soft has-focus-visible:outline-3 has-focus-visible:outline-sea"
            >
              <input
                type="radio"
                name="trip"
                id={`trip-${trip.value}`}
                value={trip.value}
                defaultChecked={values.trip === trip.value}
                className="size-4.5 accent-sea outline-none"
              />
              {trip.label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <AirportField
          name="from-0"
          label="Điểm đi"
          values={values.legs[0]?.from}
          errors={errors}
          airports={airports}
        />
        <AirportField
          name="to-0"
          label="Điểm đến"
          values={values.legs[0]?.to}
          errors={errors}
          airports={airports}
        />
        <TextField
          type="date"
          name="date-0"
          label="Ngày đi"
          required
          {...days}
          defaultValue={values.legs[0]?.date}
          error={errors['date-0']}
        />
        <TextField
          className="hidden group-has-[#trip-return:checked]/flight:block"
          type="date"
          name="returnOn"
          label="Ngày về"
          required
          {...days}
          defaultValue={values.returnOn}
          error={errors.returnOn}
        />
      </div>
      <div className="hidden space-y-4 group-has-[#trip-multi-city:checked]/flight:block">
        {values.legs.slice(1).map((leg, place) => {
          const index = place + 1;
          return (
            <fieldset key={index}>
              <legend className="mb-1 font-semibold">Chặng {index + 1}</legend>
              <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
                <AirportField
                  name={`from-${index}`}
                  label="Từ"
                  values={leg.from}
                  errors={errors}
                  airports={airports}
                />
                <AirportField
                  name={`to-${index}`}
                  label="Đến"
                  values={leg.to}
                  errors={errors}
                  airports={airports}
                />
                <TextField
                  className="col-span-2 lg:col-span-1"
                  type="date"
                  name={`date-${index}`}
                  label="Ngày"
                  required
                  {...days}
                  defaultValue={leg.date}
                  error={errors[`date-${index}`]}
                />
              </div>
            </fieldset>
          );
        })}
        <p className="text-sm text-ink-soft">Chặng không dùng, bạn để trống.</p>
      </div>
      <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
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
        <TextField
          name="childAges"
          label="Tuổi trẻ em"
          hint="2–11 tuổi, ví dụ: 5, 8"
          inputMode="text"
          autoComplete="off"
          defaultValue={values.childAges}
          error={errors.childAges}
        />
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
        <SelectField name="cabin" label="Hạng ghế" required defaultValue={values.cabin} error={errors.cabin}>
          <option value="economy">Phổ thông</option>
          <option value="premium-economy">Phổ thông đặc biệt</option>
          <option value="business">Thương gia</option>
        </SelectField>
      </div>
      <ContactFields
        values={values}
        errors={errors}
        messageLabel="Điều bạn cần thêm"
        messageHint="Giờ bay mong muốn, hành lý gửi, ngày có thể xê dịch."
      />
      <Button type="submit" size="lg" className="w-full sm:w-auto">
        Gửi yêu cầu báo giá
      </Button>
    </Form>
  );
}

function AirportField({
  name,
  label,
  values,
  errors,
  airports,
}: {
  name: string;
  label: string;
  values: string | undefined;
  errors: FlightErrors;
  airports: Airport[];
}) {
  return (
    <SelectField name={name} label={label} required defaultValue={values ?? ''} error={errors[name]}>
      <option value="">Chọn sân bay</option>
      {airports.map((airport) => (
        <option key={airport.code} value={airport.code}>
          {airport.city} ({airport.code})
        </option>
      ))}
    </SelectField>
  );
}

function counts(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => (
    <option key={index} value={from + index}>
      {from + index}
    </option>
  ));
}
