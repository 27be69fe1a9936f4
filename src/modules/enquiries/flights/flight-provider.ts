import type { CreateEnquiryResult } from '#modules/enquiries/commands/create-enquiry.ts';
import type { EnquiryInput } from '#modules/enquiries/schema.ts';
import type { Sender } from '#platform/bots/sender.ts';

/** An enquiry that names a flight. */
export type FlightRequest = EnquiryInput & {
  kind: 've-may-bay';
  flight: NonNullable<EnquiryInput['flight']>;
};

/** A fare as a provider sells it. Amounts are integer đồng. */
export interface FlightFare {
  id: string;
  totalVnd: number;
  expiresAt: Date;
  conditions: string[];
}

export type FlightSearch =
  | { answeredBy: 'provider'; fares: FlightFare[] }
  /** Staff look for fares and answer later. */
  | { answeredBy: 'staff'; enquiry: CreateEnquiryResult };

/** Why a provider refuses an action: staff do it by hand, the fare is gone, or its price has changed. */
export type FlightRefusal = { ok: false; reason: 'by_staff' | 'fare_gone' | 'price_changed' };

/**
 * A provider of flights. A consolidator's API would be a second implementation; until there is one, staff work by hand, and
 * no fare is shown that nobody has looked up.
 */
export interface FlightProvider {
  name: string;
  search(enquiry: FlightRequest, by: { now: Date; sender?: Sender }): Promise<FlightSearch>;
  /** Whether a fare is still available at its price; called before money is taken. */
  verify(fareId: string): Promise<{ ok: true; fare: FlightFare } | FlightRefusal>;
  /** Holds seats until the airline's own time limit. */
  hold(fareId: string): Promise<{ ok: true; reference: string; expiresAt: Date } | FlightRefusal>;
  issue(reference: string): Promise<{ ok: true; ticketNumbers: string[] } | FlightRefusal>;
  cancel(reference: string): Promise<{ ok: true } | FlightRefusal>;
}
