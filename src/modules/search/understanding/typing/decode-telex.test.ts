import { describe, expect, test } from 'vitest';
import { fold } from '#platform/vietnamese/fold.ts';
import { placeNames } from '#platform/vietnamese/place-names.test-data.ts';
import { decodeTelex } from './decode-telex.ts';
import { toTraditionalTonePlacement } from './tone-placement.ts';
import { typeTelex } from './typing.test-data.ts';

describe('decodeTelex', () => {
  test.each([
    ['ddaf nawngx', 'đà nẵng'],
    ['haf nooij', 'hà nội'],
    ['hooij an', 'hội an'],
    ['phus quoocs', 'phú quốc'],
    ['ddaf lajt', 'đà lạt'],
    ['haj long', 'hạ long'],
    ['huees', 'huế'],
    ['quy nhown', 'quy nhơn'],
    ['caanf thow', 'cần thơ'],
    ['ddieenj bieen', 'điện biên'],
    ['khachs sanj', 'khách sạn'],
    ['nghir duwowngx', 'nghỉ dưỡng'],
    ['ddawjt phongf', 'đặt phòng'],
    ['ninhf', 'nình'],
    ['quys khachs', 'quý khách'],
    ['thuyr nguyeen', 'thủy nguyên'],
    ['muix nes', 'mũi né'],
    ['nawngx', 'nẵng'],
    ['nawxng', 'nẵng'],
    ['nangwx', 'nẵng'],
    ['dangd', 'đang'],
    ['dand', 'đan'],
    ['canaf', 'cần'],
    ['duongwf', 'dường'],
    ['duowngf', 'dường'],
    ['nuwocs', 'nước'],
    ['thuowr', 'thuở'],
    ['quowr', 'quở'],
    ['muaw', 'mưa'],
    ['guiwr', 'gửi'],
    ['luuw', 'lưu'],
    ['hoawcj', 'hoặc'],
    ['tw', 'tư'],
    ['nhwngx', 'những'],
    ['ww', null],
    ['d][ngf', 'dường'],
    ['gias giuowngf', 'giá giường'],
    ['DDAF Nawngx', 'ĐÀ Nẵng'],
    ['đà nawngx', 'đà nẵng'],
    ['ddaf nẵng'.normalize('NFD'), 'đà nẵng'],
    ['hoof ba beer', 'hồ ba bể'],
    ['bachj max', 'bạch mã'],
    ['tour sapa, ddaf lajt 3n2d', 'tour sapa, đà lạt 3n2d'],
  ])('%j → %j', (keys, text) => {
    expect(decodeTelex(keys)).toBe(text);
  });

  test.each([
    ['asf', 'à'],
    ['ddasz', 'đa'],
    ['ass', 'as'],
    ['aaa', 'aa'],
    ['ooo', 'oo'],
    ['aww', 'aw'],
    ['xooong', 'xoong'],
    ['ddooongf', 'đoòng'],
  ])('the last tone wins, a doubled key cancels: %j → %j', (keys, text) => {
    expect(decodeTelex(keys)).toBe(text);
  });

  test.each([
    'sapa resort xe ro hues da lat nha trang nhatrang hotel homestay villa bus taxi visa buffet airport',
    'phú quốc đà nẵng 2n1d 3N2Đ 20/11/2026 1.250.000 500k sgn dad cxr wifi web www party express class',
    'catf kitchen [abc] ddd',
    '',
  ])('keeps %j', (text) => {
    expect(decodeTelex(text)).toBeNull();
    for (const word of text.split(' ')) expect(decodeTelex(word)).toBeNull();
  });

  test('round-trips every syllable of the place names', () => {
    const notVietnamese = new Set(['nur', 'kitô', 'đl', 'đn']);
    const syllables = placeNames.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
    for (const syllable of new Set(syllables)) {
      if (notVietnamese.has(syllable)) continue;
      const keys = typeTelex(syllable);
      expect(decodeTelex(keys) ?? keys, keys).toBe(toTraditionalTonePlacement(syllable));
    }
  });

  test('leaves the unaccented form of every place name alone', () => {
    // 'doong' and 'nur' are also the keys of 'dông' and 'nủ'.
    for (const name of placeNames.filter((candidate) => !/Đoòng|Nur/.test(candidate))) {
      expect(decodeTelex(fold(name)), name).toBeNull();
    }
  });
});
