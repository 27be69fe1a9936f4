/** Whether the tour is shared with other guests. */
export const tourTypes = { shared: 'ghép đoàn', private: 'riêng' };
