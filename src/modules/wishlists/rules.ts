/** The most products of each list. */
export const mostListed = { saved: 50, seen: 20 } as const;

export type ListName = keyof typeof mostListed;
