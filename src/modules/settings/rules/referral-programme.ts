import { z } from 'zod';

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
