import { type Firm, listFirms } from '#modules/firms/queries/find-firm.ts';
import type { GuestSession } from '#modules/identity/guests/guest-session.ts';
import { findPickupPlace, listInvoiceProfiles, listSavedTravellers } from '#modules/travellers/queries.ts';
import type { App } from '#platform/app.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import type { SavedItem } from '#web/parts/account/saved-choice.tsx';

/** What the payer's account offers to the checkout: names only, no identity documents. */
export interface SavedForCheckout {
  contact: { fullName: string; phone: string; email: string };
  travellers: SavedItem[];
  companies: SavedItem[];
  /** The preferred pick-up address; empty where unknown. */
  pickup: string;
}

export async function loadSavedForCheckout(
  app: App,
  session: GuestSession | null,
): Promise<SavedForCheckout | null> {
  if (!session) return null;
  const { userId, name, phone, email } = session;
  const travellers = await listSavedTravellers(app, userId);
  const companies = await listInvoiceProfiles(app.db, userId);
  const firms = await listFirms(app.db, userId);
  return {
    contact: { fullName: name, phone: phone ? formatPhone(phone) : '', email: email ?? '' },
    pickup: await findPickupPlace(app.db, userId),
    travellers: travellers.map(({ id, fullName: label }) => ({ id, label })),
    companies: [
      ...firms.map((firm) => ({ id: `${firmPrefix}${firm.id}`, label: firmLabel(firm) })),
      ...companies.map(({ id, companyName: label }) => ({ id, label })),
    ],
  };
}

/** The label tells a booker beforehand what a manager has to approve. */
function firmLabel({ name, role, approvalOverVnd }: Firm): string {
  const needsYes = role !== 'manager' && approvalOverVnd !== null;
  return `Đặt cho ${name}${needsYes ? ` (trên ${formatVnd(approvalOverVnd)} quản lý duyệt trước khi trả)` : ''}`;
}

/** Prefix that distinguishes a firm, which a booking is for, from a company that is only invoiced. */
const firmPrefix = 'cong-ty:';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Fills the fields of a submitted checkout with the chosen saved data of the account; anything else stays as typed.
 * @returns the firm that it is booked for
 */
export async function fillInSaved(
  app: App,
  session: GuestSession | null,
  form: FormData,
): Promise<string | null> {
  const [travellerId, companyId] = [form.get('savedTraveller'), form.get('savedCompany')];
  if (!session || !(travellerId || companyId)) return null;
  const traveller =
    travellerId && (await listSavedTravellers(app, session.userId)).find(({ id }) => id === travellerId);
  if (traveller) fill(form, { isForOther: 'on', guestName: traveller.fullName, guestPhone: '' });
  const firmId = String(companyId ?? '').startsWith(firmPrefix)
    ? String(companyId).slice(firmPrefix.length)
    : null;
  if (firmId !== null) {
    const firm = (await listFirms(app.db, session.userId)).find(({ id }) => id === firmId);
    // A former member gets an error from `createBooking`, rather than a booking without the firm.
    if (!firm) return uuid.test(firmId) ? firmId : null;
    const { name, taxCode, address, email } = firm;
    const invoice = { companyName: name, taxCode, companyAddress: address, invoiceEmail: email ?? '' };
    fill(form, { wantsInvoice: 'on', ...invoice });
    return firmId;
  }
  const company =
    companyId && (await listInvoiceProfiles(app.db, session.userId)).find(({ id }) => id === companyId);
  if (!company) return null;
  const { companyName, taxCode, address, email } = company;
  const invoice = { companyName, taxCode, companyAddress: address, invoiceEmail: email ?? '' };
  fill(form, { wantsInvoice: 'on', ...invoice });
  return null;
}

function fill(form: FormData, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) form.set(name, value);
}
