import { expect, test } from 'vitest';
import { editableParts, readEditedWords, type Wording } from './texts/read-edited-words.ts';

const wording: Wording = {
  template: 'held',
  usual: {
    subject: 'Giữ chỗ {{code}}: chờ thanh toán',
    title: 'Chào {{name}}, chúng tôi đang giữ chỗ cho bạn',
    text: 'Số tiền cần trả là {{due}} trước **{{holdUntil}}**. [Xem]({{tripLink}}) hoặc gọi {{phone}}.',
  },
  values: {
    code: 'DV26A7K9Q',
    name: 'Nguyễn Thị Lan',
    phone: '1900 6868',
    due: '2.400.000 ₫',
    total: '4.800.000 ₫',
    paid: '0 ₫',
    holdUntil: '10:00 ngày 20/12/2026',
    tripLink: 'https://neoviet.example/chuyen-di/DV26A7K9Q?pass=secret',
  },
};
const plain = `Giữ chỗ DV26A7K9Q. Số tiền cần trả là 2.400.000 ₫ trước 10:00 ngày 20/12/2026. Phí hủy 1.200.000 ₫. Viết cho lienhe@neoviet.example.`;
const edit = (part: string, text: string) => readEditedWords(wording, { [part]: text }, plain);
const text = editableParts(wording).find(({ part }) => part === 'text')?.text ?? '';

test('the editor shows filled text, except for what opens the booking', () => {
  expect(text).toBe(
    'Số tiền cần trả là 2.400.000 ₫ trước **10:00 ngày 20/12/2026**. [Xem]({{tripLink}}) hoặc gọi 1900 6868.',
  );
  expect(editableParts(wording).map(({ label, isLine }) => [label, isLine])).toEqual([
    ['Tiêu đề thư', true],
    ['Câu đầu thư', true],
    ['Lời thư', false],
  ]);
});

test('filled values become placeholders again, so that they are current when sent; unchanged text is not stored', () => {
  expect(
    readEditedWords(
      wording,
      Object.fromEntries(editableParts(wording).map((one) => [one.part, one.text])),
      plain,
    ),
  ).toEqual({
    ok: true,
    words: {},
  });
  expect(edit('text', `${text} Mong cháu mau khỏe.`)).toEqual({
    ok: true,
    words: { text: `${wording.usual.text} Mong cháu mau khỏe.` },
  });
  // Typed in another way: with other spaces, and with another amount of the booking.
  const typed = text.replace(' ₫', '  ₫').replace('hoặc', '(cả chuyến 4.800.000 ₫) hoặc').normalize('NFD');
  expect(edit('text', typed)).toEqual({
    ok: true,
    words: { text: wording.usual.text?.replace('hoặc', '(cả chuyến {{total}}) hoặc') },
  });
  expect(edit('title', 'Chào chị Lan, em Nẻo Việt đây')).toMatchObject({ ok: true });
  expect(edit('text', `${text} Hủy mất 1.200.000 ₫, viết cho lienhe@neoviet.example.`)).toMatchObject({
    ok: true,
  });
  expect(
    edit(
      'text',
      `${text} Chị nghỉ 2 đêm, 3 người, tầng 12, phòng 1204, ngày 24/12 lúc 08:30, 25-12-2026, 26.12.2026.`,
    ),
  ).toMatchObject({
    ok: true,
  });
});

test.each([
  ['subject', 'Giữ chỗ của chị', 'Phải giữ DV26A7K9Q, mã đặt chỗ.'],
  ['subject', 'Giữ chỗ DV26A7K9R', 'Phải giữ DV26A7K9Q, mã đặt chỗ.'],
  ['subject', ' ', 'Vui lòng nhập.'],
  ['subject', 'Giữ chỗ DV26A7K9Q\nBcc: ai@do.example', 'Một dòng, đến 120 ký tự.'],
  ['title', 'Chào chị, chỉ còn 1.000.000 ₫', 'Số tiền “1.000.000” không có trong thư này'],
  ['title', 'Chào chị, chỉ còn 2 triệu', 'Số tiền “2” không có trong thư này'],
  ['title', 'Chào chị, chỉ còn 900k thôi', 'Số tiền “900” không có trong thư này'],
  ['title', 'Chào chị, mở DV26A7K9R nhé', 'Mã “DV26A7K9R” không có trong thư này'],
  ['title', 'Chào chị, trả ở neoviet-pay.com nhé', 'Địa chỉ “neoviet-pay.com” không có trong thư này'],
  ['title', 'Chào chị, [trả ở đây](https://xau.example)', 'Địa chỉ “https://xau.example)” không có'],
  ['title', 'Chào chị, gọi em 0912 345 678', 'Số điện thoại “0912 345 678” không có trong thư này'],
  ['title', 'Chào chị, gọi em (091) 2345678', 'Số điện thoại “(091) 2345678” không có trong thư này'],
  ['title', 'Chuyển vào STK 19033344455667', 'Số “19033344455667” không có trong thư này'],
  ['title', 'Chuyển vào STK 1028 3746 55', 'Số “1028 3746 55” không có trong thư này'],
  ['title', 'Chuyển vào STK １０２８３７４６５５', 'Số “1028374655” không có trong thư này'],
  ['title', 'Chuyển vào STK 1028\u200b3746\u200b55', 'Số “1028374655” không có trong thư này'],
  ['title', 'Chào chị, trả ở neo-viet.top/tra', 'Địa chỉ “neo-viet.top/tra” không có trong thư này'],
  ['title', 'Chào chị, trả ở neo-viet．online', 'Địa chỉ “neo-viet.online” không có trong thư này'],
  ['title', 'Chào {{chi}}', 'Không có chỗ điền {{chi}}.'],
  ['title', 'Chào {{name}', 'Chỗ điền viết như {{code}}'],
  ['text', text.replace('2.400.000', '2.300.000'), 'Phải giữ 2.400.000 ₫, số tiền cần trả.'],
  ['text', text.replace('2.400.000', '12.400.000'), 'Phải giữ 2.400.000 ₫, số tiền cần trả.'],
  ['text', text.replace('20/12', '21/12'), 'Phải giữ 10:00 ngày 20/12/2026, giữ chỗ đến.'],
  ['text', text.replace('({{tripLink}})', ''), 'Phải giữ {{tripLink}}, liên kết tới chuyến đi.'],
])('%s “%s” is refused', (part, typed, says) => {
  const read = edit(part, typed);
  expect(read.ok ? {} : read.problems[part]).toContain(says);
});
