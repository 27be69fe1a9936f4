import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeRedirect } from '#modules/addresses/commands/redirects.ts';
import { switchAffiliate } from '#modules/affiliates/commands/affiliates.ts';
import { closeAffiliateStatement } from '#modules/affiliates/commands/close-affiliate-statement.ts';
import { recordAffiliatePayment } from '#modules/affiliates/commands/record-affiliate-payment.ts';
import { saveAffiliateAccount } from '#modules/affiliates/commands/save-affiliate-account.ts';
import { changeContactEmail } from '#modules/booking/access/trip-link-tokens.ts';
import { bookForGuest } from '#modules/booking/board/for-guest.ts';
import { addNote, openPapers } from '#modules/booking/board/notes.ts';
import {
  approveBookingRefund,
  refundPart,
  rejectBookingRefund,
  saveAccountForGuest,
} from '#modules/booking/cancellation/booking-refunds.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { refundGiftCard } from '#modules/booking/cancellation/refund-gift-card.ts';
import { closeDays } from '#modules/booking/disruption/close-days.ts';
import { extendBookingCode } from '#modules/booking/goodwill/extend-booking-code.ts';
import { extendBookingCredit } from '#modules/booking/goodwill/extend-booking-credit.ts';
import { decideCredit, giveCredit } from '#modules/booking/goodwill/give-credit.ts';
import { decideApprovalForManager } from '#modules/booking/hold/create-booking.ts';
import { assignUnmatched } from '#modules/booking/payment/assign-unmatched.ts';
import { recordCounterPayment } from '#modules/booking/payment/confirm-counter.ts';
import { undoMatch } from '#modules/booking/payment/undo-match.ts';
import { previewMove } from '#modules/booking/relocation/move-booking-item.ts';
import { acceptRequest } from '#modules/booking/supplier-answer/requests.ts';
import { answerMessage } from '#modules/booking/thread/messages.ts';
import { regroupDeparture, saveDepartureCrew } from '#modules/booking/trip/passengers.ts';
import { issueInvoice } from '#modules/booking/trip/save-invoice.ts';
import { closeDay } from '#modules/books/commands/close-day.ts';
import { decideProposal } from '#modules/books/commands/decide-proposal.ts';
import { proposeReturn } from '#modules/books/commands/propose-correction.ts';
import { withdrawProduct } from '#modules/catalog/commands/products.ts';
import { renameDestination } from '#modules/catalog/commands/rename-destination.ts';
import { editSupplier, removeSupplierPaper, supplierEditInput } from '#modules/catalog/commands/suppliers.ts';
import { publishProduct } from '#modules/catalog/editing/publish-product.ts';
import { editPolicy } from '#modules/catalog/vocabulary/edit-policy.ts';
import { removeCalendarFeed } from '#modules/channels/calendars/calendar-feeds.ts';
import { revokePartnerKey } from '#modules/channels/partners/partner-keys.ts';
import { publishText } from '#modules/content/commands/drafts.ts';
import { renameText } from '#modules/content/commands/rename-text.ts';
import { withdrawArticles } from '#modules/content/commands/withdraw-articles.ts';
import { answerEnquiry } from '#modules/enquiries/commands/answer-enquiry.ts';
import { moveEnquiry } from '#modules/enquiries/commands/change-enquiry-state.ts';
import { writeDownEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { extendGiftCard, stopGiftCard } from '#modules/gift-cards/commands/gift-cards.ts';
import { blockStaff } from '#modules/identity/accounts/change-staff.ts';
import { changeRights, type RightChange, type RightLimit } from '#modules/identity/commands/change-rights.ts';
import { inviteStaff } from '#modules/identity/invitations/invitations.ts';
import { findRole, listRoles } from '#modules/identity/queries.ts';
import { saveView } from '#modules/identity/saved-views/saved-views.ts';
import { deletePicture, editPicture } from '#modules/media/commands/edit-picture.ts';
import { stopNewsletter } from '#modules/newsletter/commands/subscribers.ts';
import { reconcileStatement } from '#modules/payments/reconciliation/reconcile-statement.ts';
import { recordManualTransfer } from '#modules/payments/refunds/settle-payout.ts';
import { decideComment } from '#modules/plans/comments/write-comment.ts';
import { retirePlan } from '#modules/plans/editorial/decide-plan.ts';
import { correctPoints } from '#modules/points/commands/correct-points.ts';
import { type DayField, editDays } from '#modules/pricing/day-edits/edit-days.ts';
import { switchPromotion } from '#modules/pricing/promotions/promotions.ts';
import { changePriceRules } from '#modules/pricing/rule-edits/price-rules.ts';
import { editTaxRate } from '#modules/pricing/tax-rates/edit-tax-rate.ts';
import { switchUnit } from '#modules/pricing/units-on-sale/units.ts';
import { mergeGuests } from '#modules/retention/commands/merge-guests.ts';
import { decideAppeal } from '#modules/reviews/commands/appeal-review.ts';
import { publishReview, replyToReview } from '#modules/reviews/commands/moderate-review.ts';
import { closeStatement } from '#modules/sales/commands/close-statement.ts';
import { endCostRate } from '#modules/sales/commands/cost-rates.ts';
import { recordSupplierPayment } from '#modules/sales/commands/record-supplier-payment.ts';
import { editHoliday } from '#modules/settings/commands/edit-holiday.ts';
import { editSettings } from '#modules/settings/commands/edit-settings.ts';
import { editWording } from '#modules/settings/wordings/edit-wording.ts';
import { requestUndo } from '#modules/sheets/commands/request-check.ts';
import { revokeScannerKey } from '#modules/suppliers/commands/scanner-keys.ts';
import { remindSupplier } from '#modules/suppliers/commands/supplier-asks.ts';
import { assignTask } from '#modules/tasks/commands/assign-task.ts';
import { closeTask } from '#modules/tasks/commands/close-task.ts';
import { takeTask } from '#modules/tasks/commands/take-task.ts';
import { reissueVoucher, voidVoucher } from '#modules/vouchers/commands/reissue-voucher.ts';
import { saveSupplierReference } from '#modules/vouchers/commands/save-supplier-reference.ts';
import { type Rights, type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { roles } from '#reference-data/roles.ts';
import { type VerbName, verbs } from '#reference-data/verbs.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { requireRight } from './require-right.ts';

type Answer = { ok: true } | { ok: false; reason?: string };

const code = 'DV2222222';
const nobody = '5b0a3c52-3a2e-4a0e-9d3b-0c6d2b8f7a11';
const statement = 'transaction id,time,amount,content\n';
const account = { bankBin: '970436', accountNo: '0011001234567', holder: 'NGUYEN AN' };
/** An enquiry for a day in the past, so that nothing is saved. */
const enquiry = enquiryInput.parse(requestBody({ dates: { from: '2020-01-01' } }));

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withSettings: true });
});
afterAll(() => site.close());

