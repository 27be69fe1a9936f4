import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Form } from 'react-router';
import { addDays } from '#platform/time/days.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import type { loadCalendar } from './load-calendar.ts';

type CalendarData = Awaited<ReturnType<typeof loadCalendar>>;

/** What is shown: which units, and from which day on. */
export function CalendarFilters({ address, kinds, provinces }: CalendarData) {
  return (
    <Form className="flex flex-wrap items-end gap-2 max-sm:grid max-sm:grid-cols-2">
      <TextField name="tim" type="search" label="Sản phẩm, hạng" defaultValue={address.text} />
      <SelectField name="loai" label="Loại" defaultValue={address.kind}>
        <option value="">Mọi loại</option>
        {kinds.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField name="tinh" label="Tỉnh, thành" defaultValue={address.province} className="max-w-52">
        <option value="">Mọi nơi</option>
        {provinces.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField name="tu" type="date" label="Từ ngày" defaultValue={address.from} key={address.from} />
      <SelectField name="ngay" label="Số ngày" defaultValue={address.length}>
        {[30, 60, 90].map((length) => (
          <option key={length}>{length}</option>
        ))}
      </SelectField>
      <Button type="submit">Xem</Button>
    </Form>
  );
}

/** Links to earlier and later days, and to further units where there is more than a page. */
export function CalendarPages({ address, next, previous, beforeTet }: CalendarData) {
  const to = (changes: Record<string, string>) => {
    const { text, kind, province, from, length } = address;
    const all = { tim: text, loai: kind, tinh: province, tu: from, ngay: String(length), ...changes };
    return `?${new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''))}`;
  };
  return (
    <>
      {previous && <ButtonLink to={to({ truoc: previous })}>Hạng trước</ButtonLink>}
      {next && <ButtonLink to={to({ sau: next })}>Hạng sau</ButtonLink>}
      <ButtonLink to={to({ tu: addDays(address.from, -address.length) })} aria-label="Những ngày trước">
        <ChevronLeft size={16} aria-hidden />
      </ButtonLink>
      <ButtonLink to={to({ tu: '' })}>Hôm nay</ButtonLink>
      <ButtonLink to={to({ tu: addDays(address.from, address.length) })} aria-label="Những ngày sau">
        <ChevronRight size={16} aria-hidden />
      </ButtonLink>
      {beforeTet && <ButtonLink to={to({ tu: beforeTet })}>Nhảy tới Tết</ButtonLink>}
    </>
  );
}
