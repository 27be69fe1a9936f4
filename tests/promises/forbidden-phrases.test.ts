import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Phrases that visitors stumbled over, each with its replacement (findings U-04 to U-82). */
const forbidden: [phrase: RegExp, instead: string][] = [
  [/Bạn cho biết (?:họ tên|số điện thoại|email|địa chỉ|tên)/, 'Vui lòng nhập …'],
  [/[Bb]ạn [^.!?'"`]{2,90} nhé[.'"`]/, 'Vui lòng …'],
  [/cần bạn xem lại/, 'Còn … mục cần xem lại'],
  [/Bạn lưu ý/, 'Lưu ý'],
  [/[Ss]ố thật/, 'nothing: it goes without saying'],
  [/chạy ngầm/, 'nothing: how the site works inside'],
  [/chống gửi tự động/, 'kiểm tra'],
  [/Điều bạn có thể tin/, 'Vì sao nên đặt ở …'],
  [/Khách đi về kể lại/, 'Khách nói gì'],
  [/để xem giá đúng/, 'để xem giá chính xác'],
  [/Con số khoảng chừng/, 'ước tính'],
  [/Không còn khoản nào/, '0 ₫ (đã trả đủ)'],
  [/trên mạng"/, 'đặt online'],
];

test('no text for visitors contains a forbidden phrase', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'demo/catalogue'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|json|md)$/.test(file) && !/\.test\.|test-data|README/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      forbidden
        .filter(([phrase]) => phrase.test(line))
        .map(([phrase, instead]) => `${file}:${index + 1} ${phrase.source} → ${instead}`),
    );
  });
  expect(found).toEqual([]);
});
