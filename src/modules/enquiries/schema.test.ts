import { expect, test } from 'vitest';
import { flightBody, requestBody } from '#tests/factories/guest-request.ts';
import { enquiryInput } from './schema.ts';

const leg = (from: string, to: string, date: string) => ({ from, to, date });
const flightFields = (fields: object) => ({ kind: 've-may-bay', flight: flightBody(fields) });
const fieldsOf = (fields: object) => {
  const parsed = enquiryInput.safeParse(requestBody(fields));
  return parsed.error?.issues.map((issue) => issue.path.join('.')) ?? [];
};

test.each([
  ['name', { name: 'A' }],
  ['phone', { phone: '123' }],
  ['email', { email: 'a@' }],
  ['consent', { consent: false }],
  ['kind', { kind: 'khac' }],
  ['message', { kind: 'khieu-nai', message: 'tệ' }],
  ['message', { message: 'x'.repeat(3001) }],
  ['dates.to', { dates: { from: '2026-12-05', to: '2026-12-04' } }],
  ['dates.from', { dates: { from: '5/12' } }],
  ['dates.from', { dates: { from: '0000-01-01' } }],
  ['guests.adults', { guests: { adults: 0 } }],
  ['budget', { budget: -1 }],
  ['product.kind', { product: { kind: 'ship', slug: 'a' } }],
  ['flight', { kind: 've-may-bay' }],
  ['flight', { flight: flightBody() }],
  ['flight.trip', flightFields({ trip: 'round' })],
  ['flight.legs', flightFields({ trip: 'one-way' })],
  ['flight.legs', flightFields({ legs: [leg('HAN', 'SGN', '2026-12-20')] })],
  ['flight.legs', flightFields({ legs: [] })],
  [
    'flight.legs.1',
    flightFields({ legs: [leg('HAN', 'SGN', '2026-12-20'), leg('SGN', 'DAD', '2026-12-22')] }),
  ],
  [
    'flight.legs.1.date',
    flightFields({ legs: [leg('HAN', 'SGN', '2026-12-20'), leg('SGN', 'HAN', '2026-12-19')] }),
  ],
  ['flight.legs.0.to', flightFields({ trip: 'one-way', legs: [leg('HAN', 'HAN', '2026-12-20')] })],
  ['flight.legs.0.from', flightFields({ trip: 'one-way', legs: [leg('XXX', 'HAN', '2026-12-20')] })],
  ['flight.legs.0.to', flightFields({ trip: 'one-way', legs: [leg('HAN', 'BKK', '2026-12-20')] })],
  ['flight.childAges.0', flightFields({ childAges: [1] })],
  ['flight.childAges.0', flightFields({ childAges: [12] })],
  ['flight.infants', flightFields({ adults: 1, infants: 2 })],
  ['flight.adults', flightFields({ adults: 8, childAges: [5, 6] })],
  ['flight.cabin', flightFields({ cabin: 'first' })],
])('a wrong %s is named: %j', (field, fields) => {
  expect(fieldsOf(fields)).toContain(field);
});

test('an enquiry keeps clean text and the phone in E.164; an empty email becomes none', () => {
  const parsed = enquiryInput.parse(requestBody({ name: ' Hà\u0000 ', phone: '0912 345 678', email: '' }));
  expect(parsed).toMatchObject({ name: 'Hà', phone: '+84912345678' });
  expect(parsed.email).toBeUndefined();
});

test('airport codes are accepted in lower case; a trip of several legs may go anywhere', () => {
  const legs = [
    leg('han', 'dad', '2026-12-20'),
    leg('dad', 'sgn', '2026-12-22'),
    leg('sgn', 'pqc', '2026-12-22'),
  ];
  const parsed = enquiryInput.parse(requestBody(flightFields({ trip: 'multi-city', legs })));
  expect(parsed.flight?.legs[0]).toEqual(leg('HAN', 'DAD', '2026-12-20'));
  expect(parsed.flight).toMatchObject({ cabin: 'economy' });
});
