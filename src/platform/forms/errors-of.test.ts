import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorsOf } from './errors-of.ts';

const company = z.object({ name: z.string().min(1, 'Tên?'), taxCode: z.string().length(10, 'Mã số thuế?') });
const form = z.object({
  email: z.union([z.literal(''), z.email('Email?')]),
  invoice: z.union([company, z.strictObject({})]).optional(),
});
const errors = (input: unknown) =>
  errorsOf(form.safeParse(input).error?.issues ?? [], (path) => (path === 'other' ? null : path));

test('of alternative schemas the intended one reports its fields, in any position', () => {
  expect(errors({ email: 'ha@', invoice: { name: '', taxCode: '1' } })).toEqual({
    email: 'Email?',
    'invoice.name': 'Tên?',
    'invoice.taxCode': 'Mã số thuế?',
  });
  expect(errors({ email: '', invoice: {} })).toEqual({});
});

test('the first message of a field counts, and one without a field belongs to the form', () => {
  const issues = [
    { path: ['phone'], message: 'one' },
    { path: ['phone'], message: 'two' },
    { path: ['secret'], message: 'three' },
  ].map((issue) => ({ ...issue, code: 'custom', input: null }) as z.core.$ZodIssue);
  expect(errorsOf(issues, (path) => (path === 'phone' ? 'phone' : null))).toEqual({
    phone: 'one',
    form: 'three',
  });
});
