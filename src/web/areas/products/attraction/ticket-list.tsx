import { Clock, IdCard } from 'lucide-react';
import { SignList } from '#ui/sign-list.tsx';
import { FromPrice } from '#web/areas/products/booking-widget/from-price.tsx';
import type { TicketView } from './attraction-view.ts';

/** The types of ticket: what each opens, for whom it is, and from how much. */
export function TicketList({ tickets, party }: { tickets: TicketView[]; party: string }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {tickets.map((ticket) => (
        <li key={ticket.id} className="flex flex-col rounded-card border border-line bg-rice p-5">
          <h3 className="text-lg leading-snug">{ticket.title}</h3>
          {ticket.summary && <p className="mt-1 text-sm text-ink-soft">{ticket.summary}</p>}
          {ticket.details.entryAt && (
            <p className="mt-2 flex items-center gap-2 text-sm">
              <Clock aria-hidden className="size-4 text-sea" />
              Vào cửa lúc {ticket.details.entryAt}
            </p>
          )}
          {ticket.details.ageMin !== undefined && (
            <p className="mt-2 flex items-center gap-2 text-sm">
              <IdCard aria-hidden className="size-4 text-sea" />
              Dành cho khách từ {ticket.details.ageMin} tuổi, cổng xem căn cước
            </p>
          )}
          <SignList sign="yes" lines={ticket.details.includes} className="mt-3" />
          <div className="mt-auto pt-4">
            <FromPrice lowest={ticket.lowest} unit="/khách" party={party} />
          </div>
        </li>
      ))}
    </ul>
  );
}
