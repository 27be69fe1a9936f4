/** How extras are called of which one is chosen. */
export const extraGroupWords: Record<string, string> = { pickup: 'Điểm đón' };
