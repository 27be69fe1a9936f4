import { expect, test } from 'vitest';
import { isQuestion, isQuestionOfRules } from './is-question.ts';

test.each([
  'hủy phòng có mất tiền không',
  'huy phong co mat tien ko',
  'sapa mùa nào đẹp',
  'đi từ đâu?',
  'bao giờ có tiền',

  'trẻ em 5 tuổi có tính tiền không',
  'quên mã đặt chỗ',
  'nhận phòng mấy giờ',
  'chính sách hoàn hủy',
  'dat phong the nao',

  'em bé 2 tuổi tính giá sao',
  'how to pay',
  'nếu trời mưa',
  'giá gồm những gì',
  'hàng không có đưa đón không',
  'is breakfast included',
  'can children stay for free',
  'airport pickup included',
])('“%s” asks something', (text) => {
  expect(isQuestion(text)).toBe(true);
});

test.each([
  'ha long',
  'khách sạn gần cầu rồng',
  'khách sạn 5 sao',
  'bãi sao',
  'khinh khí cầu',
  'can tho',
  'do son',
  'can gio',
  'tham quan chua',

  'khong gian van hoa tra',
  'mat ho truc bach',
  'cù lao chàm',
  '',
  'vé hàng không',
  'cang hang khong',
])('“%s” asks nothing', (text) => {
  expect(isQuestion(text)).toBe(false);
});

test('what asks how something works is told from what asks which there is', () => {
  expect(isQuestionOfRules('giá phòng đã gồm ăn sáng chưa')).toBe(true);
  expect(isQuestionOfRules('đặt phòng cho người khác được không')).toBe(true);
  expect(isQuestionOfRules('khách sạn có hồ bơi không')).toBe(false);
  expect(isQuestionOfRules('tour nào đẹp')).toBe(false);
});
