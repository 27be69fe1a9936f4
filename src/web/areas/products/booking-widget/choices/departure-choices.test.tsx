import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { BookingWidgetView } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { DepartureChoices } from './departure-choices.tsx';

function withoutDepartures(errors: BookingWidgetView['errors']): string {
  const widget = {
    path: '/a',
    laterMonth: '2027-02',
    departures: [],
    errors,
    proposed: null,
    party: '2 khách',
  };
  const view = { ...widget, formOptions: { words: { day: 'Ngày lên tàu' } } } as unknown as BookingWidgetView;
  return renderToStaticMarkup(
    <MemoryRouter>
      <DepartureChoices widget={view} nights={1} />
    </MemoryRouter>,
  );
}

test('a party that is too large for its choice is told so, not that nothing departs', () => {
  const tooMany = 'Lựa chọn này nhận tối đa 1 trẻ em.';
  const refused = withoutDepartures({ ages: tooMany });
  expect(refused).toContain(tooMany);
  expect(refused).not.toMatch(/Chưa có lịch|Từ tháng/);
  expect(withoutDepartures({})).toMatch(/Chưa có lịch trong hai tháng này.*Từ tháng 2\/2027/s);
});
