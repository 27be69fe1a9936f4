import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ContactFields } from '#web/parts/enquiries/contact-fields.tsx';
import { DayChoice } from '#web/parts/trip-search/day-choice.tsx';
import { FlightLeg } from './flight-leg.tsx';
import type { FlightErrors, FlightValues } from './flight-values.ts';
import { PassengerFields } from './passenger-fields.tsx';
import type { Airport } from './suggest-airports.ts';

interface Days {
  firstDay: string;
  lastDay: string;
}

const blankLeg = { from: '', to: '', date: '' };

/** Class names are written out in full, because the style sheet is generated from literals in the source. */
const trips = [
  { value: 'return', label: 'Khứ hồi' },
  { value: 'one-way', label: 'Một chiều' },
  { value: 'multi-city', label: 'Nhiều chặng' },
];

/** The flight enquiry's form. The fields of each trip type are shown by its radio button alone (CSS), so no script is needed. */
export function FlightForm({
  values,
  errors,
  airports,
  days,
}: {
  values: FlightValues;
  errors: FlightErrors;
  airports: Airport[];
  days: Days;
}) {
  return (
    <Form
      method="post"
      data-held
      noValidate
      aria-label="Yêu cầu vé máy bay"
      className="group/flight relative stack-5 overflow-hidden"
    >
      <TripChoice chosen={values.trip} />
      <FlightLeg
        index={0}
        leg={values.legs[0] ?? blankLeg}
        labels={{ from: 'Điểm đi', to: 'Điểm đến', date: 'Ngày đi' }}
        {...{ errors, airports, days }}
      >
        {(there) => <ReturnDate value={values.returnOn} error={errors.returnOn} days={days} there={there} />}
      </FlightLeg>
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
      <div className="grid grid-cols-3 gap-2 sm:flex">
        {trips.map((trip) => (
          <label
            key={trip.value}
            className="flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-1 py-2 max-sm:flex-col max-sm:text-center max-sm:text-sm sm:px-4 has-checked:border-sea has-checked:bg-sea-soft has-focus-visible:outline-3 has-focus-visible:outline-sea"
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

/** The return date, not before the departure date. */
function ReturnDate({
  value,
  error,
  days,
  there,
}: {
  value: string;
  error: string | undefined;
  days: Days;
  there: string;
}) {
  const [day, setDay] = useState(value);
  return (
    <DayChoice
      className="hidden group-has-[#trip-return:checked]/flight:block"
      name="returnOn"
      label="Ngày về"
      day={day}
      days={there ? { ...days, firstDay: there } : days}
      error={error}
      onChoose={setDay}
    />
  );
}

/** The legs of a multi-stop trip, from the second one on. */
function FurtherLegs({
  legs,
  errors,
  airports,
  days,
}: {
  legs: FlightValues['legs'];
  errors: FlightErrors;
  airports: Airport[];
  days: Days;
}) {
  return (
    <div className="hidden stack-4 group-has-[#trip-multi-city:checked]/flight:block">
      {legs.map((leg, place) => {
        const index = place + 1;
        return (
          <fieldset key={index}>
            <legend className="mb-1 font-semibold">Chặng {index + 1}</legend>
            <FlightLeg
              index={index}
              leg={leg}
              labels={{ from: 'Từ', to: 'Đến', date: 'Ngày' }}
              {...{ errors, airports, days }}
            />
          </fieldset>
        );
      })}
      <p className="text-sm text-ink-soft">Chặng không dùng, bạn để trống.</p>
    </div>
  );
}
