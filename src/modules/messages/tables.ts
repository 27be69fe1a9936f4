/** The tables that this module alone writes. */
export const tables = ['phone_messages', 'sender_keys'] as const;
