import type { App } from '#platform/app.ts';
import { esmsGateway } from '../gateways/esms-gateway.ts';
import type { PhoneGateway, PhoneMessage } from '../gateways/phone-gateway.ts';
import { zaloGateway } from '../gateways/zalo-gateway.ts';
import { zaloAccessToken } from './zalo-access-token.ts';

/**
 * Records a message once per key and delivers it by the first gateway that accepts it, unless it was sent before.
 * @throws when none accepts it; the message stays recorded and unsent
 */
export async function sendMessage(app: App, message: PhoneMessage): Promise<void> {
  const { db, clock } = app;
  const gateways = [...zaloOf(app), ...smsOf(app)];
  const { key } = message;
  await note(app, message, gateways.length > 0);
  if (gateways.length === 0) return;
  const unsent = db.selectFrom('phone_messages').where('dedupe_key', '=', key).where('sent_at', 'is', null);
  if (!(await unsent.select('id').executeTakeFirst())) return;
  const channel = await deliver(gateways, message);
  const sent = { channel, sent_at: clock.now() };
  await db.updateTable('phone_messages').set(sent).where('dedupe_key', '=', key).execute();
}

/**
 * Delivers a message only by Zalo, once per key; where Zalo is not configured it stays in the mailbox. If Zalo fails, the record is
 * deleted, so that it can be retried. @returns whether it was sent, or is in the mailbox
 */
export async function sendByZalo(app: App, message: PhoneMessage): Promise<boolean> {
  const { db, clock, log } = app;
  const [zalo] = zaloOf(app);
  const isFirst = await note(app, message, zalo !== undefined);
  if (!zalo || !isFirst) return isFirst;
  const ofKey = (key: string) => db.deleteFrom('phone_messages').where('dedupe_key', '=', key);
  try {
    if (!(await zalo.send(message))) return false;
    const sent = { channel: zalo.channel, sent_at: clock.now() };
    await db.updateTable('phone_messages').set(sent).where('dedupe_key', '=', message.key).execute();
    return true;
  } catch (error) {
    log.warn({ error }, 'Zalo rejected an invitation; it will be retried');
    await ofKey(message.key).where('sent_at', 'is', null).execute();
    return false;
  }
}

/** Whether guests can be asked by Zalo: with a template for it, or on a site without real money, where all messages stay in the mailbox. */
export function canInviteByZalo({ config }: Pick<App, 'config'>): boolean {
  const { zalo, esms } = config.phoneSenders;
  return zalo || esms ? Boolean(zalo?.reviewTemplate) : config.PAYMENT_MODE !== 'live';
}

/** @returns whether it was not recorded before */
async function note(app: App, message: PhoneMessage, isDelivered: boolean): Promise<boolean> {
  const { key, phone, template, text } = message;
  const noted = await app.db
    .insertInto('phone_messages')
    .values({
      dedupe_key: key,
      phone,
      template,
      body: isDelivered ? '' : text,
      created_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** @returns the channel that accepted it @throws when the last gateway failed, or none reaches the phone */
async function deliver(gateways: PhoneGateway[], message: PhoneMessage): Promise<PhoneGateway['channel']> {
  let fault: unknown = new Error('No gateway reaches this phone');
  for (const gateway of gateways) {
    try {
      if (await gateway.send(message)) return gateway.channel;
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
}

function zaloOf(app: App): PhoneGateway[] {
  const { zalo } = app.config.phoneSenders;
  return zalo ? [zaloGateway(zalo, (refused) => zaloAccessToken(app, zalo, refused))] : [];
}

function smsOf(app: App): PhoneGateway[] {
  const { esms } = app.config.phoneSenders;
  return esms ? [esmsGateway(esms)] : [];
}
