import { Form, Link } from 'react-router';
import { Button } from '../../../parts/button.tsx';
import { formatDay } from '../../../parts/format-moment.ts';
import { Notice } from '../../../parts/notice.tsx';
import type { Ahead } from './units-reply.ts';

/** Number of bookings listed; the others are counted. */
const maxNamed = 12;

/** The bookings that a requested change affects, and a button to confirm it. */
export function AheadNotice({
  ahead: { title, action, id, bookings, outcome, given = {} },
}: {
  ahead: Ahead;
}) {
  const stop = action === 'vehicle-pause' ? `Cho ${title} nghỉ` : 'Ngừng';
  const rest = bookings.length - maxNamed;
  return (
    <Notice tone={bookings.length > 0 ? 'warn' : 'info'} role="alert">
      <p className="font-semibold">
        {bookings.length > 0
          ? `${title}: ${bookings.length} đặt chỗ sắp tới có liên quan`
          : `${title}: không có đặt chỗ nào sắp tới`}
      </p>
      {bookings.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
          {bookings.slice(0, maxNamed).map(({ code, fromOn }) => (
            <li key={code}>
              <Link to={`/dat-cho/${code}`} className="text-sea underline">
                {code}
              </Link>{' '}
              <span className="text-ink-soft">{formatDay(fromOn)}</span>
            </li>
          ))}
          {rest > 0 && <li>và {rest} đặt chỗ khác</li>}
        </ul>
      )}
      <p className="mt-1">{outcome}</p>
      <Form method="post" className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        {Object.entries(given).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="seen" value={bookings.map(({ code }) => code).join(' ')} />
        <Button type="submit" name="do" value={action} look="danger">
          {stop}
          {bookings.length > 0 && `, giữ nguyên ${bookings.length} đặt chỗ`}
        </Button>
      </Form>
    </Notice>
  );
}
