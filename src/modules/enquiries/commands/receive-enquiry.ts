import type { FlightRequest } from '#modules/enquiries/flights/flight-provider.ts';
import { staffFlights } from '#modules/enquiries/flights/staff-flights.ts';
import type { EnquiryInput } from '#modules/enquiries/schema.ts';
import type { App } from '#platform/app.ts';
import type { Sender } from '#platform/bots/sender.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type CreateEnquiryResult, createEnquiry } from './create-enquiry.ts';

/** Takes what a known sender asks for from outside: asks whoever sells flights, or staff for anything else. */
export async function receiveEnquiry(
  app: Pick<App, 'queue' | 'clock'> & { db: Executor },
  input: EnquiryInput,
  sender: Sender,
): Promise<CreateEnquiryResult> {
  const by = { now: app.clock.now(), sender };
  if (!isFlight(input)) return createEnquiry(app.db, app.queue, input, { actor: 'guest', ...by });
  const search = await staffFlights(app.db, app.queue).search(input, by);
  if (search.answeredBy === 'provider') throw new Error('No provider of fares is configured');
  return search.enquiry;
}

function isFlight(input: EnquiryInput): input is FlightRequest {
  return input.kind === 've-may-bay' && input.flight !== undefined;
}
