import { Counter } from 'prom-client';
import type { CreateBookingResult } from './create-refusal-message.ts';

const holds = new Counter({
  name: 'holds_total',
  help: 'Bookings that guests tried to make at this process, by the state that they are in, or why not',
  labelNames: ['result'],
});

/** Counts a try to book, including one whose transaction is rolled back later. */
export function countHold(made: CreateBookingResult): void {
  holds.inc({ result: made.ok ? made.booking.state : made.reason });
}
