import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ContactFields } from '#web/parts/enquiries/contact-fields.tsx';
import { type Airport, AirportField } from './airport-field.tsx';
import type { FlightErrors, FlightValues } from './flight-values.ts';
import { PassengerFields } from './passenger-fields.tsx';

/** Class names are written out, because the style sheet is made of what stands in the source. */
const trips = [
  { value: 'return', label: 'Khứ hồi' },
  { value: 'one-way', label: 'Một chiều' },
  { value: 'multi-city', label: 'Nhiều chặng' },
];

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
      <TripChoice chosen={values.trip} />
      <div className="grid grid-cols-2 gap-4 max-sm:[&>:nth-child(-n+2)]:col-span-2 lg:grid-cols-4">
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
      <FurtherLegs legs={values.legs.slice(1)} errors={errors} airports={airports} days={days} />
      <PassengerFields values={values} errors={errors} />
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

function TripChoice({ chosen }: { chosen: FlightValues['trip'] }) {
  return (
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
              defaultChecked={chosen === trip.value}
              className="size-4.5 accent-sea outline-none"
            />
            {trip.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The legs of a trip with stops, from the second one on. */
function FurtherLegs({
  legs,
  errors,
  airports,
  days,
}: {
  legs: FlightValues['legs'];
  errors: FlightErrors;
  airports: Airport[];
  days: { min: string; max: string };
}) {
  return (
    <div className="hidden space-y-4 group-has-[#trip-multi-city:checked]/flight:block">
      {legs.map((leg, place) => {
        const index = place + 1;
        return (
          <fieldset key={index}>
            <legend className="mb-1 font-semibold">Chặng {index + 1}</legend>
            <div className="grid grid-cols-2 gap-4 max-sm:[&>:nth-child(-n+2)]:col-span-2 lg:grid-cols-4">
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
  );
}
