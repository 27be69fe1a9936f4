import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerEnquiry } from '#modules/enquiries/commands/answer-enquiry.ts';
import { randomPhone } from '#tests/factories/booking.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { flightBody, requestBody } from '#tests/factories/guest-request.ts';
import { staff } from '#tests/factories/staff.ts';
import { writing } from '#tests/support/api-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
});
afterAll(() => site.close());

const send = (body: object, headers = writing(), path = 'contacts') =>
  site.post(`/api/v1/${path}`, body, headers);

test('API-06: an enquiry is accepted and gets a code', async () => {
  const reply = await send(
    requestBody({ kind: 'tu-van', product: { kind: 'tour', slug: 'ba-na-mot-ngay' } }),
  );
  expect(reply.statusCode, reply.body).toBe(201);
  expect(reply.json()).toEqual({
    code: expect.stringMatching(/^YC[2-9A-HJKMNP-Z]{7}$/),
    kind: 'tu-van',
    kindLabel: 'Tư vấn chuyến đi',
    status: 'moi',
    statusLabel: 'Mới nhận',
    createdAt: site.clock.now().toISOString(),
  });
  expect(site.queue.sent.map(({ name }) => name)).toContain('request.received');
});

test('the same key gets the same code; another body is refused, and so is a missing key', async () => {
  const headers = writing();
  const body = requestBody();
  const first = (await send(body, headers)).json();
  expect((await send(body, headers)).json()).toEqual(first);
  expect((await send({ ...body, name: 'Lê Văn Bình' }, headers)).statusCode).toBe(422);
  const without = await site.post('/api/v1/contacts', body);
  expect(without.statusCode).toBe(400);
  expect(without.json().errors).toMatchObject([{ field: 'idempotency-key' }]);
});

test.each([
  ['kind', { kind: 'hoi' }],
  ['name', { name: '' }],
  ['phone', { phone: '12' }],
  ['email', { email: 'x' }],
  ['consent', { consent: undefined }],
  ['message', { kind: 'gop-y', message: '' }],
  ['flight', { kind: 've-may-bay' }],
  [
    'flight.legs.0.from',
    { kind: 've-may-bay', flight: flightBody({ legs: [{ from: 'NRT', to: 'HAN', date: '2026-12-20' }] }) },
  ],
  ['flight.infants', { kind: 've-may-bay', flight: flightBody({ infants: 3 }) }],
])('a wrong %s is refused, naming it in Vietnamese', async (field, fields) => {
  const reply = await send(requestBody(fields));
  expect(reply.statusCode, reply.body).toBe(400);
  const { errors } = reply.json();
  expect(errors.map((error: { field: string }) => error.field)).toContain(field);
  for (const error of errors) expect(error.message).toMatch(/[À-ỹ]/);
});

test.each([
  ['dates.from', 'past_date', { dates: { from: '2026-11-20' } }],
  ['product.slug', 'unknown_product', { product: { kind: 'tour', slug: 'khong-co' } }],
])('an invalid %s is refused as %s', async (field, code, fields) => {
  const reply = await send(requestBody(fields));
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ code, errors: [{ field, message: expect.stringMatching(/[À-ỹ]/) }] });
});

test('a filled honeypot and a form sent within a second are refused', async () => {
  expect((await send(requestBody({ website: 'x' }))).json()).toMatchObject({ code: 'looks_automatic' });
  const openedAt = site.clock.now().toISOString();
  expect((await send(requestBody({ openedAt }))).json()).toMatchObject({ status: 422, code: 'too_fast' });
});

test('the ninth enquiry of a phone number within a day has to wait', async () => {
  const phone = randomPhone();
  for (let count = 0; count < 8; count++) expect((await send(requestBody({ phone }))).statusCode).toBe(201);
  const ninth = await send(requestBody({ phone }));
  expect(ninth.statusCode).toBe(429);
  expect(ninth.headers['retry-after']).toBeTruthy();
});

test('one address sends ten enquiries a minute', async () => {
  const limited = await createTestServer({ env: { RATE_LIMIT: 'true' } });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count++) {
    statuses.push((await limited.post('/api/v1/contacts', requestBody(), writing())).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  await limited.close();
});

test('from a flight enquiry to a chosen fare', async () => {
  const body = { ...requestBody({ kind: undefined }), flight: flightBody() };
  const reply = await send(body, writing(), 'flight-requests');
  expect(reply.statusCode, reply.body).toBe(201);
  const { code, kind } = reply.json();
  expect(kind).toBe('ve-may-bay');
  await answerEnquiry(
    site.db,
    site.queue,
    {
      code,
      actor: staff('an'),
      answer: {
        message: 'Giá tìm lúc 10 giờ.',
        fares: [
          {
            label: 'Bay sáng',
            lines: [{ label: 'Người lớn', quantity: 2, unitPriceVnd: 2_000_000 }],
            expiresAt: '2026-11-22T03:00:00Z',
            cancellation: 'Không hoàn.',
          },
        ],
      },
    },
    site.clock.now(),
  );
  const own = await site.get(`/api/v1/contacts/${code}`, { 'x-request-phone': body.phone });
  expect(own.statusCode, own.body).toBe(200);
  expect(own.headers['cache-control']).toContain('no-store');
  const [fare] = own.json().offers[0].fares;
  expect(fare).toMatchObject({ totalVnd: 4_000_000, canBeAccepted: true });
  const accept = (fields: object) =>
    site.post(
      `/api/v1/contacts/${code}/accept`,
      { phone: body.phone, fareId: fare.id, ...fields },
      writing(),
    );
  expect((await accept({ phone: randomPhone() })).statusCode).toBe(404);
  expect((await accept({ fareId: 'x' })).json().errors).toMatchObject([{ field: 'fareId' }]);
  const booked = (await accept({})).json();
  expect(booked).toEqual({
    ...{ code, status: 'cho-thanh-toan', due: 4_000_000 },
    bookingCode: expect.stringMatching(/^DV/),
  });
  expect((await accept({})).json()).toEqual(booked);
});

test('an enquiry is not shown to anybody else', async () => {
  const { code } = (await send(requestBody())).json();
  const stranger = await site.get(`/api/v1/contacts/${code}`, { 'x-request-phone': randomPhone() });
  const unknown = await site.get('/api/v1/contacts/YC2222222', { 'x-request-phone': randomPhone() });
  expect([stranger.statusCode, unknown.statusCode]).toEqual([404, 404]);
  expect(stranger.json().title).toBe(unknown.json().title);
  const nameless = await site.get(`/api/v1/contacts/${code}`);
  expect(nameless.statusCode).toBe(400);
  expect(nameless.json().errors).toMatchObject([
    { field: 'x-request-phone', message: expect.stringMatching(/[À-ỹ]/) },
  ]);
});

test('/airports lists the codes that a flight accepts', async () => {
  const reply = await site.get('/api/v1/airports');
  expect(reply.json().results).toContainEqual(expect.objectContaining({ code: 'PQC', city: 'Phú Quốc' }));
});
