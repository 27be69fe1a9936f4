/** Labels of extras of which one is chosen. */
export const extraGroupWords: Record<string, string> = { pickup: 'Điểm đón' };
