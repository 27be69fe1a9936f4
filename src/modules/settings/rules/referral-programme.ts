import { z } from 'zod';

/** What guests get who invite friends, and what their friends get. */
export const referralProgramme = z.object({
  /** Whether friends can come by a link now. Who has registered by one gets what was told then in any case. */
  isOn: z.boolean(),
  inviterPoints: z.int().min(0).max(100_000),
  friendPoints: z.int().min(0).max(100_000),
  /** How much of the friend's trip has to stay paid, in đồng. */
  leastVnd: z.int().positive(),
  /** So many days after registering it is over at the latest. */
  days: z.int().min(7).max(730),
  /** For so many friends who came to count in a calendar year an inviter gets points. */
  mostPerYear: z.int().min(1).max(1_000),
});
