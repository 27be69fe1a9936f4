import { previewClosing } from '#modules/booking/disruption/queries.ts';
import type { Database } from '#platform/db/connect.ts';
import { formatDay } from '../../parts/format-moment.ts';
import { closingForm, readScope } from './read-scope.ts';

/** What a closing's form does, with the guests it concerns, as it is confirmed. */
export async function describeClosing(db: Database, form: FormData): Promise<string> {
  if (form.get('do') === 'reopen') return 'mở lại những ngày đã ngừng, báo lại cho khách';
  const read = closingForm.safeParse(Object.fromEntries(form));
  const scope = read.success ? readScope(read.data.chon) : null;
  if (!read.success || !scope) return 'ngừng phục vụ';
  const { tu: fromOn, den: toOn } = read.data;
  const shown = await previewClosing(db, scope, { fromOn, toOn });
  if (!shown) return 'ngừng phục vụ';
  const days = fromOn === toOn ? formatDay(fromOn) : `${formatDay(fromOn)} đến ${formatDay(toOn)}`;
  return `ngừng ${shown.title}, ${days}: ${shown.bookings} đặt chỗ được báo`;
}
