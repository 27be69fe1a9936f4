import { type ComponentProps, lazy, Suspense } from 'react';
import { isDay } from '#platform/time/days.ts';
import type { DateSheet as Sheet } from './date-sheet.tsx';

const DateSheet = lazy(async () => ({ default: (await import('./date-sheet.tsx')).DateSheet }));

/** Calendar prices depend on a party; these fields show none. */
const anybody = { rooms: 1, adults: 1, childAges: [], month: null, time: null };

/** The date sheet of a form's day fields, which show no prices; loaded when it is first opened. */
export function FormDateSheet({
  from,
  to = '',
  ...sheet
}: { from: string; to?: string } & Pick<
  ComponentProps<typeof Sheet>,
  'words' | 'isRange' | 'limits' | 'anchor' | 'onClose' | 'onDone'
>) {
  return (
    <Suspense>
      <DateSheet
        {...sheet}
        search={{ ...anybody, from: isDay(from) ? from : null, to: isDay(to) ? to : null }}
      />
    </Suspense>
  );
}
