import { expect, test } from 'vitest';
import { readyWords } from '#modules/search/understanding/ready-words.ts';
import { startWording } from '#modules/settings/wordings/wording-kinds.ts';
import { type Answer, indexHelp } from './help-index.ts';
import { rankHelp } from './rank-help.ts';

const { answers, alike } = readyWords(startWording({ kind: 'search' }));
const answer = (title: string, text: string, href: string, of = 'Hỏi đáp') => ({
  title,
  text,
  href,
  of,
  isAnswer: true,
});

const index = indexHelp(
  [
    ...answers.map(({ title, said, href }) => ({ title, text: '', href, said })),
    answer('Làm sao lấy hóa đơn công ty?', 'Điền tên đơn vị và mã số thuế khi đặt.', '/hoa-don'),
    answer('Trẻ em ngủ chung có mất tiền không?', 'Tùy nơi, theo độ tuổi.', '/tre-em'),
    answer(
      'Cảng vụ cấm tàu thì tiền của tôi ra sao?',
      'Được đổi ngày hoặc hoàn đủ.',
      '/cam-tau',
      'Du thuyền',
    ),
    answer('Có được mang thú cưng, hút thuốc trong phòng không?', 'Xem ở nội quy từng nơi.', '/noi-quy'),
    answer('Giờ nhận và trả phòng là mấy giờ?', 'Thường từ 14 giờ đến 12 giờ.', '/gio'),
    answer('Tour có bảo hiểm không?', 'Tour nào có thì ghi ngay trên trang.', '/bao-hiem'),
    {
      title: 'Hạn của điểm',
      of: 'Chương trình tích lũy',
      text: 'Điểm dùng được trong 24 tháng.',
      href: '/diem#han',
    },
    {
      title: 'Trẻ em',
      of: 'Chính sách bảo mật',
      text: 'Dữ liệu của trẻ em do cha mẹ gửi.',
      href: '/bao-mat#tre-em',
    },
    { title: 'Mùa đẹp của Sa Pa', text: 'Tháng nào có lúa, mây và hoa.', href: '/sa-pa' },
  ],
  alike,
);
const first = (text: string, options = {}) => rankHelp(index, text, options)[0]?.href;

test.each([
  ['hủy phòng có mất tiền không', '/page/chinh-sach-huy-va-hoan-tra'],
  ['huỷ phòng có mất phí ko', '/page/chinh-sach-huy-va-hoan-tra'],
  ['cancel booking', '/page/chinh-sach-huy-va-hoan-tra'],
  ['hóa đơn công ty', '/hoa-don'],
  ['trẻ em 5 tuổi có tính tiền không', '/tre-em'],
  ['tre em duoi 5 tuoi co mat tien khong', '/tre-em'],
  ['con nhỏ ngủ chung tính phí sao', '/tre-em'],
  ['biển động thì sao', '/cam-tau'],
  ['cho chó đi cùng được không', '/noi-quy'],
  ['checkin mấy giờ', '/gio'],
  ['bảo hiểm du lịch', '/bao-hiem'],
  ['điểm hết hạn khi nào', '/diem#han'],
  ['quên mã đặt chỗ', '/chuyen-di'],
  ['vé máy bay hà nội đà nẵng', '/ve-may-bay'],
  ['bay hà nội phú quốc', '/ve-may-bay'],
  ['sapa mùa nào đẹp', '/sa-pa'],
  ['hotline', '/lien-he'],
  ['cho tôi số hotline', '/lien-he'],
  ['trả góp', '/page/huong-dan-thanh-toan'],
])('“%s” is answered by %s', (text, href) => {
  expect(first(text)).toBe(href);
});

test.each(['phú quốc', 'resort đà nẵng', 'bàn ghế gỗ', '', '???'])(
  '“%s” is not a question with an answer',
  (text) => {
    expect(rankHelp(index, text)).toEqual([]);
  },
);

test.each([
  ['vé máy bay hà nội đà nẵng', '/ve-may-bay'],
  ['mùa đẹp', undefined],
  // A heading of a page is no name of it.
  ['combo cho trẻ em', undefined],
])('beside products “%s” has only what it names completely', (text, href) => {
  expect(first(text, { onlyNamed: true })).toBe(href);
});

const only = (...entries: Answer[]) => {
  const others = ['Đỗ xe', 'Hồ bơi', 'Thang máy', 'Ban công', 'Bồn tắm', 'Lò sưởi'];
  const filling = others.map((title) => ({ title, text: '', href: `/${title}` }));
  const few = indexHelp([...entries, ...filling], alike);
  return (text: string) => rankHelp(few, text)[0]?.href;
};

test('the very words are nearer than a phrase that means the same', () => {
  const ask = only(
    answer('Bão thì tàu có chạy không?', 'Không.', '/bao'),
    answer('Cấm biển thì tàu có chạy không?', 'Không.', '/cam-bien'),
  );
  expect(ask('cấm biển thì tàu có chạy không')).toBe('/cam-bien');
});

test('an answer comes before a page of the same words, and a short title before one that says more', () => {
  const page = { title: 'Thuê xe máy', text: 'Giấy tờ.', href: '/bai' };
  expect(only(page, answer('Thuê xe máy?', 'Giấy tờ.', '/hoi'))('thuê xe máy cần gì')).toBe('/hoi');
  const long = answer('Nhận phòng sớm ở khu nghỉ dưỡng miền núi', 'Có.', '/mien-nui');
  expect(only(long, answer('Nhận phòng sớm', 'Có.', '/som'))('nhận phòng sớm được không')).toBe('/som');
});

test('a text that asks nothing needs half of its words, and some in the title', () => {
  const ask = only({ title: 'Hạn của điểm', text: 'Dùng trong hai năm, kể cả lúa và mây.', href: '/diem' });
  expect(ask('hạn của điểm')).toBe('/diem');
  expect(ask('điểm bán xăng dầu')).toBeUndefined();
  expect(ask('lúa và mây')).toBeUndefined();
  expect(ask('lúa và mây có gì')).toBe('/diem');
});

test('of a question less is enough where the title has some of it', () => {
  const ask = only(answer('Trẻ em tính vé theo tuổi?', 'Có.', '/tre-em'), answer('Giá vé', 'Rẻ.', '/gia'));
  expect(ask('trẻ em bị sốt đột ngột thì sao')).toBe('/tre-em');
  expect(ask('vé nào cũng phải chụp ảnh chân dung à?')).toBeUndefined();
});

test('a word with other marks is another word', () => {
  const ask = only(answer('Có đổi bạn cùng phòng được không?', 'Được.', '/doi'));
  expect(ask('bàn cũng hỏng à?')).toBeUndefined();
  expect(ask('ban cung phong co doi khong')).toBe('/doi');
});

test('in a text with marks a word without any is meant so, and an unfinished one may begin a phrase', () => {
  const scam = { title: 'Kênh chính thức', text: '', href: '/kenh', said: ['trang giả'] };
  const refund = { title: 'Hoàn trả', text: '', href: '/hoan', said: ['hoàn tiền'] };
  const ask = only(scam, refund);
  expect(ask('combo nha trang gia đình')).toBeUndefined();
  expect(ask('trang gia')).toBe('/kenh');
  expect(ask('hoàn t')).toBe('/hoan');
});
