import { expect, test } from 'vitest';
import { isPersonName } from './is-person-name.ts';

test.each([
  'Nguyễn Thu Hà',
  "H'Hen Niê",
  'Trần V. An',
  'J.R.R. Tolkien',
  'Jean-Luc O’Neill',
  'Đỗ Thị Mỹ Ý'.normalize('NFD'),
  '山田 太郎',
])('%s can be a name', (name) => expect(isPersonName(name)).toBe(true));

test.each([
  'MUA NGAY evil.example',
  'https://evil.example',
  'www.x.vn',
  'a@b.vn',
  'Gọi 0912345678',
  '<b>Hà</b>',
  'Hà\nBcc: x',
  '',
])('S-09: %j is not a name', (name) => expect(isPersonName(name)).toBe(false));
