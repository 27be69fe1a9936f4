/** Bases of a supplier's cost: per unit and night, per unit, per guest, or the commission that stays with the company. */
export const costBases = ['night', 'unit', 'guest', 'commission'] as const;

export type CostBasis = (typeof costBases)[number];
