import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { addDays, isDay } from '#platform/time/days.ts';
import { buttonClass } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { useFormAwareLinks } from '#web/areas/products/booking-widget/selection/use-form-aware-links.ts';
import type { StayForm, StayQuery } from './stay-query.ts';
import { useSentStay } from './use-sent-stay.ts';

const calendarDays = '#lich ol a';
const decidedByDays = ['from', 'to', 'month'];

/**
 * The date bar: when, how many, which ages. A GET form, so it works without script; what was typed comes back with the
 * page, and so does what is wrong with it.
 */
export function StayBar({
  path,
  form,
  errors,
  limits,
  firstDay,
  lastDay,
}: {
  path: string;
  form: StayForm;
  errors: StayQuery['errors'];
  limits: { rooms: number; adults: number; children: number };
  firstDay: string;
  lastDay: string;
}) {
  const formRef = useRef<HTMLFormElement>(null);
  useFormAwareLinks(formRef, calendarDays, decidedByDays, { isTold: true });
  useSentStay(formRef, form);
  const [checkIn, setCheckIn] = useState(form.checkIn);
  const [children, setChildren] = useState(form.children);
  return (
    <Form
      ref={formRef}
      method="get"
      action={`${path}#phong`}
      noValidate
      aria-label="Chọn ngày và số khách"
      className="rounded-card border border-line bg-rice p-4 shadow-soft lg:p-5"
    >
      <div className="grid grid-cols-6 gap-3 xl:grid-cols-[1.3fr_1.3fr_1fr_1fr_1fr_auto]">
        <TextField
          className="col-span-6 xs:col-span-3 xl:col-span-1"
          type="date"
          name="from"
          label="Nhận phòng"
          required
          min={firstDay}
          max={lastDay}
          defaultValue={form.checkIn}
          error={errors.checkIn}
          onChange={(event) => setCheckIn(event.target.value)}
        />
        <TextField
          className="col-span-6 xs:col-span-3 xl:col-span-1"
          type="date"
          name="to"
          label="Trả phòng"
          required
          min={addDays(isDay(checkIn) ? checkIn : firstDay, 1)}
          max={addDays(lastDay, 30)}
          defaultValue={form.checkOut}
          error={errors.checkOut}
        />
        <SelectField
          className="col-span-2 xl:col-span-1"
          name="adults"
          label="Người lớn"
          required
          defaultValue={form.adults}
          error={errors.adults}
        >
          {numbers(1, limits.adults)}
        </SelectField>
        <SelectField
          className="col-span-2 xl:col-span-1"
          name="children"
          label="Trẻ em"
          required
          defaultValue={form.children}
          onChange={(event) => setChildren(Number(event.target.value))}
        >
          {numbers(0, limits.children)}
        </SelectField>
        <SelectField
          className="col-span-2 xl:col-span-1"
          name="quantity"
          label="Phòng"
          required
          defaultValue={form.rooms}
          error={errors.rooms}
        >
          {numbers(1, limits.rooms)}
        </SelectField>
        <button
          type="submit"
          className={buttonClass('sea', 'md', 'col-span-6 xl:col-span-1 xl:mt-[29.6px] xl:self-start')}
        >
          <Search aria-hidden className="size-5" />
          Xem giá
        </button>
      </div>
      {children > 0 && <ChildAges count={children} ages={form.childAges} error={errors.childAges} />}
    </Form>
  );
}

function ChildAges({ count, ages, error }: { count: number; ages: number[]; error: string | undefined }) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 font-semibold">Tuổi của bé khi nhận phòng</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {Array.from({ length: count }, (_, index) => (
          <SelectField
            key={index}
            id={`field-ages-${index + 1}`}
            name="ages"
            label={`Bé ${index + 1}`}
            required
            defaultValue={ages[index] ?? ''}
            error={error && ages[index] === undefined ? error : undefined}
          >
            <option value="">Chọn tuổi</option>
            {Array.from({ length: 18 }, (_, age) => (
              <option key={age} value={age}>
                {age === 0 ? 'Dưới 1 tuổi' : `${age} tuổi`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}

function numbers(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => (
    <option key={index} value={from + index}>
      {from + index}
    </option>
  ));
}
