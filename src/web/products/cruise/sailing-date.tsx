import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { buttonClass } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CruiseView } from './load-cruise.ts';

/** Chooses the day from which sailings are shown; a GET form that works without script. */
export function SailingDate({ path, cruise }: { path: string; cruise: CruiseView }) {
  const { date, error, firstDay, lastDay, sailings } = cruise;
  const isOff = date !== '' && !error && sailings[0] !== date;
  return (
    <div className="space-y-4">
      <Form
        method="get"
        action={`${path}#cabin`}
        noValidate
        aria-label="Chọn ngày khởi hành"
        className="flex flex-col gap-3 rounded-card border border-line bg-rice p-4 shadow-soft sm:flex-row sm:items-start lg:p-5"
      >
        <TextField
          type="date"
          name="date"
          label="Khởi hành từ ngày"
          required
          key={date}
          defaultValue={date}
          min={firstDay}
          max={lastDay}
          error={error ?? undefined}
          className="sm:w-64"
        />
        <button type="submit" className={buttonClass('sea', 'md', 'sm:mt-[29.6px]')}>
          <Search aria-hidden className="size-5" />
          Xem giá ngày này
        </button>
      </Form>
      {isOff && sailings[0] && (
        <Notice tone="warn">
          <p>
            {formatWeekdayDate(date)} tàu không chạy. Chuyến gần nhất sau đó là{' '}
            {formatWeekdayDate(sailings[0])}.
          </p>
        </Notice>
      )}
    </div>
  );
}
