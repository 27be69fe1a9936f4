import { getPoints } from '#modules/points/queries.ts';
import { findMergedAccount } from '#modules/retention/commands/merge-guests.ts';
import { exportGuestData } from '#modules/retention/queries/export-guest-data.ts';
import { type FoundGuestData, findGuestData } from '#modules/retention/queries/find-guest-data.ts';
import { findMergedInto, listMergesOf } from '#modules/retention/queries/merged-contacts.ts';
import { findPerson, type PersonByKey } from '#modules/retention/queries/person.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { bookingStateWords } from '../../parts/bookings/booking-badge.tsx';

const stateTitles = new Map<string, string>(bookingStateWords.map(({ value, title }) => [value, title]));

export type OpenedGuest =
  | { ok: true; person: Extract<PersonByKey, { ok: true }>; data: FoundGuestData }
  /** The guest was merged into another one, whose page opens by this key. */
  | { ok: false; reason: 'merged'; into: string }
  | Extract<PersonByKey, { ok: false }>;

/** The person of a guest's page, with all that belongs to them. */
export async function openGuest(db: Executor, key: string, now: Date): Promise<OpenedGuest> {
  const person = await findPerson(db, key, now);
  if (!person.ok) return (await wasErased(db, key)) ? { ok: false, reason: 'erased' } : person;
  const into = await findMergedInto(db, person.contact);
  if (into && (await findPerson(db, into, now)).ok) return { ok: false, reason: 'merged', into };
  const data = await findGuestData(db, person.contact);
  return data ? { ok: true, person, data } : { ok: false, reason: 'unknown' };
}

/** Whoever was on the newsletter alone leaves no row behind: only the history knows. */
async function wasErased(db: Executor, key: string): Promise<boolean> {
  const filter = { objectType: 'guest', objectId: key, verb: 'guest.erase' };
  return (await listHistory(db, filter, 1)).lines.length > 0;
}

/** The data of a guest's page, without identity documents and account numbers. */
export async function loadGuest(app: App, { person, data }: Extract<OpenedGuest, { ok: true }>) {
  const { db } = app;
  const held = await exportGuestData(app, data);
  const account = await findMergedAccount(db, person, data.merged);
  return {
    fullName: person.fullName,
    ...person.contact,
    others: data.others,
    merges: (await listMergesOf(db, [person.contact, ...data.merged])).map(({ mergedAt, ...merge }) => ({
      ...merge,
      mergedAt: mergedAt.toISOString(),
    })),
    bookings: held.bookings.map(({ code, state, total, createdAt, consents, quote, credits }) => ({
      ...{ code, stateLabel: stateTitles.get(state) ?? '', total, createdAt, credits },
      titles: quote.items.map(({ productTitle }) => productTitle),
      consents: consentsOf(consents),
    })),
    requests: held.requests.map(({ code, kindLabel, stateLabel, createdAt }) => ({
      ...{ code, kindLabel, stateLabel, createdAt: new Date(createdAt).toISOString() },
    })),
    messages: held.bookings.flatMap(({ code, messages }) => messages.map(() => code)),
    reviews: held.reviews.map(({ id, product, overall, status, createdAt }) => ({
      ...{ id, product, overall, status, createdAt: new Date(createdAt).toISOString() },
    })),
    mails: held.mails
      .map(({ subject, writtenAt, sentAt }) => ({
        ...{ subject, writtenAt: writtenAt.toISOString(), isSent: sentAt !== null },
      }))
      .reverse(),
    newsletter: held.newsletter && {
      state: held.newsletter.state,
      consentedAt: held.newsletter.consentedAt?.toISOString() ?? null,
    },
    account: account && {
      since: account.createdAt.toISOString(),
      points: (await getPoints(db, account.id, app.clock.now())).usable,
    },
  };
}

/** The consents given with a booking, in words. */
function consentsOf(consents: unknown): string[] {
  const given = (consents ?? {}) as { terms?: boolean; marketing?: boolean };
  return [...(given.terms ? ['điều khoản'] : []), ...(given.marketing ? ['nhận tin ưu đãi'] : [])];
}
