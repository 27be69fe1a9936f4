import { z } from 'zod';

/** Shapes of enquiries in API responses. Money is integer đồng. */

export const createdEnquiryShape = z.object({
  code: z.string(),
  kind: z.string(),
  kindLabel: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  createdAt: z.string(),
});

export const acceptedShape = z.object({
  code: z.string(),
  status: z.string(),
  due: z.int(),
  /** The booking by which the fare is paid. */
  bookingCode: z.string(),
});

export const airportShape = z.object({
  code: z.string(),
  city: z.string(),
  name: z.string(),
  province: z.string(),
  aliases: z.array(z.string()),
});

const fare = z.object({
  id: z.string(),
  label: z.string(),
  lines: z.array(
    z.object({ label: z.string(), quantity: z.int(), unitPriceVnd: z.int(), amountVnd: z.int() }),
  ),
  totalVnd: z.int(),
  expiresAt: z.date(),
  conditions: z.array(z.string()),
  cancellation: z.string(),
  from: z.string(),
  to: z.string(),
  dueNowVnd: z.int(),
  balanceDueOn: z.string().nullable(),
  isAccepted: z.boolean(),
  canBeAccepted: z.boolean(),
  canBePaid: z.boolean(),
});

export const enquiryShape = z.object({
  code: z.string(),
  kind: z.string(),
  kindLabel: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  contact: z.object({ fullName: z.string(), phone: z.string(), email: z.string().nullable() }),
  message: z.string(),
  product: z.object({ title: z.string(), url: z.string() }).nullable(),
  wishes: z.object({
    dates: z.object({ from: z.string(), to: z.string().optional() }).optional(),
    guests: z.object({ adults: z.int(), childAges: z.array(z.int()) }).optional(),
    budgetVnd: z.int().optional(),
  }),
  flight: z
    .object({
      trip: z.string(),
      legs: z.array(z.object({ from: z.string(), to: z.string(), date: z.string() })),
      adults: z.int(),
      childAges: z.array(z.int()),
      infants: z.int(),
      cabin: z.string(),
    })
    .nullable(),
  dueVnd: z.int().nullable(),
  createdAt: z.date(),
  offers: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      message: z.string(),
      madeAt: z.date(),
      fares: z.array(fare),
    }),
  ),
});
