import { weekdayOptions } from '#modules/catalog/kinds/field-labels.ts';
import { childPolicyLabel } from '#modules/catalog/kinds/sale-term-labels.ts';
import { levels } from './codes.ts';

export const tryLabels = {
  level: { label: 'Trình độ', options: levels },
  craft: { label: 'Nghề' },
  teacher: { label: 'Người dạy' },
  groupMin: { label: 'Ít nhất bao nhiêu khách' },
  weekdays: { label: 'Các thứ', options: weekdayOptions },
  childPolicy: childPolicyLabel,
};
