import { expect, test } from 'vitest';
import { emptyReview, readReviewForm } from './review-values.ts';

function post(fields: Record<string, string>) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  return readReviewForm(form, 'hotel');
}

const whole = {
  overall: '9',
  'score-staff': '10',
  'score-breakfast': '',
  title: 'Nhân viên rất ấm',
  content: 'Phòng sạch, sáng nào cũng có bún cá nóng.\r\nChúng tôi sẽ quay lại.',
  tripType: 'cap-doi',
  stayedIn: '2026-12',
  authorName: 'Thu Hà',
};

test('reads a review with the rated criteria and nothing else', () => {
  const read = post({ ...whole, 'score-cabin': '10', product: '7' });
  expect(read.ok && read.value).toMatchObject({
    overall: 9,
    scores: { staff: 10 },
    content: 'Phòng sạch, sáng nào cũng có bún cá nóng.\nChúng tôi sẽ quay lại.',
    tripType: 'cap-doi',
  });
});

test('names missing fields in Vietnamese, and keeps input', () => {
  const read = post({ title: 'Ổn', content: 'Tốt.', authorName: 'Hà' });
  if (read.ok) throw new Error('taken');
  expect(Object.keys(read.errors).toSorted()).toEqual([
    'content',
    'overall',
    'stayedIn',
    'title',
    'tripType',
  ]);
  for (const message of Object.values(read.errors)) expect(message).toMatch(/[À-ỹ]/);
  expect(read.values).toMatchObject({ title: 'Ổn', content: 'Tốt.', authorName: 'Hà' });
});

test("a form is prefilled with the guest's name and the month of the trip", () => {
  expect(emptyReview({ guestName: ' Nguyễn Thu Hà ', months: ['2026-11', '2026-12'] })).toMatchObject({
    authorName: 'Hà',
    stayedIn: '2026-12',
  });
});
