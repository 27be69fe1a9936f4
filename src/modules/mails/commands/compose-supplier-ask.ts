import { sql } from 'kysely';
import { supplierMailOfAsk, supplierMailOfCopy } from '#modules/mails/view/supplier-mails.tsx';
import { getSettings, type SiteSettings } from '#modules/settings/queries.ts';
import { findSupplierView, type SupplierView } from '#modules/suppliers/queries/find-supplier-view.ts';
import { signSupplierLinkToken } from '#modules/suppliers/rules/supplier-link-token.ts';
import type { Executor } from '#platform/db/connect.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { Mail } from '../view/mail.ts';
import type { Composing } from './compose-booking-mail.ts';
import { renderMailParts } from './render-mail-parts.ts';

interface ComposedSupplierMail {
  mail: Mail;
  view: SupplierView;
  company: SiteSettings;
}

/** The mail that asks a supplier for a confirmation or reminds them; null where they have answered meanwhile. */
export async function composeSupplierAsk(
  app: Composing,
  { askId, number }: { askId: string; number: number },
): Promise<ComposedSupplierMail | null> {
  const ask = await app.db
    .selectFrom('supplier_asks')
    .select(['booking_id as bookingId', 'supplier_id as supplierId', 'state'])
    .where('id', '=', askId)
    .executeTakeFirst();
  if (ask?.state !== 'open') return null;
  const { bookingId, supplierId } = ask;
  const view = await findSupplierView(app.db, { bookingId, supplierId, askId }, app.clock.now());
  if (!view) return null;
  const company = await getSettings(app.db);
  const renderPart = await renderMailParts(app.db, 'supplier_ask', company, {
    code: view.code,
    supplier: view.brand,
    answerBy: formatDateTime(view.ask?.dueAt ?? ''),
  });
  const about = { renderPart, view, url: supplierLink(app, view, askId), company };
  return { mail: supplierMailOfAsk({ ...about, isReminder: number > 1 }), view, company };
}

/**
 * The mail about a supplier's arrivals and what has been cancelled; null where a newer one exists: a mail that its server accepts
 * late would repeat it.
 */
export async function composeSupplierNotice(
  app: Composing,
  { bookingId, supplierId, number }: { bookingId: string; supplierId: number; number: number },
): Promise<ComposedSupplierMail | null> {
  const copy = await app.db
    .selectFrom('supplier_copies')
    .select('number')
    .where('booking_id', '=', bookingId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  if (copy && number < copy.number) return null;
  const view = await findSupplierView(app.db, { bookingId, supplierId, askId: null }, app.clock.now());
  if (!view) return null;
  const isFirst = number === 1;
  const isComing = view.items.some(({ standing }) => standing === 'confirmed');
  // A supplier whose request was withdrawn before its mail went out is not notified.
  if (isFirst && !isComing && !(await wasRequested(app.db, { bookingId, supplierId }))) return null;
  const company = await getSettings(app.db);
  const { code, brand: supplier } = view;
  const renderPart = await renderMailParts(app.db, 'supplier_told', company, { code, supplier });
  const about = { renderPart, view, url: supplierLink(app, view, null), company };
  return { mail: supplierMailOfCopy({ ...about, isFirst }), view, company };
}

async function wasRequested(
  db: Executor,
  { bookingId, supplierId }: { bookingId: string; supplierId: number },
): Promise<boolean> {
  const openAsk = await db
    .selectFrom('mails as m')
    .innerJoin('supplier_asks as a', (join) =>
      join.on(sql<boolean>`m.dedupe_key LIKE 'supplier_ask:' || a.id || ':%'`),
    )
    .select('m.id')
    .where('m.booking_id', '=', bookingId)
    .where('a.booking_id', '=', bookingId)
    .where('a.supplier_id', '=', supplierId)
    .executeTakeFirst();
  return openAsk !== undefined;
}

/** Link that opens a supplier's part of a booking without a password. */
export function supplierLink(
  { config, secrets }: Pick<Composing, 'config' | 'secrets'>,
  view: SupplierView,
  askId: string | null,
): string {
  return `${config.publicUrl}/nha-cung-cap/${signSupplierLinkToken(secrets.token, { ...view, askId }, view.linkUntil)}`;
}
