import type { FleetDraft } from '#modules/catalog/schema.ts';

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);

/** What packages share: whatever of it one of them takes, the others do not have at the same hours. */
export const demoFleets: FleetDraft[] = [
  {
    code: 'du-thuyen-nha-trang',
    title: 'Du thuyền mười hai mét ở bến Cầu Đá',
    turnaroundMinutes: 30,
    vehicles: ['canh-buom-chieu'],
  },
  {
    code: 'tau-go-ben-beo',
    title: 'Tàu gỗ hai boong ở bến Bèo',
    turnaroundMinutes: 60,
    vehicles: numbered('tau', 4),
  },
  {
    code: 'ca-no-an-thoi',
    title: 'Ca nô hai máy ở cảng An Thới',
    turnaroundMinutes: 45,
    vehicles: numbered('ca-no', 8),
  },
  {
    code: 'ca-no-nhon-ly',
    title: 'Ca nô mười khách của làng Nhơn Lý',
    turnaroundMinutes: 15,
    vehicles: numbered('ca-no', 5),
  },
  {
    code: 'tau-composite-nhon-ly',
    title: 'Tàu composite mười tám khách của làng Nhơn Lý',
    turnaroundMinutes: 15,
    vehicles: numbered('tau', 2),
  },
  {
    code: 'thuyen-don-song-huong',
    title: 'Thuyền rồng đơn ở bến Tòa Khâm',
    turnaroundMinutes: 15,
    vehicles: numbered('thuyen', 8),
  },
  {
    code: 'thuyen-doi-song-huong',
    title: 'Thuyền rồng đôi ở bến Tòa Khâm',
    turnaroundMinutes: 15,
    vehicles: numbered('thuyen', 4),
  },
  {
    code: 'dieu-phoi-tan-son-nhat',
    title: 'Điều phối viên ở Tân Sơn Nhất',
    vehicles: numbered('dieu-phoi', 6),
  },
  { code: 'bai-tiec-bai-truong', title: 'Bãi tiệc ở Bãi Trường', vehicles: ['bai-tiec'] },
  { code: 'vuon-ven-song-an-khanh', title: 'Vườn tiệc ven sông An Khánh', vehicles: ['vuon'] },
  { code: 'sanh-tiec-ha-noi', title: 'Sảnh tiệc trong phố Hà Nội', vehicles: numbered('sanh', 3) },
  { code: 'to-tro-choi-my-khe', title: 'Tổ dẫn trò ở Mỹ Khê', vehicles: numbered('to', 2) },
  { code: 'to-tro-choi-pho-co', title: 'Tổ dẫn trò ở phố cổ Hà Nội', vehicles: numbered('to', 2) },
  { code: 'to-tro-choi-tuyen-lam', title: 'Tổ dẫn trò ở hồ Tuyền Lâm', vehicles: numbered('to', 2) },
];
