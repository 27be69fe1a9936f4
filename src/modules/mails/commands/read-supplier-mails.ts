import { followBooking } from '#modules/suppliers/commands/follow-booking.ts';
import { supplierConfirmationRequested, supplierNotified } from '#modules/suppliers/events.ts';
import { listSupplierParts } from '#modules/suppliers/queries/list-supplier-parts.ts';
import { syncVouchers } from '#modules/vouchers/jobs.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Composing } from './compose-booking-mail.ts';
import { composeSupplierAsk, composeSupplierNotice } from './compose-supplier-ask.ts';
import { mailAsWords, type ReadMail } from './mail-as-words.ts';

export interface ReadSupplierMails {
  mails: (ReadMail & { supplier: string })[];
  /** Suppliers without a mail address, who get none. */
  unmailed: string[];
}

/**
 * The mails that a booking's suppliers would get in its present state, as text and without sending them. It changes data as the
 * real action does, so it may only run in a transaction that is rolled back.
 */
export async function readSupplierMails(
  app: Composing & { db: Tx },
  bookingId: string,
): Promise<ReadSupplierMails> {
  const now = app.clock.now();
  const announced: { name: string; data: object }[] = [];
  const queue: Queue = {
    send: async (_, { name }, data) => void announced.push({ name, data }),
    sendAll: async (_, { name }, jobs) => void announced.push(...jobs.map((data) => ({ name, data }))),
    retry: async () => false,
    cancel: async () => false,
  };
  await syncVouchers(app.db, bookingId, now);
  await followBooking(app.db, queue, bookingId, now);
  const mails: ReadSupplierMails['mails'] = [];
  for (const { name, data } of announced) {
    const composed = await composeOf(app, name, data);
    if (!composed) continue;
    const { mail, view } = composed;
    mails.push({ supplier: view.brand, recipient: view.email, ...(await mailAsWords(mail)) });
  }
  const parts = await listSupplierParts(app.db, bookingId);
  return { mails, unmailed: parts.filter(({ email }) => email === '').map(({ brand }) => brand) };
}

type ConfirmationRequest = NonNullable<(typeof supplierConfirmationRequested)['data']>;
type SupplierNotice = NonNullable<(typeof supplierNotified)['data']>;

function composeOf(app: Composing, name: string, data: object) {
  if (name === supplierConfirmationRequested.name)
    return composeSupplierAsk(app, data as ConfirmationRequest);
  return name === supplierNotified.name ? composeSupplierNotice(app, data as SupplierNotice) : null;
}
