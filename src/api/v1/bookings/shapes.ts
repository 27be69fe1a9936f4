import { z } from 'zod';
import { changeShape, choicesShape } from './choices-shape.ts';

/** Response shapes of the booking calls. Amounts are integer đồng, times ISO instants. */

export const createdShape = z.object({
  code: z.string(),
  status: z.string(),
  /** Null for a booking on request, which the supplier must answer first, by `answerBy`. */
  holdExpiresAt: z.string().nullable(),
  answerBy: z.string().nullable(),
  total: z.int(),
  dueNow: z.int(),
  /** Whether a manager of the firm has to approve it before payment. */
  awaitsApproval: z.boolean(),
  accessToken: z.string(),
  url: z.string(),
});

export const paymentShape = z.object({
  paymentId: z.string(),
  method: z.string(),
  amount: z.int(),
  expiresAt: z.string(),
  redirectUrl: z.string().optional(),
  qr: z
    .object({
      payload: z.string(),
      svg: z.string(),
      bankBin: z.string(),
      bankName: z.string(),
      account: z.string(),
      accountName: z.string(),
      transferContent: z.string(),
    })
    .optional(),
});

export const refundQuoteShape = z.object({
  refundPercent: z.int(),
  feeVnd: z.int(),
  refundVnd: z.int(),
  until: z.string().nullable(),
});

const lineShape = z.object({
  label: z.string(),
  quantity: z.int(),
  unitPrice: z.int(),
  amount: z.int(),
  reason: z.string(),
});

/** A refund: its steps with their times, the promised day, and the destinations of the money. */
export const refundShape = z.object({
  id: z.string(),
  cause: z.string(),
  causeLabel: z.string(),
  amount: z.int(),
  state: z.string(),
  label: z.string(),
  rejectedFor: z.string(),
  requestedAt: z.string(),
  promisedOn: z.string(),
  isLate: z.boolean(),
  steps: z.array(z.object({ label: z.string(), at: z.string().nullable(), by: z.string().nullable() })),
  destinations: z.array(z.object({ label: z.string(), amount: z.int(), isDone: z.boolean() })),
  needsAccount: z.boolean(),
  canChangeAccount: z.boolean(),
  /** Earliest time of the transfer, because the account was changed. */
  transferFrom: z.string().nullable(),
});

export const bookingShape = z.object({
  code: z.string(),
  status: z.string(),
  stateLabel: z.string(),
  contact: z.object({ fullName: z.string(), phone: z.string(), email: z.string() }),
  note: z.string(),
  /** Names only: identity documents are not returned. */
  travellers: z.array(z.object({ fullName: z.string() })),
  items: z.array(
    z.object({
      kind: z.string(),
      productTitle: z.string(),
      unitTitle: z.string(),
      planTitle: z.string(),
      from: z.string(),
      to: z.string(),
      quantity: z.int(),
      adults: z.int(),
      childAges: z.array(z.int()),
      amount: z.int(),
      startsAt: z.string(),
      endsOn: z.string(),
      confirmation: z.string(),
      /** 'credited' or 'refunded', for an item that did not take place. */
      ended: z.string().optional(),
    }),
  ),
  /** Once paid: whether the supplier has confirmed each item, or by when they must. */
  confirmations: z.array(
    z.object({
      position: z.int(),
      state: z.enum(['confirmed', 'awaited']),
      words: z.string(),
      by: z.string().nullable(),
    }),
  ),
  lines: z.array(lineShape),
  cancellation: z.array(z.object({ until: z.string(), refundPercent: z.int(), refundAmount: z.int() })),
  total: z.int(),
  paid: z.int(),
  dueNow: z.int(),
  balance: z.int(),
  balanceDueOn: z.string().nullable(),
  answerBy: z.string().nullable(),
  declined: z
    .object({
      note: z.string(),
      isUnanswered: z.boolean(),
      otherDates: z.array(
        z.object({
          kind: z.string(),
          productTitle: z.string(),
          productSlug: z.string(),
          dates: z.array(z.string()),
        }),
      ),
    })
    .nullable(),
  /** For a firm's booking above its limit, which can be paid once a manager has approved it. */
  approval: z
    .object({ state: z.enum(['waiting', 'approved', 'refused']), firmName: z.string(), note: z.string() })
    .nullable(),
  vouchers: z.array(
    z.object({
      code: z.string(),
      unitTitle: z.string(),
      quantity: z.int(),
      validUntil: z.string(),
      state: z.string(),
    }),
  ),
  holdExpiresAt: z.string().nullable(),
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
  isLatePayment: z.boolean(),
  payment: paymentShape.nullable(),
  /** The parts that others pay: see PUT /bookings/{code}/parts. */
  parts: z.array(
    z.object({
      number: z.int(),
      name: z.string(),
      amount: z.int(),
      state: z.enum(['open', 'paid', 'ended']),
      paidAt: z.string().nullable(),
    }),
  ),
  refunds: z.array(refundShape),
  events: z.array(z.object({ at: z.string(), label: z.string(), reason: z.string() })),
  /** The choice that the guest has to make by `until`: see POST /bookings/{code}/choice. */
  choices: choicesShape,
  /** A change of days or guests that takes effect once `dueNow` is paid before `until`; until then the booking stays as is. */
  change: changeShape,
  credits: z.array(z.object({ code: z.string(), amount: z.int(), rest: z.int(), validUntil: z.string() })),
  can: z.object({ pay: z.boolean(), cancel: z.boolean() }),
});
