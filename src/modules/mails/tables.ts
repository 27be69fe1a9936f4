/** The tables that this module alone writes. */
export const tables = ['mails', 'mail_words'] as const;
