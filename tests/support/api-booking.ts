import { randomUUID } from 'node:crypto';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { findSettings } from '#modules/settings/queries.ts';
import { signWebhook } from '#simulators/bank/sign-webhook.ts';
import type { Stay } from '#tests/factories/booking.ts';
import { randomPhone } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import type { TestServer } from './test-server.ts';

export interface ApiBooking {
  code: string;
  status: string;
  holdExpiresAt: string;
  total: number;
  dueNow: number;
  accessToken: string;
  url: string;
}

/** Headers of a write: a new idempotency key unless one is given. */
export const writing = (key: string = randomUUID()) => ({ 'idempotency-key': key });

export const bearer = ({ accessToken }: ApiBooking) => ({ authorization: `Bearer ${accessToken}` });

/** The body that books a quote. */
export const bookingBody = (quoteToken: string, fields: object = {}) => ({
  quoteToken,
  contact: { fullName: 'Nguyễn Thu Hà', phone: randomPhone(), email: 'ha@example.com' },
  consents: { terms: true },
  ...fields,
});

/** Requests a quote of one stay from the API. @returns the reply's body @throws when it is refused */
export async function quoteByApi(site: TestServer, stay: Stay) {
  const item = { quantity: 1, adults: 1, ...stay };
  const reply = await site.post('/api/v1/quotes', { items: [item] });
  if (reply.statusCode !== 200) throw new Error(`No quote: ${reply.body}`);
  return reply.json();
}

/** Books one stay through the API. @throws when it is refused */
export async function bookByApi(site: TestServer, stay: Stay): Promise<ApiBooking> {
  const { token } = await quoteByApi(site, stay);
  const reply = await site.post('/api/v1/bookings', bookingBody(token), writing());
  if (reply.statusCode !== 201) throw new Error(`Not booked: ${reply.body}`);
  return reply.json();
}

/** Starts the payment of a booking through the API. */
export function payByApi(site: TestServer, booking: ApiBooking, method: string, key?: string) {
  return site.post(
    `/api/v1/bookings/${booking.code}/payments`,
    { method },
    { ...bearer(booking), ...writing(key) },
  );
}

/** A bank transfer, reported by the bank now. */
export async function transferByBank(
  site: TestServer,
  transfer: { amountVnd: number; content: string; id?: number; account?: string },
) {
  // A transfer only counts on an account that the settings name.
  if (!(await findSettings(site.db))) await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const { rawBody, headers } = signWebhook(site.app.secrets.bankWebhook, transfer, site.clock.now());
  return site.post('/api/v1/payments/bank/webhook', rawBody, headers);
}

/** The booking as its owner gets it from the API. */
export async function readBooking(site: TestServer, booking: ApiBooking) {
  return (await site.get(`/api/v1/bookings/${booking.code}`, bearer(booking))).json();
}
