import { z } from 'zod';
import {
  bookForGuest,
  guestOnPhoneInput,
  type ReviseQuoteResult,
  reviseQuote,
} from '#modules/booking/board/for-guest.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import { moveEnquiry, noteEnquiry } from '#modules/enquiries/commands/change-enquiry-state.ts';
import { signQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import { readJson } from '#platform/forms/read-json.ts';
import type { OfficeRequest } from '../../app/office-context.ts';
import { actorOfRequest } from '../../app/office-context.ts';
import { quoteCall } from './quote-call.ts';

type FieldName = 'fullName' | 'phone' | 'email' | 'note' | 'terms' | 'form';

/** The typed values, shown again when one is invalid. */
export interface TypedCaller {
  fullName: string;
  phone: string;
  email: string;
  note: string;
}

export type SoldToCaller =
  | { ok: true; code: string }
  | { ok: false; errors: Partial<Record<FieldName, string>>; typed: TypedCaller };

const sent = z.object({ items: z.array(quoteItemRequest).min(1).max(12) });

/** Books the chosen items for a guest on the phone, at the current price. */
export async function sellToCaller(office: OfficeRequest, form: FormData): Promise<SoldToCaller> {
  const { app } = office;
  const text = (name: keyof TypedCaller) => String(form.get(name) ?? '');
  const typed = {
    fullName: text('fullName'),
    phone: text('phone'),
    email: text('email'),
    note: text('note'),
  };
  const refuse = (errors: Partial<Record<FieldName, string>>): SoldToCaller => ({ ok: false, errors, typed });
  const chosen = sent.safeParse({ items: form.getAll('mon').map((item) => readJson(String(item))) });
  if (!chosen.success) return refuse({ form: 'Chưa chọn dịch vụ nào.' });
  const revised = form.get('sua');
  const wish = { items: chosen.data.items, revised: typeof revised === 'string' ? revised : null };
  const former = wish.revised ? await findBookingByCode(app.db, wish.revised, app.clock.now()) : null;
  if (former?.replacedBy) return refuse({ form: refusals.replaced });
  const { priced, refused } = await quoteCall(office, wish);
  if (!priced || refused.length > 0) return refuse({ form: refused[0]?.message ?? 'Chỗ này vừa hết.' });
  const now = app.clock.now();
  const { note, ...contact } = typed;
  const { request, quote } = priced;
  const { token } = signQuoteToken(app.secrets.token, { request, total: quote.total }, now);
  const input = guestOnPhoneInput.safeParse({
    quoteToken: token,
    contact: { ...contact, email: contact.email.trim() },
    note,
    consents: { terms: form.get('terms') === 'on' },
  });
  if (!input.success) return refuse(errorsByField(input.error.issues));
  const actor = actorOfRequest(office);
  const context = { secret: app.secrets.token, dataSecrets: app.secrets.data, actor, now };
  const sold = wish.revised
    ? await reviseQuote(app.db, app.queue, { code: wish.revised, input: input.data }, context)
    : await bookForGuest(app.db, app.queue, input.data, context);
  if (!sold.ok) return refuse({ form: refusals[sold.reason] });
  const enquiryCode = form.get('yeu-cau');
  if (typeof enquiryCode === 'string') await noteSale(app, { enquiryCode, code: sold.booking.code, actor });
  return { ok: true, code: sold.booking.code };
}

/** Records at the answered enquiry which booking came of it. */
async function noteSale(
  { db, clock }: OfficeRequest['app'],
  { enquiryCode, code, actor }: { enquiryCode: string; code: string; actor: StaffActor },
): Promise<void> {
  const now = clock.now();
  const enquiry = { code: enquiryCode, actor };
  await moveEnquiry(db, { ...enquiry, to: 'dang-xu-ly' }, now);
  await noteEnquiry(db, { ...enquiry, note: `Đã giữ chỗ ${code} cho khách.`, followUpOn: null }, now);
}

const again = 'Giá hoặc chỗ vừa đổi. Vui lòng xem lại báo giá rồi gửi lại.';

const refusals: Record<Extract<ReviseQuoteResult, { ok: false }>['reason'], string> = {
  unknown_quote: 'Không còn báo giá cần sửa. Bỏ phần sửa để lập báo giá mới.',
  not_open: 'Báo giá cũ đã có tiền hoặc đã đóng. Đổi ngày, đổi dịch vụ ở trang đặt chỗ.',
  replaced: 'Báo giá này đã có bản mới hơn. Mở bản mới nhất rồi sửa từ đó.',
  not_allowed: 'Vai trò của bạn không đặt hộ khách được.',
  too_many_holds: 'Số điện thoại này đang giữ nhiều chỗ chưa trả tiền.',
  sold_out: 'Chỗ này vừa hết, có người đặt trước một bước.',
  invalid_quote: again,
  quote_expired: again,
  price_changed: again,
  not_available: again,
  promotion_used_up: 'Mã khuyến mãi đã hết lượt.',
  promotion_first_only: 'Mã khuyến mãi chỉ dành cho lần đặt đầu.',
  promotion_account_only: 'Mã khuyến mãi dành cho khách đã đăng nhập.',
  points_short: 'Số điểm của khách vừa thay đổi.',
  not_in_firm: again,
  voucher_taken: 'Mã trả trước này đã dùng rồi.',
  proof_used: again,
  share_too_large: again,
};

/** Messages to staff in place of those that guests read of their own form. */
const ownWords: Partial<Record<FieldName, string>> = {
  email: 'Thư điện tử chưa đúng. Khách không có thì để trống.',
  terms: 'Đọc điều kiện hủy cho khách, khách đồng ý thì đánh dấu ô này.',
};

/** The first message of each field of the form. */
function errorsByField(issues: readonly z.core.$ZodIssue[]): Partial<Record<FieldName, string>> {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of issues) {
    const last = String(path.at(-1) ?? 'form');
    const name = last in fields ? (last as FieldName) : 'form';
    errors[name] ??= ownWords[name] ?? message;
  }
  return errors;
}

const fields = { fullName: true, phone: true, email: true, note: true, terms: true };
