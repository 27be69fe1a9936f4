/** The tables that this module alone writes. */
export const tables = ['tasks', 'task_notices', 'task_readers'] as const;
