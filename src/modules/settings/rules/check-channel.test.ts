import { expect, test } from 'vitest';
import { settings } from '#tests/factories/demo-settings.ts';
import { checkChannel } from './check-channel.ts';

const check = (typed: string) => checkChannel(typed, settings, 'https://neoviet.example');

test.each([
  ['1900 636 000', 'phone'],
  ['1900636000', 'phone'],
  ['+84 912 000 888', 'phone'],
  ['0912.000.888', 'phone'],
  ['9999 0000 99990', 'bank_account'],
  ['HOTRO@neoviet.example', 'email'],
  ['https://www.facebook.com/neoviet.example/', 'page'],
  ['facebook.com/neoviet.example?ref=abc', 'page'],
  ['m.facebook.com/NeoViet.example', 'page'],
  ['@neoviet.example', 'page'],
  ['https://neoviet.example/khach-san', 'page'],
])("%s is the company's", (typed, kind) => {
  expect(check(typed)).toMatchObject({ kind, isOurs: true });
});

test.each([
  ['0912 000 889', 'phone'],
  ['1900 636 001', 'phone'],
  ['9999000099991', 'bank_account'],
  ['hotro@neoviet.example.vip', 'email'],
  ['facebook.com/neoviet.example.khuyenmai', 'page'],
  ['https://neoviet.example.vip/khach-san', 'page'],
  ['https://facebook.com.neoviet.vip/neoviet.example', 'page'],
  ['@neoviet.combo', 'page'],
])("%s is not the company's", (typed, kind) => {
  expect(check(typed)).toMatchObject({ kind, isOurs: false });
});

test.each(['DV26A7K9Q', 'DV26A7K9Q-1', 'NV2345678K', '12345', ''])('%s is something else', (typed) => {
  expect(check(typed)).toBeNull();
});
