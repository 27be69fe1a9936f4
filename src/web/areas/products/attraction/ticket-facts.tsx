import type { UnitFacts } from '#web/areas/products/booking-widget/choices/unit-choices.tsx';
import type { TicketView } from './attraction-view.ts';

/** The types of ticket in a few words each: for whom, from when, what they open. */
export function ticketFacts(tickets: TicketView[]): UnitFacts[] {
  return tickets.map(({ id, summary, details }) => ({
    id,
    facts: (
      <>
        {summary}
        <span className="block">
          {[
            details.entryAt && `Vào cửa lúc ${details.entryAt}`,
            details.ageMin !== undefined && `Từ ${details.ageMin} tuổi, cổng xem căn cước`,
            details.includes.join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  }));
}
