/** The tables that only this module writes. */
export const tables = ['alerts', 'push_devices'] as const;