const queue = createFakeQueue();
const now = () => site.clock.now();
const keys = () => ({ secrets: 'x'.repeat(32), now: now() });
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => site.db.transaction().execute(work);

const dayEdit = (field: DayField, actor: StaffActor) => ({
  field,
  days: [{ unitId: 0, day: '2999-01-01', seen: 1, to: 1000 }],
  reason: 'x',
  actor,
});

const ofGift = (actor: StaffActor) => ({ number: 'QT22222222', version: 1, reason: 'thử', actor });

/** A page or route that checks the right itself. */
const page = (verb: VerbName) => async (actor: StaffActor) => {
  try {
    requireRight({ get: () => ({ session: actor }) } as never, verb);
    return { ok: true } as const;
  } catch {
    return { ok: false, reason: 'not_allowed' } as const;
  }
};

/** For each verb a command that needs it, about something that does not exist: refused for the missing right or because of that. */
const asks: Record<VerbName, (actor: StaffActor, amountVnd: number) => Promise<Answer>> = {
  'booking.read': page('booking.read'),
  'booking.export': page('booking.export'),
  'booking.papers': (actor) => openPapers(site.db, { code, actor }, { secrets: 'x', now: now() }),
  'booking.manifest': page('booking.manifest'),
  'booking.crew': (actor) => {
    const crew = { guide: 'Lan', vehicle: '', seats: null };
    return saveDepartureCrew(site.db, { productId: 0, day: '2027-01-01', crew, seen: crew, actor }, now());
  },
  'booking.regroup': (actor) => {
    const to = { day: '2027-01-02', part: 1 };
    return regroupDeparture(
      site.db,
      queue,
      { productId: 0, day: '2027-01-01', codes: [code], to, note: 'x', actor },
      now(),
    );
  },
  'places.read': page('places.read'),
  'places.edit': (actor) => editDays(site.db, dayEdit('allotment', actor), now()),
  'price.edit': (actor) => editDays(site.db, dayEdit('price', actor), now()),
  'promotion.read': page('promotion.read'),
  'promotion.edit': (actor) => switchPromotion({ db: site.db, queue }, { id: 1, isOn: true, actor }, now()),
  'price.rules': (actor) =>
    changePriceRules(site.db, { productId: 0, change: { do: 'remove', id: 0, seen: '' }, actor }, now()),
  'unit.edit': (actor) => switchUnit(site.db, { productId: 0, unitId: 0, isOn: false, actor }, now()),
  'booking.note': (actor) => addNote(site.db, { code, text: 'gọi lại', actor }, now()),
  'booking.sell': (actor) => {
    const contact = { phone: '1', email: '' };
    const input = { quoteToken: 'x', contact, consents: { terms: true } } as never;
    return bookForGuest(site.db, queue, input, { secret: 'x', dataSecrets: 'x', actor, now: now() });
  },
  'booking.answer': (actor) => acceptRequest(site.db, queue, { code, actor, note: '' }, now()),
  'booking.approve': (actor) => {
    const answer = { code, managerId: nobody, isApproved: true, note: '', reason: 'gọi từ số đã lưu', actor };
    return decideApprovalForManager(site.db, queue, answer, now());
  },
  'booking.cancel': (actor) => cancelBooking(site.db, queue, { code, actor }, now()),
  'booking.waive': (actor) =>
    cancelBooking(site.db, queue, { code, actor, note: 'khách ốm', isFeeWaived: true }, now()),
  'booking.move': (actor) => {
    const wish = { code, position: 0, unitId: 0, ratePlanId: null, bearsVnd: Infinity, actor };
    return previewMove(site.db, wish, now());
  },
  'booking.edit': (actor) =>
    changeContactEmail(site.db, queue, { code, email: 'an@example.com', reason: 'gọi lại', actor }, now()),
  'booking.message': (actor) => answerMessage(site.db, queue, { code, text: 'vâng', actor }, now()),
  'booking.invoice': (actor) => issueInvoice(site.db, { code, invoiceNo: '1', actor }, now()),
  'days.close': (actor) => {
    const days = { scope: { bay: 'x' }, fromOn: '2027-01-01', toOn: '2027-01-02' };
    return closeDays(site.db, queue, { ...days, reason: 'weather', note: 'bão' }, { actor, now: now() });
  },
  'payment.record': (actor, amountVnd) =>
    recordCounterPayment(site.db, queue, { code, amountVnd, receiptNo: 'PT-1', actor }, now()),
  'payment.assign': (actor) => assignUnmatched(site.db, queue, { inboxId: 1, code, actor }, now()),
  'payment.unassign': (actor) => undoMatch(site.db, queue, { inboxId: 1, note: 'nhầm', actor }, now()),
  'credit.give': (actor, amountVnd) =>
    giveCredit(site.db, queue, { code, amountVnd, reason: 'bù', actor }, now()),
  'credit.approve': (actor) =>
    decideCredit(site.db, queue, { id: 0, isAgreed: true, answer: '', actor }, now()),
  'credit.extend': (actor) => {
    const credit = { creditCode: 'TD22222222', seen: '2026-12-31', validUntil: '2027-12-31', note: 'hẹn' };
    return extendBookingCredit(site.db, queue, { code, ...credit, actor }, now());
  },
  'code.extend': (actor) => {
    const one = { prepaidCode: 'NV22222222', seen: '2026-12-31', validUntil: '2027-12-31', note: 'hẹn' };
    return extendBookingCode(site.db, queue, { code, ...one, actor }, now());
  },
  'refund.request': (actor, amountVnd) =>
    refundPart(site.db, { code, amountVnd, reason: 'phòng ồn', actor }, now()),
  'refund.approve': (actor) => approveBookingRefund(site.db, queue, { refundId: nobody, actor }, now()),
  'refund.reject': (actor) =>
    rejectBookingRefund(site.db, { refundId: nobody, reason: 'đã trả', actor }, now()),
  'refund.account': (actor) =>
    saveAccountForGuest(site.db, queue, { refundId: nobody, account, actor }, keys()),
  'refund.pay': (actor, amountVnd) => {
    const transfer = { refundId: nobody, amountVnd, evidence: 'FT26', isCash: false, actor };
    return recordManualTransfer(site.db, queue, transfer, now());
  },
  'points.correct': (actor, amountVnd) =>
    correctPoints(
      site.db,
      { userId: nobody, points: amountVnd / placeholderSettings.points.pointVnd, reason: 'bù', actor },
      now(),
    ),
  'gift.read': page('gift.read'),
  'gift.edit': (actor) => extendGiftCard(site.db, { ...ofGift(actor), validUntil: '2099-01-01' }, now()),
  'gift.stop': (actor) => stopGiftCard(site.db, { ...ofGift(actor), isStopped: true }, now()),
  'gift.refund': (actor) => refundGiftCard(site.db, queue, ofGift(actor), now()),
  'affiliate.read': page('affiliate.read'),
  'affiliate.edit': (actor) =>
    switchAffiliate(site.db, { code: 'LAN2026', isActive: false, reason: 'thử', actor }, now()),
  'affiliate.account': (actor) =>
    saveAffiliateAccount(
      site.db,
      { code: 'LAN2026', account: { ...account, taxCode: '' }, actor },
      { secrets: 'x'.repeat(32), now: now() },
    ),
  'affiliate.close': (actor) => {
    const asked = { affiliate: { id: 0, code: 'LAN2026' }, month: '2026-01', dueOn: '2027-01-01', actor };
    return closeAffiliateStatement(site.db, queue, asked, now());
  },
  'affiliate.pay': (actor, amountVnd) => {
    const payment = { amountVnd, withheldVnd: 0, paidOn: '2026-01-01', evidence: 'FT26', actor };
    return recordAffiliatePayment(site.db, queue, { affiliate: { id: 0, code: 'x' }, ...payment }, now());
  },
  'sale.margin': page('sale.margin'),
  'cost.edit': (actor) => endCostRate(site.db, { id: 0, actor }, now()),
  'payable.close': (actor) =>
    closeStatement(
      site.db,
      { supplier: { id: 0, slug: 'x' }, month: '2026-01', dueOn: '2027-01-01', actor },
      now(),
    ),
  'payable.pay': (actor, amountVnd) => {
    const payment = { amountVnd, paidOn: '2026-01-01', evidence: 'FT26', actor };
    return recordSupplierPayment(site.db, { supplier: { id: 0, slug: 'x' }, ...payment }, now());
  },
  'report.read': page('report.read'),
  'report.export': page('report.export'),
  'refund.export': page('refund.export'),
  'enquiry.export': page('enquiry.export'),
  'supplier.export': page('supplier.export'),
  'review.export': page('review.export'),
  'refund.read': page('refund.read'),
  'books.reconcile': (actor) => {
    const file = { day: '2026-11-01', channel: 'bank', statement, source: 'mb.csv' } as const;
    return reconcileStatement(site.db, { ...file, actor }, now());
  },
  'books.close': (actor) =>
    closeDay(site.db, { day: '2999-01-01', cashCountedVnd: 0, note: '', actor }, now()),
  'books.correct': (actor) => proposeReturn(site.db, { inboxId: 0, reason: 'gửi nhầm', actor }, now()),
  'books.approve': (actor) => decideProposal(site.db, { id: 0, isAgreed: true, answer: '', actor }, now()),
  'enquiry.answer': (actor) =>
    answerEnquiry(site.db, queue, { code: 'YC1', actor, answer: { message: 'Chào bạn' } as never }, now()),
  'enquiry.move': (actor) => moveEnquiry(site.db, { code: 'YC1', to: 'dong', actor, note: '' }, now()),
  'enquiry.create': (actor) => writeDownEnquiry(site.db, queue, enquiry, { actor, now: now() }),
  'task.take': (actor) => takeTask(site.db, { id: 0, actor }, now()),
  'task.assign': (actor) => assignTask(site.db, { id: 0, to: null, actor }, now()),
  'task.close': (actor) => closeTask(site.db, { id: 0, reason: 'gọi rồi', actor }, now()),
  'voucher.reissue': (actor) =>
    reissueVoucher(site.db, queue, { code: `${code}-1`, replaces: 1, note: 'lộ mã', actor }, now()),
  'voucher.void': (actor) =>
    voidVoucher(site.db, queue, { code: `${code}-1`, seen: 1, note: 'cấp nhầm', actor }, now()),
  'voucher.reference': (actor) => {
    const kept = { code: `${code}-1`, reference: 'HK7', actor, confirmedAt: now() };
    return saveSupplierReference(site.db, queue, kept, now());
  },
  'supplier.remind': (actor) => remindSupplier(site.db, queue, { askId: nobody, actor }, now()),
  'supplier.papers': (actor) =>
    removeSupplierPaper(site.app, { supplier: { id: 0, slug: 'x' }, id: nobody, actor }, now()),
  'supplier.scanners': (actor) =>
    revokeScannerKey(site.db, { supplier: { id: 0, slug: 'x' }, id: 0, actor }, now()),
  'supplier.read': page('supplier.read'),
  'supplier.edit': (actor) => {
    const fields = supplierEditInput.parse({ brand: 'Sóng', legalName: 'Sóng', address: '' });
    return editSupplier(site.db, { slug: 'x', version: 1, fields, actor }, now());
  },
  'plan.moderate': (actor) => decideComment(site.db, { id: 1, isPublished: true, reason: '', actor }, now()),
  'plan.edit': (actor) => retirePlan(site.db, { slug: 'khong-co', reason: 'thử', actor }, now()),
  'review.moderate': (actor) => publishReview(site.db, site.queue, { id: 1, actor }, now()),
  'review.reply': (actor) =>
    replyToReview(site.db, site.queue, { id: 1, by: 'Lễ tân', content: 'Cảm ơn bạn', actor }, now()),
  'review.appeal': (actor) =>
    decideAppeal(
      { db: site.db, queue: site.queue },
      { id: 1, isUpheld: true, answer: 'Đã đọc lại', actor },
      now(),
    ),
  'catalogue.edit': (actor) =>
    inTx((tx) => renameDestination(tx, { type: 'place', slug: 'x', newSlug: 'y', actor }, now())),
  'catalogue.publish': (actor) =>
    publishProduct({ db: site.db, queue }, { id: 0, revision: 0, actor }, now()),
  'catalogue.withdraw': (actor) =>
    inTx((tx) => withdrawProduct(tx, { kind: 'hotel', slug: 'x', isBack: false, actor }, now())),
  'content.edit': (actor) =>
    inTx((tx) => renameText(tx, { type: 'article', slug: 'x', newSlug: 'y', actor }, now())),
  'policy.edit': (actor) => {
    const fields = { title: 'x', tiers: [], holidayTiers: [], note: '', hidden: false };
    return inTx((tx) => editPolicy(tx, { slug: 'x', version: 1, fields, actor }, now()));
  },
  'holiday.edit': (actor) =>
    inTx((tx) => editHoliday(tx, { id: 0, version: 1, fields: {} as never, actor }, now())),
  'tax.edit': (actor) => {
    const key = { kind: '', fromOn: '2000-01-01' };
    const fields = { kind: '' as const, fromOn: key.fromOn, percent: 8, source: 'luật' };
    return inTx((tx) => editTaxRate(tx, { key, version: 1, fields, actor }, now()));
  },
  'media.edit': (actor) => {
    const fields = { alt: 'Biển Mỹ Khê', tags: [], focusX: 50, focusY: 50 };
    return editPicture(site.db, { id: 'x', version: 1, actor, fields }, now());
  },
  'media.delete': (actor) => deletePicture({ db: site.db, queue }, { id: 'x', actor }, now()),
  'content.publish': (actor) =>
    publishText(site.db, { ref: { type: 'page', slug: 'x' }, revision: 1, actor }, now()),
  'redirect.edit': (actor) => removeRedirect(site.db, { from: '/x', actor }, now()),
  'content.withdraw': (actor) => inTx((tx) => withdrawArticles(tx, { slugs: ['x'], actor }, now())),
  'wording.edit': (actor) =>
    editWording({ db: site.db, queue }, { ref: { kind: 'menus' }, version: 99, value: null, actor }, now()),
  'mail.edit': (actor) =>
    editWording(
      { db: site.db, queue },
      { ref: { kind: 'mail', name: 'held' }, version: 99, value: null, actor },
      now(),
    ),
  'sheet.import': (actor) => requestUndo({ db: site.db, queue }, { id: 0, actor }, now()),
  'sheet.export': page('sheet.export'),
  'settings.edit': (actor) =>
    editSettings(site.db, { version: 0, settings: placeholderSettings, actor }, now()),
  'role.edit': (actor) => changeRights(site.db, { role: 'x', changes: [], actor }, now()),
  'staff.invite': (actor) =>
    inviteStaff(site.db, queue, { email: 'moi@example.vn', role: 'x', actor }, now()),
  'staff.block': (actor) => blockStaff(site.db, { userId: nobody, state: 'blocked', actor }, now()),
  'view.share': (actor) =>
    saveView(
      site.db,
      {
        view: { list: '/dat-cho', search: '?tim=an', title: 'An', isShared: true },
        actor: { ...actor, id: nobody },
      },
      now(),
    ),
  'channel.read': page('channel.read'),
  'channel.edit': (actor) => removeCalendarFeed(site.app, { unitId: 0, feedId: 0, actor }),
  'partner.edit': (actor) => revokePartnerKey(site.app, { partnerId: 0, keyId: 0, actor }),
  'history.read': page('history.read'),
  'guest.read': page('guest.read'),
  'guest.export': page('guest.export'),
  'guest.erase': page('guest.erase'),
  'guest.merge': (actor) =>
    mergeGuests(site.app, { keptKey: code, formerKey: 'DV3333333', reason: 'x', actor }),
  'newsletter.export': page('newsletter.export'),
  'newsletter.stop': (actor) =>
    stopNewsletter(site.db, { email: 'khong-co@example.vn', reason: 'khách gọi', actor }, now()),
  'invoices.export': page('invoices.export'),
  'system.run': page('system.run'),
  'system.open': page('system.open'),
};

