import { expect, test } from 'vitest';
import { formStatus } from './pages.ts';

test.each([409, 422, 429])('a form with errors (%i) is not logged as an error in the console', (status) => {
  expect(formStatus(status)).toEqual({ status: 200, headers: { 'x-form-status': String(status) } });
});

test.each([200, 202, 303, 403, 404, 405, 500, 503])('%i stays the same', (status) => {
  expect(formStatus(status)).toEqual({ status, headers: {} });
});
