import { phoneCodeAsked } from '#modules/identity/events.ts';
import { findPhoneCode, phoneCodeMinutes } from '#modules/identity/guests/phone-codes.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { passengerName } from '#platform/vietnamese/passenger-name.ts';
import { esmsGateway } from '../gateways/esms-gateway.ts';
import type { PhoneGateway, PhoneMessage } from '../gateways/phone-gateway.ts';
import { zaloGateway } from '../gateways/zalo-gateway.ts';
import { zaloAccessToken } from './zalo-access-token.ts';

export const phoneMessageJobs = [{ type: phoneCodeAsked, handle: sendPhoneCode }];

/** Sends the digits that somebody asked for; not once they are of no use any more. */
async function sendPhoneCode(app: App, { phoneCodeId }: { phoneCodeId: string }): Promise<void> {
  const asked = await findPhoneCode(app, phoneCodeId);
  if (!asked) return;
  const { phone, digits } = asked;
  const { name } = await getSettings(app.db);
  const text = `${digits} la ma xac nhan cua ban tai ${passengerName(name)}, dung trong ${phoneCodeMinutes} phut. Khong dua ma nay cho bat ky ai.`;
  await sendMessage(app, { key: `phone_code:${phoneCodeId}`, phone, digits, text });
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
