import { weekdayOptions } from '../field-labels.ts';
import { childPolicyLabel, extrasLabel } from '../sale-term-labels.ts';
import { difficulties } from './codes.ts';

export const experienceLabels = {
  durationMinutes: { label: 'Kéo dài (phút)' },
  languages: { label: 'Ngôn ngữ', hint: 'Mỗi dòng một ngôn ngữ.' },
  meetingPoint: { label: 'Điểm hẹn' },
  difficulty: { label: 'Mức độ', options: difficulties },
  ageMin: { label: 'Từ tuổi', hint: '0 nếu tuổi nào cũng được.' },
  groupMin: { label: 'Ít nhất bao nhiêu khách' },
  groupMax: { label: 'Nhiều nhất bao nhiêu khách' },
  whatToBring: { label: 'Mang theo', hint: 'Mỗi dòng một thứ.' },
  childPolicy: childPolicyLabel,
  weekdays: { label: 'Diễn ra các thứ', options: weekdayOptions },
  extras: extrasLabel,
  weatherPolicy: { label: 'Khi thời tiết xấu' },
};
