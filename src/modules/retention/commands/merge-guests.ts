import { sql } from 'kysely';
import { claimForAccount } from '#modules/booking/trip/account-bookings.ts';
import type { Guest } from '#modules/identity/guests/find-guest.ts';
import { may } from '#modules/identity/policy.ts';
import { getPoints } from '#modules/points/queries.ts';
import { listGuestReviews } from '#modules/reviews/queries/list-reviews.ts';
import { countSavedTravellers } from '#modules/travellers/queries.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import type { GuestContact } from '#platform/guest/guest-contact.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { findGuestData } from '../queries/find-guest-data.ts';
import { findPerson, findPersonAccount, type PersonByKey } from '../queries/person.ts';

export interface MergeRequest {
  /** Key that opens the page of each: the code of a booking or enquiry, or the id of an account. */
  keptKey: string;
  formerKey: string;
  reason: string;
  actor: StaffActor;
}

/** What a merge combines, shown before it is done. */
export interface MergePreview {
  kept: { fullName: string } & GuestContact;
  former: { fullName: string } & GuestContact;
  /** Codes of the former guest's bookings. */
  bookings: string[];
  requests: string[];
  reviews: number;
  /** The one account that both share from then on; null without one. */
  account: { name: string; points: number; savedTravellers: number } | null;
  /** Number of bookings outside any account that are put into it, and earn their points there. */
  claimed: number;
}

export type MergeResult =
  | { ok: true; merged: MergePreview }
  /** 'two_accounts': each has an account of their own; only the guest can delete one. */
  | { ok: false; reason: 'not_allowed' | 'unknown' | 'erased' | 'same_person' | 'two_accounts' };

type Parts = Pick<App, 'db' | 'clock'>;

/**
 * Merges two guests into one person, in one transaction: the page of the former redirects to the one who is kept, who
 * gets the data of both. If one of them has an account, their bookings outside any account are put into it. An erasure
 * or data export of either covers both from then on.
 */
export function mergeGuests(app: Parts, request: MergeRequest): Promise<MergeResult> {
  return app.db.transaction().execute((tx) => merge(tx, request, app.clock.now()));
}

/** What `mergeGuests` would do or refuse now; rolled back. */
export function previewMerge(app: Parts, request: Omit<MergeRequest, 'reason'>): Promise<MergeResult> {
  return tryOut(app.db, (tx) => merge(tx, { ...request, reason: '' }, app.clock.now()));
}

type Person = Extract<PersonByKey, { ok: true }>;

async function merge(tx: Tx, request: MergeRequest, now: Date): Promise<MergeResult> {
  const { keptKey, formerKey, actor } = request;
  if (!may(actor, 'guest.merge')) return { ok: false, reason: 'not_allowed' };
  // Concurrent merges are serialized, otherwise a chain of merges could become a circle.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('guest_merges', 0))`.execute(tx);
  const [kept, former] = [await findPerson(tx, keptKey, now), await findPerson(tx, formerKey, now)];
  if (!kept.ok) return kept;
  if (!former.ok) return former;
  const [keptData, formerData] = [
    await findGuestData(tx, kept.contact),
    await findGuestData(tx, former.contact),
  ];
  if (!keptData || !formerData) return { ok: false, reason: 'unknown' };
  const isSame = (one: GuestContact) =>
    one.phone === former.contact.phone && one.email === former.contact.email;
  if ([kept.contact, ...keptData.merged].some(isSame)) return { ok: false, reason: 'same_person' };
  const accounts = [
    await findMergedAccount(tx, kept, keptData.merged),
    await findMergedAccount(tx, former, formerData.merged),
  ].filter((one) => one !== null);
  const [account = null, other] = accounts;
  if (account && other && account.id !== other.id) return { ok: false, reason: 'two_accounts' };
  const free = [...keptData.bookings, ...formerData.bookings].filter(({ accountId }) => accountId === null);
  const ids = [...new Set(free.map(({ id }) => id))];
  const claimed = account ? await claimForAccount(tx, { ids, userId: account.id }, now) : [];
  await writeMerge(tx, { kept, former, request, claimed, accountId: account?.id ?? null }, now);
  const reviews = await listGuestReviews(
    tx,
    formerData.bookings.map(({ id }) => id),
  );
  const merged: MergePreview = {
    kept: { fullName: kept.fullName, ...kept.contact },
    former: { fullName: former.fullName, ...former.contact },
    bookings: formerData.bookings.map(({ code }) => code),
    requests: formerData.requests.map(({ code }) => code),
    ...{ reviews: reviews.length, claimed: claimed.length },
    account: account && {
      name: account.name,
      points: (await getPoints(tx, account.id, now)).usable,
      savedTravellers: await countSavedTravellers(tx, account.id),
    },
  };
  return { ok: true, merged };
}

/** The one account of a guest and of all contacts merged with them. */
export async function findMergedAccount(
  db: Executor,
  person: Pick<Person, 'contact' | 'accountId'>,
  merged: readonly GuestContact[],
): Promise<Guest | null> {
  const own = await findPersonAccount(db, person);
  if (own) return own;
  for (const contact of merged) {
    const existing = await findPersonAccount(db, { contact, accountId: null });
    if (existing) return existing;
  }
  return null;
}

/** Writes the merge to the history of both; neither entry may contain their names or contacts. */
async function writeMerge(
  tx: Executor,
  {
    kept,
    former,
    request: { keptKey, formerKey, reason, actor },
    claimed,
    accountId,
  }: { kept: Person; former: Person; request: MergeRequest; claimed: string[]; accountId: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('guest_merges')
    .values({
      ...{ former_phone: former.contact.phone, former_email: former.contact.email, former_key: formerKey },
      ...{ kept_phone: kept.contact.phone, kept_email: kept.contact.email, kept_key: keptKey },
      merged_at: now,
      ...{ claimed, account_id: accountId },
    })
    .execute();
  const plain = plainReason(reason, [kept, former]);
  for (const [id, other] of [
    [keptKey, formerKey],
    [formerKey, keptKey],
  ] as const)
    await writeHistory(tx, {
      ...{ actor, verb: 'guest.merge', object: { type: 'guest', id }, now },
      after: { with: other },
      reason: plain,
    });
}

/** A reason for the history, with the guests' names and contacts removed. */
export function plainReason(reason: string, people: readonly Pick<Person, 'fullName' | 'contact'>[]): string {
  const named = people.map(({ fullName, contact: { phone, email } }) => ({
    ...{ fullName, email },
    phone: phone ?? '+84000000000',
  }));
  return named.reduce((text, one) => withoutGuest(text, one), reason).slice(0, 300);
}

/** Deletes merges of two guests once no data refer to one of them any more. @returns how many */
export async function purgeGuestMerges(db: Database): Promise<number> {
  const isNamed = (side: 'former' | 'kept') => {
    const [phone, email] = [sql.ref(`m.${side}_phone`), sql.ref(`m.${side}_email`)];
    return sql`(
      EXISTS (SELECT FROM bookings b WHERE b.phone = ${phone} OR lower(b.email) = ${email})
      OR EXISTS (SELECT FROM requests r WHERE r.phone = ${phone} OR lower(r.email) = ${email})
      OR EXISTS (SELECT FROM users u WHERE u.phone = ${phone} OR u.email = ${email}))`;
  };
  const { rows } = await sql`
    DELETE FROM guest_merges m WHERE NOT (${isNamed('former')} AND ${isNamed('kept')}) RETURNING m.id`.execute(
    db,
  );
  return rows.length;
}
