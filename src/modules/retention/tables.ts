/** The tables that this module alone writes. */
export const tables = ['demo_objects', 'asked_erasures', 'guest_merges'] as const;
