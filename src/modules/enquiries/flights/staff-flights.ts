import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { FlightProvider, FlightRefusal } from './flight-provider.ts';

/** People as the provider: a search becomes an enquiry that they answer with an offer; all the rest is done by hand. */
export function staffFlights(db: Executor, queue: Queue): FlightProvider {
  const byHand = async (): Promise<FlightRefusal> => ({ ok: false, reason: 'by_staff' });
  return {
    name: 'staff',
    search: async (enquiry, by) => ({
      answeredBy: 'staff',
      enquiry: await createEnquiry(db, queue, enquiry, { actor: 'guest', ...by }),
    }),
    verify: byHand,
    hold: byHand,
    issue: byHand,
    cancel: byHand,
  };
}
