/** How what a supplier takes is counted: for a unit and night, a unit, a guest, or as what of the price stays with us. */
export const costBases = ['night', 'unit', 'guest', 'commission'] as const;

export type CostBasis = (typeof costBases)[number];
