import { Printer } from 'lucide-react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getDay, listDay } from '#modules/tasks/queries/get-day.ts';
import { writeReading } from '#platform/history/write-reading.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { DayRow } from './day-card.tsx';
import { dayParts, readDayPart } from './day-parts.ts';

/** More of one day are not printed: departures have manifests of their own. */
const max = 500;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.read');
  const { readDb, db, clock } = appOf(context);
  const now = clock.now();
  const part = readDayPart(new URL(request.url).searchParams.get('ngay'));
  const today = dayInVietnam(now);
  const [counts, items] = await Promise.all([getDay(readDb, today), listDay(readDb, today, part, max)]);
  if (items.length > 0) {
    const object = { type: 'day', id: `${today} ${dayParts[part].slug}` };
    const after = { rows: items.length };
    await writeReading(db, { actor: actorOf(context), verb: 'day.read', object, after, now });
  }
  return { part, today, items, count: counts[part] };
}

export const meta = ({ loaderData }: { loaderData?: { part: keyof typeof dayParts } }) => [
  { title: loaderData ? dayParts[loaderData.part].title : 'Trong ngày' },
];

/** Everyone who arrives, leaves or departs today, to be looked through or printed. */
export default function DayPage() {
  const { part, today, items, count } = useLoaderData<typeof loader>();
  useLive(['bookings', 'vouchers']);
  return (
    <PageBody>
      <PageHead
        title={dayParts[part].title}
        about={
          <>
            {formatLongDate(today)} · {count.items} dịch vụ, {count.guests} khách
            {items.length < count.items && ` · ${items.length} dòng đầu`}
          </>
        }
      >
        <Link to="/" className="font-semibold text-sea hover:underline print:hidden">
          Hôm nay
        </Link>
        <Button onClick={() => window.print()} className="print:hidden">
          <Printer size={16} aria-hidden /> In
        </Button>
      </PageHead>
      {items.length === 0 ? (
        <Empty title="Hôm nay không có ai" />
      ) : (
        <ul className="rounded-card border border-line bg-surface">
          {items.map((item) => (
            <DayRow key={`${item.code}-${item.position}`} item={item} isLeaving={part === 'leaving'} />
          ))}
        </ul>
      )}
    </PageBody>
  );
}
