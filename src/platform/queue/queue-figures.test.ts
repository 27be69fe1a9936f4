import { expect, test } from 'vitest';
import { redact } from './queue-figures.ts';

test("of a job's data only ids, codes, instants, numbers and allowed words are shown", () => {
  const id = '5b0a3c52-3a2e-4a0e-9d3b-0c6d2b8f7a11';
  const fields = {
    bookingId: id,
    code: 'DV26A7K9Q',
    at: '2026-11-20T08:00:00.000Z',
    mail: 'confirmed',
    inboxId: 7,
  };
  expect(redact(fields)).toEqual(Object.entries(fields).map(([key, value]) => `${key}: ${value}`));
  const hidden = {
    email: 'an@example.com',
    phone: '0912345678',
    name: 'an',
    creditCode: 'TD8K2MPQ',
    n: 912345678,
  };
  expect(redact({ ...hidden, address: { street: 'x' } })).toEqual(
    [...Object.keys(hidden), 'address'].map((key) => `${key}: •••`),
  );
  expect(redact(null)).toEqual([]);
});