/** A staff actor with the rights that a role has at this moment. */
const inRole = async (slug: string) => staff('lan', (await findRole(site.db, slug))?.rights ?? {});
const reasonOf = (answer: Answer) => (answer.ok ? '' : (answer.reason ?? ''));
const names = Object.keys(verbs) as VerbName[];

describe.each(roles)('$slug', ({ slug, rights }) => {
  test.each(names)('%s', async (verb) => {
    const refusalReason = reasonOf(await asks[verb](await inRole(slug), 1_000_000));
    expect(refusalReason === 'not_allowed', refusalReason).toBe(
      rights !== 'all' && !Object.hasOwn(rights, verb),
    );
  });

  test('a right about money ends at its limit', async () => {
    for (const verb of ['payment.record', 'refund.request'] as const) {
      const limitVnd = rights === 'all' ? null : rights[verb];
      if (typeof limitVnd !== 'number') continue;
      const about = async (amountVnd: number) => reasonOf(await asks[verb](await inRole(slug), amountVnd));
      expect(await about(limitVnd)).not.toBe('not_allowed');
      expect(await about(limitVnd + 1)).toBe('not_allowed');
    }
  });
});

/** Changes a right of a role from its current value. */
async function change(role: string, verb: VerbName, to: RightLimit, actor = staff('lan')) {
  const rights = (await findRole(site.db, role))?.rights;
  const was = typeof rights === 'object' ? rights[verb] : undefined;
  return changeRights(site.db, { role, changes: [{ verb, was, to }], actor }, now());
}

