import { ratePlans } from '../presets.ts';

/** The usual tour plan, held by a deposit first: the share due at once is `details.depositPercent`. */
export const depositPlan = ratePlans.tour.map((plan) => ({ ...plan, payMode: 'deposit' as const }));
