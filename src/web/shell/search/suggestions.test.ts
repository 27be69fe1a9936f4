import { describe, expect, it } from 'vitest';
import { groupSuggestions, otherNameFound, type Suggestion, type SuggestionType } from './suggestions.ts';

const suggestion = (type: SuggestionType, title: string, alsoNamed: string[] = []): Suggestion => ({
  type,
  title,
  href: '/',
  alsoNamed,
});
const titles = (found: Suggestion[], text: string, areForText = true) =>
  groupSuggestions(found, text, { areForText }).flatMap((group) =>
    group.suggestions.map((entry) => entry.title),
  );

const found = [
  suggestion('tour', 'Tour Hội An một ngày'),
  suggestion('province', 'Đà Nẵng', ['Hội An']),
  suggestion('hotel', 'Khách sạn Phố Cổ', ['Đà Nẵng']),
  suggestion('cruise', 'Du thuyền Vịnh Xanh'),
];

describe('SRCH-02: suggestions for a text', () => {
  it('are grouped in one order, whatever the order they came in', () => {
    const groups = groupSuggestions(found, 'an', { areForText: true });
    expect(groups.map((group) => group.type)).toEqual(['province', 'hotel', 'tour', 'cruise']);
    expect(groups[0]?.label).toBe('Tỉnh, thành phố');
  });

  it('hold the text in any case and with or without tone marks', () => {
    expect(titles(found, 'HỘI AN')).toEqual(['Đà Nẵng', 'Tour Hội An một ngày']);
    expect(titles(found, 'hoi an')).toEqual(['Đà Nẵng', 'Tour Hội An một ngày']);
    expect(titles(found, 'hoian')).toEqual(['Đà Nẵng', 'Tour Hội An một ngày']);
  });

  it('hold the words in any order', () => {
    expect(titles(found, 'da nang khach san')).toEqual(['Khách sạn Phố Cổ']);
  });

  it('are all that the server found when it understood more than the letters', () => {
    expect(titles(found, 'da nagn')).toHaveLength(4);
  });

  it('do not show answers to another text for it', () => {
    expect(titles(found, 'phu quoc', false)).toEqual([]);
  });

  it('are at most a hundred', () => {
    const many = Array.from({ length: 140 }, (_, index) => suggestion('hotel', `Khách sạn ${index}`));
    expect(titles(many, 'khach san')).toHaveLength(100);
  });
});

it('names the other name that a text was found by', () => {
  const province = suggestion('province', 'Lâm Đồng', ['Đà Lạt', 'Phan Thiết']);
  expect(otherNameFound(province, 'dalat')).toBe('Đà Lạt');
  expect(otherNameFound(province, 'lam')).toBeNull();
  expect(otherNameFound(province, 'da nagn')).toBeNull();
});
