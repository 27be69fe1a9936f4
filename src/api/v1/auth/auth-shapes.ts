import { z } from 'zod';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import { referralCodeShape } from '#modules/points/rules/referral-path.ts';

/** The anti-bot fields of public forms. */
const guardFields = {
  /** Honeypot: a field that people do not see. */
  website: z.string().max(500).default(''),
  openedAt: z.iso.datetime({ offset: true, message: 'Thời điểm mở biểu mẫu chưa đúng.' }).optional(),
  /** The solved puzzle of /api/v1/altcha/challenge, or the token of Turnstile. */
  altcha: z.string().max(4000).optional(),
};

const { name, email, phone, digits, newPassword, password, code, consent } = guestFields;
const token = z.string('Thiếu mã của liên kết.').min(1, 'Thiếu mã của liên kết.').max(300, 'Mã chưa đúng.');

export const registerBody = z.object({
  ...{ name, email, password: newPassword, consent, ...guardFields },
  /** The inviter's code, from /gioi-thieu/… in their link. */
  inviteCode: z.string().regex(referralCodeShape, 'Mã mời chưa đúng.').optional(),
});
export const loginBody = z.object({
  email,
  password,
  code: code.optional(),
  altcha: guardFields.altcha,
});
export const forgotBody = z.object({ email, ...guardFields });
export const resetBody = z.object({ token, password: newPassword });
export const verifyBody = z.object({ token, password: newPassword.optional() });

export const phoneStartBody = z.object({ phone, ...guardFields });
export const phoneVerifyBody = z.union([
  z.object({ id: z.uuid('Mã của lượt xin chưa đúng.'), digits, code: code.optional() }),
  z.object({ proof: token, name, consent }),
]);

export const guestShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export const phoneStartShape = z.object({ id: z.string(), expiresAt: z.iso.datetime() });
export const statusShape = z.object({ status: z.string() });

/** A day without a time; points are valid through the end of it. */
const day = z.iso.date();
export const pointsShape = z.object({
  /** Points that can be used today. */
  usable: z.int(),
  /** Points taken back that were no longer there: the next earned points cover it. */
  debt: z.int(),
  tier: z.string(),
  earnedInYear: z.int(),
  /** Discount per point, in đồng. */
  pointVnd: z.int(),
  ending: z.array(z.object({ points: z.int(), expiresOn: day })),
  entries: z.array(
    z.object({
      id: z.int(),
      /** 'earn', 'take_back', 'burn', 'return', 'expire', 'correct', 'invite', 'welcome' or these with '_back'. */
      kind: z.string(),
      points: z.int(),
      balance: z.int(),
      expiresOn: day.nullable(),
      reason: z.string(),
      at: z.iso.datetime(),
      bookingCode: z.string().nullable(),
    }),
  ),
});

/** The rewards for referrals, and the invited friends, each only by an initial. */
export const referralsShape = z.object({
  isOn: z.boolean(),
  /** Null while the programme is closed. */
  link: z.url().nullable(),
  inviterPoints: z.int(),
  friendPoints: z.int(),
  leastVnd: z.int(),
  days: z.int(),
  mostPerYear: z.int(),
  friends: z.array(
    z.object({
      letter: z.string().nullable(),
      registeredOn: day,
      untilOn: day,
      state: z.enum(['waiting', 'earned', 'taken_back', 'void', 'over']),
      points: z.int(),
      isOverLimit: z.boolean(),
    }),
  ),
});

/** The firms of a guest with the bookings made for them; amounts in đồng, no data of travellers. */
export const firmsShape = z.object({
  firms: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      taxCode: z.string(),
      address: z.string(),
      email: z.string().nullable(),
      role: z.enum(['manager', 'booker']),
      /** Price above which a manager must approve others' bookings before payment; null: no approval needed. */
      approvalOverVnd: z.int().nullable(),
      months: z.array(z.object({ month: z.string(), bookings: z.int(), stayedVnd: z.int() })),
      bookings: z.array(
        z.object({
          code: z.string(),
          month: z.string(),
          bookedOn: day,
          bookedBy: z.string().nullable(),
          isOwn: z.boolean(),
          titles: z.array(z.string()),
          from: day,
          to: day,
          stateLabel: z.string(),
          awaitsApproval: z.boolean(),
          totalVnd: z.int(),
          stayedVnd: z.int(),
        }),
      ),
    }),
  ),
});

/** Earnings of an affiliate's links, in đồng. */
export const affiliateShape = z.object({
  code: z.string(),
  isActive: z.boolean(),
  attributionDays: z.int(),
  /** Commission by kind, in basis points of what the guest paid. */
  rates: z.record(z.string(), z.int()),
  /** Link to the home page; `?ctv=` with the code works on every page. */
  link: z.url(),
  /** In the last 30 days. */
  clicks: z.int(),
  bookings: z.int(),
  /** From trips still ahead; earned, statement not closed; closed, not paid out; paid out. */
  expectedVnd: z.int(),
  earnedVnd: z.int(),
  owedVnd: z.int(),
  paidVnd: z.int(),
  recentBookings: z.array(
    z.object({
      number: z.int(),
      bookedAt: z.iso.datetime(),
      kinds: z.array(z.string()),
      /** 'waiting', 'booked', 'earned' or 'void'. */
      state: z.string(),
      endsOn: day.nullable(),
      expectedVnd: z.int(),
      isOwn: z.boolean(),
    }),
  ),
  statements: z.array(z.object({ month: z.string(), amountVnd: z.int(), dueOn: day })),
  payments: z.array(
    z.object({ amountVnd: z.int(), withheldVnd: z.int(), paidOn: day, evidence: z.string() }),
  ),
});
