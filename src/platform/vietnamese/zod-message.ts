import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const ofType: Record<string, string> = {
  string: 'Phải là chữ.',
  number: 'Phải là số.',
  int: 'Phải là số nguyên.',
  boolean: 'Phải là true hoặc false.',
  array: 'Phải là một danh sách.',
  object: 'Phải là một nhóm thông tin có tên từng mục.',
  record: 'Phải là một nhóm thông tin có tên từng mục.',
  date: 'Phải là ngày.',
};

const ofFormat: Record<string, string> = {
  email: 'Email chưa đúng.',
  url: 'Địa chỉ trang chưa đúng.',
  uuid: 'Phải là một UUID.',
  guid: 'Phải là một UUID.',
  date: 'Ngày phải có dạng YYYY-MM-DD.',
  time: 'Giờ phải có dạng HH:MM.',
  datetime: 'Ngày giờ chưa đúng dạng ISO 8601.',
};

/**
 * The message for a zod issue without one of its own, for the people who made the input. A sentence, since the field is
 * named beside it.
 */
export function zodMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Thiếu thông tin này.';
      return ofType[issue.expected] ?? 'Chưa đúng kiểu.';
    case 'too_small':
      return limit(issue.origin, 'least', issue.minimum, issue.inclusive !== false);
    case 'too_big':
      return limit(issue.origin, 'most', issue.maximum, issue.inclusive !== false);
    case 'not_multiple_of':
      return `Phải chia hết cho ${issue.divisor}.`;
    case 'invalid_format':
      return ofFormat[issue.format] ?? 'Chưa đúng dạng.';
    case 'invalid_value':
      return issue.values.length === 1
        ? `Phải là ${String(issue.values[0])}.`
        : `Chỉ nhận một trong: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Không có mục nào tên: ${issue.keys.join(', ')}.`;
    case 'invalid_key':
      return 'Tên mục chưa đúng.';
    case 'invalid_element':
      return 'Có một mục chưa đúng.';
    case 'invalid_union':
      return 'Chưa đúng dạng nào được nhận.';
    default:
      return 'Giá trị chưa đúng.';
  }
}

function limit(origin: string, bound: 'least' | 'most', value: number | bigint, isIncluded: boolean): string {
  if (origin === 'string')
    return bound === 'least' ? atLeastLetters(Number(value)) : `Dài nhất ${value} ký tự.`;
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return `${bound === 'least' ? 'Ít nhất' : 'Nhiều nhất'} ${value} mục.`;
  if (isIncluded) return `${bound === 'least' ? 'Nhỏ nhất là' : 'Lớn nhất là'} ${value}.`;
  return `Phải ${bound === 'least' ? 'lớn hơn' : 'nhỏ hơn'} ${value}.`;
}

function atLeastLetters(value: number): string {
  return value <= 1 ? 'Không được để trống.' : `Ít nhất ${value} ký tự.`;
}
