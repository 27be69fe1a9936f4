/** Who did something: written into every event. */
export type Actor = 'guest' | 'system' | `staff:${string}`;
