type HolidayGroup =
  | 'tet'
  | 'gio-to'
  | 'le-30-4'
  | 'quoc-khanh'
  | 'van-hoa'
  | 'tet-duong'
  | 'giang-sinh'
  | 'other';

/** A holiday of one year. Windows of one group never overlap, so a day gets a group's surcharge only once. */
export interface ReferenceHoliday {
  group: HolidayGroup;
  title: string;
  /** Price window, ISO dates, both inclusive: nights before and on the days off. */
  from: string;
  to: string;
  /** The day itself, ISO date. */
  on: string;
  /** Day and month of the lunar calendar, if the date follows it. */
  lunar?: string;
  isPublicHoliday: boolean;
  source: string;
}

const labourCode = 'Bộ luật Lao động 2019, Điều 112';
const lunarTable = 'Lịch âm Việt Nam (UTC+7), hai cách tính độc lập cho cùng ngày';
const custom = 'Cao điểm theo tập quán, không phải ngày nghỉ chung';

/** What differs from year to year: the date, and the price window that follows from its weekday. */
type Row = [on: string, from: string, to: string];

const yearly = (
  of: Pick<ReferenceHoliday, 'group' | 'title' | 'lunar' | 'isPublicHoliday' | 'source'>,
  rows: Row[],
): ReferenceHoliday[] => rows.map(([on, from, to]) => ({ ...of, on, from, to }));

const lunarDay = (title: string, lunar: string, days: string[]): ReferenceHoliday[] =>
  yearly(
    { group: 'other', title, lunar, isPublicHoliday: false, source: `${lunarTable}. ${custom}` },
    days.map((day) => [day, day, day]),
  );

/** Public holidays and demand peaks 2026–2030. Working days swapped by yearly decree are not predicted. */
export const holidays: ReferenceHoliday[] = [
  ...yearly({ group: 'tet-duong', title: 'Tết Dương lịch', isPublicHoliday: true, source: labourCode }, [
    ['2026-01-01', '2025-12-31', '2026-01-03'],
    ['2027-01-01', '2026-12-31', '2027-01-02'],
    ['2028-01-01', '2027-12-31', '2028-01-02'],
    ['2029-01-01', '2028-12-31', '2029-01-01'],
    ['2030-01-01', '2029-12-31', '2030-01-01'],
    ['2031-01-01', '2030-12-31', '2031-01-01'],
  ]),
  ...yearly(
    {
      group: 'tet',
      title: 'Tết Nguyên đán',
      lunar: '1/1',
      isPublicHoliday: true,
      source: `${labourCode}. ${lunarTable}`,
    },
    [
      ['2026-02-17', '2026-02-15', '2026-02-23'],
      ['2027-02-06', '2027-02-04', '2027-02-12'],
      ['2028-01-26', '2028-01-24', '2028-02-01'],
      ['2029-02-13', '2029-02-11', '2029-02-19'],
      ['2030-02-02', '2030-01-31', '2030-02-08'],
      ['2031-01-23', '2031-01-21', '2031-01-29'],
    ],
  ),
  ...yearly(
    {
      group: 'gio-to',
      title: 'Giỗ Tổ Hùng Vương',
      lunar: '10/3',
      isPublicHoliday: true,
      source: `${labourCode}. ${lunarTable}`,
    },
    [
      ['2026-04-26', '2026-04-24', '2026-04-26'],
      ['2027-04-16', '2027-04-15', '2027-04-17'],
      ['2028-04-04', '2028-04-03', '2028-04-04'],
      ['2029-04-23', '2029-04-20', '2029-04-23'],
      ['2030-04-12', '2030-04-11', '2030-04-13'],
    ],
  ),
  ...yearly(
    {
      group: 'le-30-4',
      title: 'Ngày Giải phóng miền Nam, thống nhất đất nước',
      isPublicHoliday: true,
      source: labourCode,
    },
    [
      ['2026-04-30', '2026-04-29', '2026-04-30'],
      ['2027-04-30', '2027-04-29', '2027-04-30'],
      ['2028-04-30', '2028-04-28', '2028-04-30'],
      ['2029-04-30', '2029-04-27', '2029-04-30'],
      ['2030-04-30', '2030-04-29', '2030-04-30'],
    ],
  ),
  ...yearly({ group: 'le-30-4', title: 'Ngày Quốc tế Lao động', isPublicHoliday: true, source: labourCode }, [
    ['2026-05-01', '2026-05-01', '2026-05-02'],
    ['2027-05-01', '2027-05-01', '2027-05-02'],
    ['2028-05-01', '2028-05-01', '2028-05-01'],
    ['2029-05-01', '2029-05-01', '2029-05-01'],
    ['2030-05-01', '2030-05-01', '2030-05-01'],
  ]),
  ...yearly(
    {
      group: 'quoc-khanh',
      title: 'Quốc khánh',
      isPublicHoliday: true,
      source: `${labourCode}: ngày 2/9 và một ngày liền kề. Lịch năm 2026 theo Thông báo 9441/TB-BNV`,
    },
    [
      ['2026-09-02', '2026-08-28', '2026-09-02'],
      ['2027-09-02', '2027-09-01', '2027-09-04'],
      ['2028-09-02', '2028-08-31', '2028-09-03'],
      ['2029-09-02', '2029-08-31', '2029-09-03'],
      ['2030-09-02', '2030-08-30', '2030-09-03'],
    ],
  ),
  ...yearly(
    {
      group: 'van-hoa',
      title: 'Ngày Văn hóa Việt Nam',
      isPublicHoliday: true,
      source: 'Nghị quyết 28/2026/QH16, áp dụng từ năm 2026',
    },
    [
      ['2026-11-24', '2026-11-23', '2026-11-24'],
      ['2027-11-24', '2027-11-23', '2027-11-24'],
      ['2028-11-24', '2028-11-23', '2028-11-25'],
      ['2029-11-24', '2029-11-23', '2029-11-24'],
      ['2030-11-24', '2030-11-22', '2030-11-24'],
    ],
  ),
  ...yearly({ group: 'giang-sinh', title: 'Tuần Giáng sinh', isPublicHoliday: false, source: custom }, [
    ['2026-12-25', '2026-12-23', '2026-12-30'],
    ['2027-12-25', '2027-12-23', '2027-12-30'],
    ['2028-12-25', '2028-12-23', '2028-12-30'],
    ['2029-12-25', '2029-12-23', '2029-12-30'],
    ['2030-12-25', '2030-12-23', '2030-12-30'],
  ]),
  ...lunarDay('Ông Công, ông Táo', '23/12', [
    '2026-02-10',
    '2027-01-30',
    '2028-01-19',
    '2029-02-06',
    '2030-01-26',
    '2031-01-16',
  ]),
  ...lunarDay('Rằm tháng Giêng', '15/1', [
    '2026-03-03',
    '2027-02-20',
    '2028-02-09',
    '2029-02-27',
    '2030-02-16',
    '2031-02-06',
  ]),
  ...lunarDay('Tết Đoan Ngọ', '5/5', ['2026-06-19', '2027-06-09', '2028-05-28', '2029-06-16', '2030-06-05']),
  ...lunarDay('Vu Lan', '15/7', ['2026-08-27', '2027-08-16', '2028-09-03', '2029-08-24', '2030-08-13']),
  ...lunarDay('Tết Trung thu', '15/8', [
    '2026-09-25',
    '2027-09-15',
    '2028-10-03',
    '2029-09-22',
    '2030-09-12',
  ]),
];
