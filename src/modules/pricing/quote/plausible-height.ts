/**
 * Plausible heights in cm by completed years of age. Generous: five standard deviations around the medians of the WHO
 * growth standards (2006) and reference (2007), girls' for the lower bound and boys' at the end of the year for the upper
 * where they differ, rounded outwards. Children are measured again at the gate; this only refuses impossible values.
 */
const boundsOfAge: readonly (readonly [number, number])[] = [
  [35, 95],
  [60, 105],
  [65, 115],
  [75, 125],
  [80, 135],
  [85, 145],
  [85, 150],
  [90, 155],
  [95, 165],
  [100, 170],
  [105, 180],
  [110, 185],
  [115, 195],
  [120, 205],
  [125, 210],
  [125, 210],
  [125, 215],
  [130, 220],
];

/** Whether a height is plausible for a child of this age. */
export function isPlausibleHeight(age: number, heightCm: number): boolean {
  const [min, max] = plausibleHeights(age);
  return min <= heightCm && heightCm <= max;
}

export function plausibleHeights(age: number): readonly [number, number] {
  return boundsOfAge[age] ?? [0, 250];
}
