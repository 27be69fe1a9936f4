import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { emailChangeRequested } from '../events.ts';
import { emailChangeLimits } from './guest-rules.ts';
import { type AskPhoneCodeResult, askPhoneCode, spendPhoneCode } from './phone-codes.ts';
import {
  applyContactChange,
  beginContactChange,
  type ContactKind,
  type ContactSide,
  contactChangeColumns,
} from './steps/contact-change.ts';

type Parts = Pick<App, 'db' | 'queue' | 'config' | 'secrets' | 'clock'>;
export const emailChangeHours = 24;
/** As long as the codes are valid that it consists of. */
const phoneChangeMinutes = 5;

/** The pending contact change of a guest; null without one. */
export async function findContactChange(
  { db, clock }: Pick<App, 'clock'> & { db: Executor },
  of: { userId: string; kind: ContactKind } | { id: string },
) {
  const row = await db
    .selectFrom('contact_changes')
    .select(contactChangeColumns)
    .where('expires_at', '>', clock.now())
    .$if('id' in of, (query) => query.where('id', '=', 'id' in of ? of.id : ''))
    .$if('userId' in of, (query) =>
      'userId' in of ? query.where('user_id', '=', of.userId).where('kind', '=', of.kind) : query,
    )
    .executeTakeFirst();
  return row ?? null;
}

export type AskEmailChangeResult =
  | { ok: true }
  | { ok: false; reason: 'too_often'; retryAfterSeconds: number };

/**
 * Asks the old and the new mailbox of a guest to confirm a change of address; an earlier request is void. The response is the
 * same whether or not the new address belongs to an account. The route has required a recent authentication.
 * @param draft.email in lower case @param draft.old null for a guest without one
 */
export async function askEmailChange(
  app: Parts,
  draft: { userId: string; old: string | null; email: string; cameFrom: string },
): Promise<AskEmailChangeResult> {
  const { userId, old, email, cameFrom } = draft;
  const allowance = await takeAllowance(app.db, emailChangeLimits(cameFrom, email), countingOf(app));
  if (!allowance.ok) return { ...allowance, reason: 'too_often' };
  const minutes = emailChangeHours * 60;
  await app.db.transaction().execute(async (tx) => {
    const id = await beginContactChange(
      tx,
      { userId, kind: 'email', value: email, isFirst: old === null, minutes },
      app,
    );
    await app.queue.send(tx, emailChangeRequested, { changeId: id });
  });
  return { ok: true };
}

/** The token of the link in the mail to one side. */
export function signEmailChangeToken(
  secret: string,
  side: ContactSide,
  { id, until }: { id: string; until: Date },
): string {
  return signExpiringToken(secret, purposeOf(side), { subject: id, until });
}

/** The change and the side that a link's token belongs to; null once it is over, or for a forged token. */
export async function findEmailChange(app: Pick<App, 'db' | 'secrets' | 'clock'>, token: string) {
  for (const side of ['old', 'new'] as const) {
    const signed = readExpiringToken(app.secrets.token, purposeOf(side), token, app.clock.now());
    if (!signed || signed.isOver) continue;
    const change = await findContactChange(app, { id: signed.subject });
    return change && { ...change, side };
  }
  return null;
}

export type ContactChangeResult =
  /** `isDone`: both sides are proven and the account has been changed. */
  { ok: true; isDone: boolean } | { ok: false; reason: 'over' | 'taken' };

/** Records that the owner of one mailbox confirmed by its link, once; after both confirmations the address is changed. */
export async function confirmEmailChange(
  app: Pick<App, 'db' | 'secrets' | 'clock'>,
  token: string,
): Promise<ContactChangeResult> {
  const found = await findEmailChange(app, token);
  return found ? prove(app, found.id, [found.side]) : { ok: false, reason: 'over' };
}

/**
 * Sends codes to a guest's new phone and to the old one, if any; an earlier request is void. The route has required a recent
 * authentication. @param draft.phone E.164
 */
export async function askPhoneChange(
  app: Parts,
  draft: { userId: string; old: string | null; phone: string; cameFrom: string },
): Promise<AskPhoneCodeResult> {
  const { userId, old, phone, cameFrom } = draft;
  // A signed-in guest with a recent authentication is no bot; messages are still limited by phone and IP address.
  const sender = { isProven: false, counted: null } as const;
  const toNew = await askPhoneCode(app, { phone, userId, sender, cameFrom });
  if (!toNew.ok) return toNew;
  const toOld = old ? await askPhoneCode(app, { phone: old, userId, sender, cameFrom }) : null;
  if (toOld && !toOld.ok) return toOld;
  const change = { userId, kind: 'phone' as const, value: phone, isFirst: old === null };
  const codes = { newCodeId: toNew.id, oldCodeId: toOld?.id ?? null };
  await app.db
    .transaction()
    .execute((tx) => beginContactChange(tx, { ...change, minutes: phoneChangeMinutes, ...codes }, app));
  return toNew;
}

/** 'wrong': the code of one of the phones is wrong; a side already proven stays proven. */
export type ProvePhonesResult = ContactChangeResult | { ok: false; reason: 'wrong'; side: ContactSide };

/** Takes the codes of both phones, each once; with both the phone is changed. The code of a side already proven is ignored. */
export async function provePhones(
  app: Pick<App, 'db' | 'secrets' | 'clock'>,
  userId: string,
  digits: Record<ContactSide, string>,
): Promise<ProvePhonesResult> {
  const change = await findContactChange(app, { userId, kind: 'phone' });
  if (!change) return { ok: false, reason: 'over' };
  let result: ProvePhonesResult = { ok: true, isDone: false };
  for (const side of ['old', 'new'] as const) {
    const [isProven, id] =
      side === 'old' ? [change.oldProvenAt, change.oldCodeId] : [change.newProvenAt, change.newCodeId];
    if (isProven || !id) continue;
    const spent = await spendPhoneCode(app, { id, digits: digits[side], userId });
    if (!spent.ok)
      return spent.reason === 'wrong' ? { ...spent, reason: 'wrong', side } : { ok: false, reason: 'over' };
    result = await prove(app, change.id, [side]);
    if (!result.ok) return result;
  }
  return result;
}

const purposeOf = (side: ContactSide) => `email-change:${side}`;

/** Marks sides as proven, each once, with the request locked; once both are, the account is changed. */
async function prove(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  id: string,
  sides: ContactSide[],
): Promise<ContactChangeResult> {
  const now = clock.now();
  try {
    return await db.transaction().execute(async (tx): Promise<ContactChangeResult> => {
      const change = await tx
        .selectFrom('contact_changes')
        .select(contactChangeColumns)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .forUpdate()
        .executeTakeFirst();
      if (!change) return { ok: false, reason: 'over' };
      const proven = { old: change.oldProvenAt, new: change.newProvenAt };
      if (sides.some((side) => proven[side])) return { ok: false, reason: 'over' };
      for (const side of sides) proven[side] = now;
      if (proven.old && proven.new) {
        await applyContactChange(tx, change, now);
        return { ok: true, isDone: true };
      }
      const noted = { old_proven_at: proven.old, new_proven_at: proven.new };
      await tx.updateTable('contact_changes').set(noted).where('id', '=', id).execute();
      return { ok: true, isDone: false };
    });
  } catch (fault) {
    if ((fault as { constraint?: string }).constraint?.match(/^users_(email|phone)_key$/))
      return { ok: false, reason: 'taken' };
    throw fault;
  }
}
