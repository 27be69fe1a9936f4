import { z } from 'zod';
import { changeShape, choicesShape } from './choices-shape.ts';

/** What the booking calls answer with. Amounts are integer đồng, times ISO instants. */

export const createdShape = z.object({
  code: z.string(),
  status: z.string(),
  /** Null for a request that the supplier must answer first, by `answerBy`. */
  holdExpiresAt: z.string().nullable(),
  answerBy: z.string().nullable(),
  total: z.int(),
  dueNow: z.int(),
  /** A manager of the firm has to approve it before it can be paid. */
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

/** Money on its way back: what was done when, what is promised until when, and where it goes. */
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
  /** Before this nothing is transferred, because the account was changed. */
  transferFrom: z.string().nullable(),
});

export const bookingShape = z.object({
  code: z.string(),
  status: z.string(),
  stateLabel: z.string(),
  contact: z.object({ fullName: z.string(), phone: z.string(), email: z.string() }),
  note: z.string(),
  /** Names only: papers are not read out. */
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
      /** 'credited' or 'refunded': it did not take place. */
      ended: z.string().optional(),
    }),
  ),
  /** Of what is paid: whether the supplier has confirmed, or by when they are to. */
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
  /** Of what was booked for a firm above its limit: it can be paid once its manager has approved it. */
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
  /** What others pay of what is due: see PUT /bookings/{code}/parts. */
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
  /** What the guest has to choose about by `until`: see POST /bookings/{code}/choice. */
  choices: choicesShape,
  /** Other days or guests that take place once `dueNow` is paid, until `until`; until then the booking stays as it is. */
  change: changeShape,
  credits: z.array(z.object({ code: z.string(), amount: z.int(), rest: z.int(), validUntil: z.string() })),
  can: z.object({ pay: z.boolean(), cancel: z.boolean() }),
});
