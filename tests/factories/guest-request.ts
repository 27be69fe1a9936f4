import { randomPhone } from './booking.ts';

/** A call-back enquiry as a form sends it. */
export const requestBody = (fields: object = {}) => ({
  kind: 'goi-lai',
  name: 'Nguyễn Thu Hà',
  phone: randomPhone(),
  consent: true,
  ...fields,
});

/** An enquiry for a return flight to Phú Quốc. */
export const flightBody = (fields: object = {}) => ({
  trip: 'return',
  legs: [
    { from: 'HAN', to: 'PQC', date: '2026-12-20' },
    { from: 'PQC', to: 'HAN', date: '2026-12-24' },
  ],
  adults: 2,
  childAges: [7],
  infants: 1,
  ...fields,
});
