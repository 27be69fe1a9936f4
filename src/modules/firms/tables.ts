/** The tables that this module alone writes. */
export const tables = ['firms', 'firm_members', 'firm_invitations'] as const;