test("roles are the company's own: changes apply at once, persist, and are in the history", async () => {
  expect(await change('tu-van', 'payment.record', 3_000_000)).toMatchObject({ ok: true });
  const pay = async (amountVnd: number) =>
    reasonOf(await asks['payment.record'](await inRole('tu-van'), amountVnd));
  expect(await pay(3_000_000)).toBe('unknown_booking');
  expect(await pay(4_000_000)).toBe('not_allowed');
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const kept = (await listRoles(site.db)).find(({ slug }) => slug === 'tu-van');
  expect(kept?.rights).toMatchObject({ 'payment.record': 3_000_000 });
  await change('tu-van', 'payment.record', undefined);
  expect(await pay(1000)).toBe('not_allowed');
  const { lines } = await listHistory(site.db, { objectType: 'role', objectId: 'tu-van' });
  expect(lines).toHaveLength(2);
  expect(lines[0]?.before).toEqual({ 'payment.record': 3_000_000 });
});

test('nobody gives more than they have, and the full role stays full', async () => {
  await change('ke-toan', 'role.edit', null);
  const by = async (role: string, ...changed: [string, VerbName, RightLimit]) =>
    change(...changed, await inRole(role)).then(reasonOf);
  expect(await by('ke-toan', 'tu-van', 'refund.approve', 50_000_000)).toBe('');
  expect(await by('ke-toan', 'tu-van', 'refund.approve', 51_000_000)).toBe('beyond_own');
  expect(await by('ke-toan', 'tu-van', 'refund.approve', null)).toBe('beyond_own');
  expect(await by('ke-toan', 'ke-toan', 'guest.erase', null)).toBe('beyond_own');
  expect(await by('quan-tri', 'quan-tri', 'guest.erase', undefined)).toBe('may_everything');
  await change('tu-van', 'refund.approve', null);
  expect(await by('ke-toan', 'tu-van', 'refund.approve', 1_000_000)).toBe('beyond_own');
  expect(await by('ke-toan', 'tu-van', 'refund.approve', undefined)).toBe('beyond_own');
});

