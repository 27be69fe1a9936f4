import { z } from 'zod';

/** How points are earned and used; amounts are đồng. */
export const pointProgramme = z
  .object({
    /** How much has to stay paid for one point. */
    vndPerPoint: z.int().positive(),
    /** Discount of one point. */
    pointVnd: z.int().positive(),
    /** Points expire at the end of the month, this many months after the trip. */
    lifeMonths: z.int().min(1).max(60),
    /** Days before their expiry at which the guest is notified. */
    announceDays: z.int().min(1).max(90),
    /** Maximum share of a booking that points can pay. */
    mostPercent: z.int().min(0).max(90),
    /** By the points earned in a year; the first tier begins at 0, each later one higher. */
    tiers: z
      .array(
        z.object({
          title: z.string().trim().min(1),
          fromPoints: z.int().min(0),
          /** Additional points earned in this tier, in percent. */
          bonusPercent: z.int().min(0).max(200),
        }),
      )
      .min(1)
      .refine(
        (tiers) =>
          tiers[0]?.fromPoints === 0 &&
          tiers.every(({ fromPoints }, at) => at === 0 || fromPoints > (tiers[at - 1]?.fromPoints ?? 0)),
        'Hạng đầu bắt đầu từ 0 điểm, mỗi hạng sau cao hơn hạng trước',
      ),
  })
  .refine(({ pointVnd, vndPerPoint }) => pointVnd < vndPerPoint, {
    path: ['pointVnd'],
    message: 'Một điểm phải trừ ít hơn số tiền để có nó',
  });

/** Rewards for inviters and their friends. */
export const referralProgramme = z.object({
  /** Whether friends can currently register by a link. Those already registered by one get what was promised then in any case. */
  isOn: z.boolean(),
  inviterPoints: z.int().min(0).max(100_000),
  friendPoints: z.int().min(0).max(100_000),
  /** How much of the friend's trip has to stay paid, in đồng. */
  leastVnd: z.int().positive(),
  /** Days after registering within which that trip has to be over. */
  days: z.int().min(7).max(730),
  /** Maximum number of friends per calendar year for whom an inviter gets points. */
  mostPerYear: z.int().min(1).max(1_000),
});
