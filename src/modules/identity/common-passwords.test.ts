import { expect, test } from 'vitest';
import { newPasswordShape } from '#office/app/new-password-shape.ts';
import { isCommonPassword } from '#platform/forms/is-common-password.ts';
import { guestFields } from './guests/guest-schema.ts';

test.each([
  ['qwertyuiop', 'known from breaches'],
  ['Password123', 'with digits, written large'],
  ['iloveyou2024', 'with a year'],
  ['Mật khẩu 123', 'in Vietnamese, with marks and spaces'],
  ['anhyeuem1402', 'with a day'],
  ['neoviet2026', 'our own name'],
  ['aaaaaaaaaaaa', 'one letter'],
  ['1212121212', 'two digits'],
  ['1234567890', 'a row'],
])('ID-01: %s is refused: %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(guestFields.newPassword.safeParse(password).error?.issues[0]?.message).toMatch(
    /nhiều người đã dùng/,
  );
  expect(newPasswordShape.password.safeParse(password).error?.issues[0]?.message).toMatch(
    /nhiều người đã dùng/,
  );
});

test.each([
  'con thuyền nhỏ xíu',
  'mưa rơi trên mái tôn',
  'x7#kQ9!vPz2m',
  'dragon-19870213-boat',
  'một câu hoàn toàn mới',
])('ID-01: %s is accepted', (password) => {
  expect(isCommonPassword(password)).toBe(false);
  expect(guestFields.newPassword.safeParse(password).success).toBe(true);
  expect(newPasswordShape.password.safeParse(password).success).toBe(true);
});
