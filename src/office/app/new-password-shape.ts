import { z } from 'zod';
import { commonPasswordText, passwordLength } from '#modules/identity/rules.ts';
import { isCommonPassword } from '#platform/forms/is-common-password.ts';

const { min, max } = passwordLength;

/** Fields of a new password, typed twice. */
export const newPasswordShape = {
  password: z
    .string()
    .min(min, { error: `Mật khẩu cần ít nhất ${min} ký tự. Một câu ngắn dễ nhớ là tốt nhất.`, abort: true })
    .max(max, { error: `Mật khẩu dài nhất ${max} ký tự.`, abort: true })
    .refine((password) => !isCommonPassword(password), commonPasswordText),
  repeated: z.string(),
};

export const isRepeated = ({ password, repeated }: { password: string; repeated: string }) =>
  password === repeated;

export const repeatIssue = { path: ['repeated'], message: 'Hai lần nhập chưa giống nhau.' };
