/** Rules that companies often have, to begin a new one with: the days of the moon are hard to type right. */
export const ruleModels: Readonly<
  Record<string, { title: string; typed: Readonly<Record<string, string>> }>
> = {
  tet: {
    title: '29 Tết – mùng 5',
    typed: { kind: 'lunar', label: 'Tết Nguyên đán', from: '29/12', to: '05/01', percent: '35' },
  },
  ram: {
    title: 'Rằm và mùng một',
    typed: { kind: 'lunar', label: 'Rằm, mùng một', lunarDays: '1, 15', percent: '10' },
  },
  'gio-to': {
    title: 'Giỗ Tổ, mùng 10 tháng 3',
    typed: { kind: 'lunar', label: 'Giỗ Tổ Hùng Vương', from: '10/03', to: '10/03', percent: '25' },
  },
  'cuoi-tuan': {
    title: 'Cuối tuần',
    typed: { kind: 'weekday', label: 'Cuối tuần', thu: '5 6', percent: '15' },
  },
  'mua-cao': {
    title: 'Mùa cao điểm hè',
    typed: { kind: 'season', label: 'Mùa hè', from: '01/06', to: '31/08', percent: '10' },
  },
};
