import { endAffiliate } from '#modules/affiliates/commands/end-affiliate.ts';
import { leaveFirms } from '#modules/firms/commands/change-member.ts';
import { eraseGuestAccount } from '#modules/identity/guests/guest-account.ts';
import { erasePhoneMessages } from '#modules/messages/commands/purge-phone-messages.ts';
import { erasePlanEditor } from '#modules/plans/editing/share-plan.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { type AccountOwner, findAccountData } from '../queries/account-data.ts';
import { type ErasurePlan, eraseGuestData, planErasure } from './erase-guest-data.ts';

type Parts = Pick<App, 'db' | 'clock' | 'secrets' | 'queue'>;

/** What an erasure would do, by codes. */
export interface ErasurePreview {
  /** Bookings and enquiries that are erased at once. */
  goes: string[];
  /** Those that are erased once they are over, each with its obstacle. */
  later: { code: string; obstacle: ErasurePlan['left'][number]['obstacle'] }[];
  /** What the law requires to be kept: of each booking its amounts and ledger, and the invoice if there is one. */
  kept: { code: string; companyName: string | null; invoiceNo: string | null }[];
}

/** What the erasure of an account would erase, now and later, and what the law requires to be kept. */
export function previewErasure({ db, clock }: Parts, owner: AccountOwner): Promise<ErasurePreview> {
  return db.transaction().execute(async (tx) => {
    const data = await findAccountData(tx, owner);
    const plan = await planErasure(tx, data, clock.now());
    return {
      goes: [...plan.bookings, ...plan.requests].map(({ code }) => code),
      later: plan.left.map(({ code, obstacle }) => ({ code, obstacle })),
      kept: data.bookings.map(({ code, companyName, invoiceNo }) => ({ code, companyName, invoiceNo })),
    };
  });
}

/**
 * Erases an account with all of its guest's data that are over; what is not over yet is recorded and erased later
 * (`eraseWhatIsOver`). Irreversible; idempotent. The caller has required a fresh authentication.
 */
export async function eraseAccount(
  app: Parts,
  owner: AccountOwner,
  { withReviews }: { withReviews: boolean },
): Promise<void> {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    const data = await findAccountData(tx, owner);
    const plan = await planErasure(tx, data, now);
    const { contact, merged } = data;
    await eraseGuestData(app, tx, { contact, merged, plan, withReviews, actor: 'guest' });
    const requestIds = data.requests.map(({ id }) => id);
    const requested = plan.left.map(({ id }) => ({
      type: requestIds.includes(id) ? 'request' : 'booking',
      id,
      asked_at: now,
    }));
    if (requested.length > 0)
      await tx
        .insertInto('asked_erasures')
        .values(requested)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (owner.email) await endAffiliate(tx, owner.email, now);
    if (owner.phone) await erasePhoneMessages(tx, owner.phone);
    await erasePlanEditor(tx, owner.userId);
    await leaveFirms(tx, owner, now);
    await eraseGuestAccount(tx, owner.userId, now);
  });
}

/** Erases what was not yet over when its guest's account was erased, and is by now. @returns how many */
export async function eraseWhatIsOver(app: Parts): Promise<number> {
  const requested = await app.db.selectFrom('asked_erasures').select(['type', 'id']).orderBy('id').execute();
  let count = 0;
  for (const one of requested)
    if (await app.db.transaction().execute((tx) => eraseOne(app, tx, one))) count += 1;
  return count;
}

async function eraseOne(app: Parts, tx: Tx, { type, id }: { type: string; id: string }): Promise<boolean> {
  const code =
    type === 'request'
      ? (await tx.selectFrom('requests').select('code').where('id', '=', id).executeTakeFirst())?.code
      : '';
  const one = code === undefined ? [] : [{ id, code }];
  const wanted = type === 'request' ? { bookings: [], requests: one } : { bookings: one, requests: [] };
  const plan = await planErasure(tx, wanted, app.clock.now());
  if (plan.left.length > 0) return false;
  // Its phone or mailbox may belong to a new guest by now: only its own data are erased.
  const contact = { phone: null, email: null };
  await eraseGuestData(app, tx, { contact, plan, withReviews: false, actor: 'guest' });
  await tx.deleteFrom('asked_erasures').where('type', '=', type).where('id', '=', id).execute();
  return true;
}
