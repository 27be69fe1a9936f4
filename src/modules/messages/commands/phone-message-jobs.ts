import { accessCodeMinutes, accessCodeOf, findAccessCode } from '#modules/booking/access/access-codes.ts';
import { accessCodeAsked } from '#modules/booking/events.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { phoneCodeAsked } from '#modules/identity/events.ts';
import { findPhoneCode, phoneCodeMinutes } from '#modules/identity/guests/phone-codes.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { passengerName } from '#platform/vietnamese/passenger-name.ts';
import { esmsGateway } from '../gateways/esms-gateway.ts';
import type { PhoneGateway, PhoneMessage } from '../gateways/phone-gateway.ts';
import { zaloGateway } from '../gateways/zalo-gateway.ts';
import { zaloAccessToken } from './zalo-access-token.ts';

export const phoneMessageJobs = [
  { type: phoneCodeAsked, handle: sendPhoneCode },
  { type: accessCodeAsked, handle: sendAccessCode },
] as unknown as { type: JobType<object>; handle(app: App, data: object): Promise<void> }[];

/** Sends the digits that somebody asked for; not once they are of no use any more. */
async function sendPhoneCode(app: App, { phoneCodeId }: { phoneCodeId: string }): Promise<void> {
  const asked = await findPhoneCode(app, phoneCodeId);
  if (asked) await sendDigits(app, { ...asked, key: `phone_code:${phoneCodeId}`, minutes: phoneCodeMinutes });
}

/** A booking without a mail address has its digits sent to the phone that it was made with. */
async function sendAccessCode(
  app: App,
  { bookingId, accessCodeId }: { bookingId: string; accessCodeId: string },
): Promise<void> {
  const { db, clock, secrets } = app;
  if (!(await findAccessCode(db, accessCodeId, clock.now()))) return;
  const { email, phone } = (await getBooking(db, bookingId, clock.now())).contact;
  if (email !== '') return;
  const digits = accessCodeOf(secrets.token, accessCodeId);
  await sendDigits(app, { phone, digits, key: `access_code:${accessCodeId}`, minutes: accessCodeMinutes });
}

async function sendDigits(
  app: App,
  { minutes, ...message }: Omit<PhoneMessage, 'text'> & { minutes: number },
): Promise<void> {
  const { name } = await getSettings(app.db);
  const text = `${message.digits} la ma xac nhan cua ban tai ${passengerName(name)}, dung trong ${minutes} phut. Khong dua ma nay cho bat ky ai.`;
  await sendMessage(app, { ...message, text });
}

/**
 * Notes a message once for its key and has it delivered by the first who takes it, unless it has been.
 * @throws when none takes it; the message stays noted and unsent
 */
async function sendMessage(app: App, message: PhoneMessage): Promise<void> {
  const { db, clock } = app;
  const gateways = phoneGateways(app);
  const { key, phone, text } = message;
  await db
    .insertInto('phone_messages')
    .values({
      dedupe_key: key,
      phone,
      template: 'phone_code',
      body: gateways.length > 0 ? '' : text,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
  if (gateways.length === 0) return;
  const unsent = db.selectFrom('phone_messages').where('dedupe_key', '=', key).where('sent_at', 'is', null);
  if (!(await unsent.select('id').executeTakeFirst())) return;
  const channel = await deliver(gateways, message);
  const sent = { channel, sent_at: clock.now() };
  await db.updateTable('phone_messages').set(sent).where('dedupe_key', '=', key).execute();
}

/** @returns by whom it was taken @throws when the last could not be asked either, or none reaches the phone */
async function deliver(gateways: PhoneGateway[], message: PhoneMessage): Promise<PhoneGateway['channel']> {
  let fault: unknown = new Error('Nobody reaches this phone');
  for (const gateway of gateways) {
    try {
      if (await gateway.send(message)) return gateway.channel;
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
}

function phoneGateways(app: App): PhoneGateway[] {
  const { zalo, esms } = app.config.phoneSenders;
  return [
    ...(zalo ? [zaloGateway(zalo, (refused) => zaloAccessToken(app, zalo, refused))] : []),
    ...(esms ? [esmsGateway(esms)] : []),
  ];
}
