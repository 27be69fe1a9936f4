import { TextArea } from '../../parts/field.tsx';
import type { BookingPageData } from './load-booking.ts';

/** What the fields of a sheet are drawn from: the booking, and what was wrong with the fields when they were sent. */
export interface Asked {
  booking: BookingPageData;
  problems: Record<string, string>;
}

/** A sentence of whoever acts: a reason, or how they know. */
export function NoteField({
  problems,
  label,
  name = 'note',
}: Pick<Asked, 'problems'> & { label: string; name?: string }) {
  return <TextArea name={name} label={label} maxLength={500} error={problems[name]} />;
}
