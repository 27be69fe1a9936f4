import { type CreateEnquiryResult, createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import type { EnquiryInput } from '#modules/enquiries/schema.ts';
import type { App } from '#platform/app.ts';
import type { Sender } from '#platform/bots/sender.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { FlightProvider, FlightRefusal, FlightRequest } from './flight-provider.ts';

/** Takes an enquiry from outside with its identified sender: a flight goes to the flight provider, anything else to staff. */
export async function receiveEnquiry(
  app: Pick<App, 'queue' | 'clock'> & { db: Executor },
  input: EnquiryInput,
  sender: Sender,
): Promise<CreateEnquiryResult> {
  const by = { now: app.clock.now(), sender };
  if (!isFlight(input)) return createEnquiry(app.db, app.queue, input, { actor: 'guest', ...by });
  const search = await staffFlights(app.db, app.queue).search(input, by);
  if (search.answeredBy === 'provider') throw new Error('No fare provider is configured');
  return search.enquiry;
}

function isFlight(input: EnquiryInput): input is FlightRequest {
  return input.kind === 've-may-bay' && input.flight !== undefined;
}

/** Staff as the flight provider: a search becomes an enquiry that they answer with an offer; all other actions are manual. */
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
