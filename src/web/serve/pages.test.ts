import { expect, test } from 'vitest';
import { formStatus } from './pages.ts';

test.each([409, 422, 429])('a form that is to be corrected (%i) is no fault in the console', (status) => {
  expect(formStatus(status)).toEqual({ status: 200, headers: { 'x-form-status': String(status) } });
});

test.each([200, 202, 303, 403, 404, 405, 500, 503])('%i stays what it is', (status) => {
  expect(formStatus(status)).toEqual({ status, headers: {} });
});
