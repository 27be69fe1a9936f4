/** Whether others come along. */
export const tourTypes = { shared: 'ghép đoàn', private: 'riêng' };
