import { expect, test } from 'vitest';
import { isQuestion, rankHelp } from './rank-help.ts';

const entries = [
  { title: 'Làm sao lấy hóa đơn công ty?', text: 'Điền tên đơn vị và mã số thuế khi đặt.', href: '/hoi' },
  { title: 'Chính sách hủy và hoàn trả', text: 'Hủy phòng mất bao nhiêu, tiền về khi nào.', href: '/huy' },
  { title: 'Trẻ em ngủ chung có mất tiền không?', text: 'Tùy nơi, theo độ tuổi.', href: '/tre-em' },
  { title: 'Vé máy bay', text: 'chuyến bay', href: '/ve-may-bay' },
  { title: 'Mùa đẹp của Sa Pa', text: 'Tháng nào có lúa, mây và hoa.', href: '/sa-pa' },
  { title: 'Liên hệ', text: 'tổng đài hotline', href: '/lien-he' },
];

test.each([
  ['hủy phòng có mất tiền không', '/huy'],
  ['có xuất hóa đơn không', '/hoi'],
  ['trẻ em dưới 5 tuổi có mất tiền không', '/tre-em'],
  ['vé máy bay hà nội đà nẵng', '/ve-may-bay'],
  ['sapa mùa nào đẹp', '/sa-pa'],
  ['hotline', '/lien-he'],
  ['lien he', '/lien-he'],
])('“%s” is answered by %s', (text, href) => {
  expect(rankHelp(entries, text)[0]?.href).toBe(href);
});

test.each(['phú quốc', 'khách sạn đà nẵng', '', '???'])('“%s” is not a question with an answer', (text) => {
  expect(rankHelp(entries, text)).toEqual([]);
});

test.each([
  ['vé máy bay hà nội đà nẵng', '/ve-may-bay'],
  ['mùa đẹp', undefined],
])('beside products “%s” has only what it names completely', (text, href) => {
  expect(rankHelp(entries, text, { onlyNamed: true })[0]?.href).toBe(href);
});

test.each([
  ['hủy phòng có mất tiền không', true],
  ['sapa mùa nào đẹp', true],
  ['đi từ đâu?', true],
  ['ha long', false],
  ['khách sạn gần cầu rồng', false],
])('whether “%s” is a question: %s', (text, asks) => {
  expect(isQuestion(text)).toBe(asks);
});
