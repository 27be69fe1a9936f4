/** How scores are counted together, best first; the words are those beside a product's average. */
export const scoreBands = [
  { from: 9, to: 10, label: 'Tuyệt vời' },
  { from: 8, to: 8, label: 'Rất tốt' },
  { from: 7, to: 7, label: 'Tốt' },
  { from: 5, to: 6, label: 'Tạm được' },
  { from: 1, to: 4, label: 'Chưa hài lòng' },
] as const;
