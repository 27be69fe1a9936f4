import { useEffect, useState } from 'react';
import { useOffice } from '../app/office-data.ts';
import { formatClock, formatDayMonth } from '../parts/format-moment.ts';

const weekday = new Intl.DateTimeFormat('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh', weekday: 'narrow' });

/** Milliseconds between two looks at the clock: it shows minutes. */
const lookMs = 5000;

/** The time and day in Vietnam, where all bookings take place, whatever the machine's own zone; by the server's clock. */
export function WallClock() {
  const { drawnAt } = useOffice();
  const [now, setNow] = useState(drawnAt);
  useEffect(() => {
    const ahead = drawnAt - Date.now();
    const timer = setInterval(() => setNow(Date.now() + ahead), lookMs);
    return () => clearInterval(timer);
  }, [drawnAt]);
  const at = new Date(now);
  return (
    <time
      dateTime={at.toISOString()}
      className="border-l border-line pl-2.5 text-sm whitespace-nowrap text-ink-soft tabular-nums max-lg:hidden"
    >
      {formatClock(at)} · {weekday.format(at)} {formatDayMonth(at)}
    </time>
  );
}
