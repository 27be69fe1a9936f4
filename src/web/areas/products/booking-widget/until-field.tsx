import { DayField } from './day-field.tsx';
import { partyOf } from './form/party-of.ts';
import type { BookingWidgetView } from './load-booking-widget.ts';

/** The last day, of anything that may last several. */
export function UntilField({ widget, isShort = false }: { widget: BookingWidgetView; isShort?: boolean }) {
  const { formOptions, form, errors, firstDay, lastDay } = widget;
  return (
    <DayField
      isShort={isShort}
      name="to"
      label={formOptions.words.until}
      isRequired={formOptions.until === 'required'}
      firstDay={form.from || firstDay}
      lastDay={lastDay}
      value={form.to}
      error={errors.to}
      party={partyOf(form)}
    />
  );
}