test('of two changes of the same right the second is refused; a form is saved completely or not at all', async () => {
  const was = 5_000_000;
  await change('tu-van', 'payment.record', was);
  const to = (limitVnd: RightLimit, ...others: RightChange[]) =>
    changeRights(
      site.db,
      {
        role: 'tu-van',
        changes: [...others, { verb: 'payment.record', was, to: limitVnd }],
        actor: staff('lan'),
      },
      now(),
    );
  const other = { verb: 'history.read', was: undefined, to: null };
  const results = await Promise.all([to(6_000_000), to(7_000_000), to(8_000_000, other)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  for (const result of results.filter(({ ok }) => !ok))
    expect(result).toEqual({ ok: false, reason: 'changed_meanwhile', verb: 'payment.record' });
  const rights = (await findRole(site.db, 'tu-van'))?.rights;
  expect(rights !== 'all' && Object.hasOwn(rights ?? {}, 'history.read')).toBe(results[2]?.ok);
});

test('a right unknown to this version belongs only to whoever has all rights', () => {
  const some: Rights = { toString: null } as never;
  expect(staffMay(staff('lan', {}), 'tomorrow.do')).toBe(false);
  expect(staffMay(staff('lan', some), 'valueOf')).toBe(false);
  expect(staffMay(staff('lan'), 'tomorrow.do')).toBe(true);
});
