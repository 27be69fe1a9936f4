import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Phrases that visitors stumbled over, each with its replacement (findings U-04 to U-82). */
const forbidden: [phrase: RegExp, instead: string][] = [
  [/Bạn cho biết (?:họ tên|số điện thoại|email|địa chỉ|tên)/, 'Vui lòng nhập …'],
  [/[Bb]ạn [^.!?'"`]{2,90} nhé[.'"`]/, 'Vui lòng …'],
  [/cần bạn xem lại/, 'Còn … mục cần xem lại'],
  [/Bạn lưu ý/, 'Lưu ý'],
  [/[Ss]ố thật/, 'nothing: it goes without saying (U-10, U-25)'],
  [/chạy ngầm/, 'nothing: how the site works inside'],
  [/chống gửi tự động/, 'kiểm tra'],
  [/Điều bạn có thể tin/, 'Vì sao nên đặt ở … (U-61)'],
  [/Gọi là có người|Hỏi là có mã/, 'what the staff do, in plain words (U-61)'],
  [/Có xác nhận thật/, 'Xác nhận từ nhà cung cấp (U-61)'],
  [/Điểm đến được hỏi nhiều/, 'what orders them (U-61)'],
  [/Khách đi về kể lại/, 'Khách nói gì (U-61)'],
  [/hai lá thư một tháng/, 'Gợi ý mùa đẹp (U-61)'],
  [/treo sẵn con số/, 'what is priced, and when (U-53)'],
  [/\d thuê xe|chỉ nhận một khách/, '… xe; một đoàn mỗi lượt (U-63)'],
  [
    /smokingPolicy": "(?:(?![^"]*thuốc)|[^"]*(?:thì không|thì được|cấm|tuyệt đối))/i,
    'Chỉ hút thuốc ở …; không hút thuốc trong … (U-19)',
  ],
  [/để xem giá đúng/, 'để xem giá chính xác (U-11)'],
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
