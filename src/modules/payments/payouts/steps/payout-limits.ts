import type { PayoutLimits } from './plan-payouts.ts';

/**
 * What providers give back in one request: MoMo says 1,000 to 50,000,000 đồng (reference of its refund call). The others
 * name no limit of their own; nobody can have paid more at once than they take.
 */
export const payoutLimits: PayoutLimits = {
  momo: { fewestVnd: 1_000, mostVnd: 50_000_000 },
};
