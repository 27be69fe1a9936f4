import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';

const kinds = Object.values(kindProfiles);

/**
 * All forms of the public site, by the file of their page below `src/web/areas/`, and what happens to a submission: a task for staff
 * (a test posts the form and finds the task), or why nobody needs to be notified. A new form must be added, or
 * `public-forms.test.ts` fails.
 */
export const formRegister: Record<string, { tasks: true } | { nobodyBecause: string }> = {
  'checkout/checkout-page.tsx': { tasks: true },
  'enquiries/request-page.tsx': { tasks: true },
  'enquiries/request-status-page.tsx': { tasks: true },
  'flights/flights-page.tsx': { tasks: true },
  'pages/contact-page.tsx': { tasks: true },
  'plans/comment-page.tsx': { tasks: true },
  'plans/plan-page.tsx': { tasks: true },
  'plans/report-comment-page.tsx': { tasks: true },
  'reviews/appeal-page.tsx': { tasks: true },
  'reviews/edit-review-page.tsx': { tasks: true },
  'reviews/photos-page.tsx': { tasks: true },
  'reviews/report-page.tsx': { tasks: true },
  'reviews/review-page.tsx': { tasks: true },
  'reviews/video-page.tsx': { tasks: true },
  'suppliers/supplier-page.tsx': { tasks: true },
  'trips/cancel-item-page.tsx': { tasks: true },
  'trips/cancel-page.tsx': { tasks: true },
  'trips/invoice-page.tsx': { tasks: true },
  'trips/late-page.tsx': { tasks: true },
  'trips/messages-page.tsx': { tasks: true },
  'trips/refund-page.tsx': { tasks: true },

  ...because(
    'the guest pays, or the places go back by the clock; money that fits nothing is a task of its own',
    [
      'checkout/counter-page.tsx',
      'checkout/part-page.tsx',
      'checkout/payment-page.tsx',
      'checkout/split-page.tsx',
      'gifts/gift-page.tsx',
    ],
  ),
  ...because('the site does it at once, and writes to the guest and their supplier', [
    'trips/change-page.tsx',
    'trips/choice-page.tsx',
    'trips/passengers-page.tsx',
    'trips/resend-mail.ts',
  ]),
  ...because('it opens or shuts what is the guest’s own, or answers on its page', [
    'trips/claim-trips.ts',
    'trips/end-passes.ts',
    'trips/forget-device.ts',
    'trips/lookup-page.tsx',
    'trips/step-up-page.tsx',
    'vouchers/check-page.tsx',
    'cart/cart-page.tsx',
    'reviews/stop-zalo-page.tsx',
  ]),
  ...because('it belongs to the account of who is signed in, who sees it done', [
    'account/account-page.tsx',
    'account/contact/confirm-email-page.tsx',
    'account/contact/contact-page.tsx',
    'account/data/my-data-file.ts',
    'account/data/my-data-page.tsx',
    'account/firms/firm-page.tsx',
    'account/firms/firms-page.tsx',
    'account/firms/invitation-page.tsx',
    'account/forgot-password-page.tsx',
    'account/passkey-options.ts',
    'account/phone-page.tsx',
    'account/provider-page.tsx',
    'account/register-page.tsx',
    'account/reset-password-page.tsx',
    'account/saved/saved-people-page.tsx',
    'account/sign-in-page.tsx',
    'account/sync-device.ts',
    'account/verify-email-page.tsx',
  ]),
  ...because('the site itself writes to the guest when there is something to say', [
    'alerts/alert-page.tsx',
    'alerts/confirm-alert-page.tsx',
    'alerts/stop-alerts-page.tsx',
    'newsletter/confirm-page.tsx',
    'newsletter/leave-page.tsx',
    'newsletter/newsletter-page.tsx',
  ]),
  ...because('it is counted or kept, and says nothing to the company', [
    'plans/add-to-plan-page.tsx',
    'plans/delete-plan-page.tsx',
    'plans/join-plan-page.tsx',
    'plans/own-plans-page.tsx',
    'plans/public-plan-page.tsx',
    'reviews/helpful-vote.ts',
    'trips/note-opening.ts',
  ]),
};

function because(nobodyBecause: string, forms: string[]) {
  return Object.fromEntries(forms.map((form) => [form, { nobodyBecause }]));
}

/** Writing calls of the API, and the page with the same command; null for calls that no guest sends. */
export const callsOfPages: Record<string, string | null> = {
  'POST /auth/register': 'account/register-page.tsx',
  'POST /auth/verify-email': 'account/verify-email-page.tsx',
  'POST /auth/forgot-password': 'account/forgot-password-page.tsx',
  'POST /auth/reset-password': 'account/reset-password-page.tsx',
  'POST /auth/phone/start': 'account/phone-page.tsx',
  'POST /auth/phone/verify': 'account/phone-page.tsx',
  'POST /auth/login': 'account/sign-in-page.tsx',
  'POST /auth/logout': 'account/account-page.tsx',
  'POST /me/firms/{firmId}/approvals/{code}': 'account/firms/firm-page.tsx',
  'POST /quotes': 'cart/cart-page.tsx',
  ...of('checkout/checkout-page.tsx', ['bookings', 'book-combos', 'book-tours', 'book-cruises']),
  'POST /bookings/{code}/payments': 'checkout/payment-page.tsx',
  'POST /bookings/{code}/credit': 'checkout/payment-page.tsx',
  'POST /bookings/{code}/gift-card': 'checkout/payment-page.tsx',
  'PUT /bookings/{code}/parts': 'checkout/split-page.tsx',
  'DELETE /bookings/{code}/parts': 'checkout/split-page.tsx',
  'POST /payment-parts/{token}/payments': 'checkout/part-page.tsx',
  'POST /bookings/{code}/cancel': 'trips/cancel-page.tsx',
  'POST /bookings/{code}/choice': 'trips/choice-page.tsx',
  'POST /bookings/{code}/refunds/{refundId}/account': 'trips/refund-page.tsx',
  'POST /contacts': 'enquiries/request-page.tsx',
  'POST /contacts/{code}/accept': 'enquiries/request-status-page.tsx',
  'POST /flight-requests': 'flights/flights-page.tsx',
  'POST /newsletter': 'newsletter/newsletter-page.tsx',
  ...of(
    'reviews/review-page.tsx',
    kinds.map(({ reviews }) => reviews),
  ),
  'POST /plan-comments': 'plans/comment-page.tsx',
  'POST /plans': 'plans/own-plans-page.tsx',
  'PATCH /plans/{slug}': 'plans/plan-page.tsx',
  'DELETE /plans/{slug}': 'plans/delete-plan-page.tsx',
  'POST /plans/{slug}/quote': 'plans/plan-page.tsx',
  'POST /plans/{slug}/copy': 'plans/public-plan-page.tsx',
  'POST /plans/{slug}/like': 'plans/public-plan-page.tsx',
  'POST /plans/{slug}/items/{itemId}/vote': 'plans/plan-page.tsx',
  'POST /payments/bank/webhook': null,
  'POST /payments/momo/ipn': null,
  'POST /payments/zalopay/callback': null,
  'POST /test-bookings/{code}/steps': null,
  'POST /vouchers/scans': null,
};

function of(page: string, collections: string[]) {
  return Object.fromEntries(collections.map((path) => [`POST /${path}`, page]));
}
