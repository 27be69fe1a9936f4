import { Form } from 'react-router';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { addDays } from '#platform/time/days.ts';
import { buttonClass } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { DayChoice } from '#web/parts/trip-search/day-choice.tsx';
import { StayChoice } from '#web/parts/trip-search/stay-choice.tsx';

const mostAdults = 20;
const look = { className: 'min-w-36 flex-1', isShort: true };

/** Sets the same dates and party for all: a GET form, so it works without script. */
export function CompareDates({
  kind,
  params,
  today,
}: {
  kind: { name: string; sale: string };
  params: URLSearchParams;
  today: string;
}) {
  const days = { firstDay: today, lastDay: addDays(today, bookingLimits.horizonDays) };
  const isStay = kind.sale === 'stay';
  const countsAdults = kind.sale !== 'pieces' && kind.sale !== 'vehicles';
  const dayOf = (name: 'from' | 'to') => ({ name, day: params.get(name) ?? '', error: undefined });
  // Keys without a field are carried along as hidden inputs.
  const carried = ['kind', 'ids', 'ages', 'quantity'].flatMap((key) =>
    params.getAll(key).map((value) => ({ key, value })),
  );
  return (
    <Form
      method="get"
      data-held
      action="/so-sanh"
      aria-label="Ngày và số khách"
      className="mt-5 flex flex-wrap items-end gap-3 rounded-card border border-line bg-rice p-4 shadow-soft"
    >
      {carried.map(({ key, value }, index) => (
        <input key={`${key}-${index}`} type="hidden" name={key} value={value} />
      ))}
      {isStay ? (
        <StayChoice
          {...look}
          from={{ ...dayOf('from'), label: 'Nhận phòng' }}
          to={{ ...dayOf('to'), label: 'Trả phòng' }}
          days={days}
        />
      ) : (
        <DayChoice {...look} {...dayOf('from')} label="Ngày đi" days={days} />
      )}
      {kind.sale === 'vehicles' && <DayChoice {...look} {...dayOf('to')} label="Ngày về" days={days} />}
      {countsAdults && (
        <SelectField
          className="min-w-28 flex-1"
          name="adults"
          label="Người lớn"
          required
          defaultValue={params.get('adults') ?? '2'}
        >
          {Array.from({ length: mostAdults }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </SelectField>
      )}
      <button type="submit" className={buttonClass('sea', 'md', 'max-sm:w-full')}>
        Xem giá cùng ngày
      </button>
    </Form>
  );
}
