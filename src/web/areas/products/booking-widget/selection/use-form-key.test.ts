import { expect, test } from 'vitest';
import { requoting } from './use-form-key.ts';

test('a choice is priced without a jump to the widget, where departures or cabins are still to be chosen', () => {
  const form = { getAttribute: () => '/du-thuyen/lan-ha.html#dat' } as unknown as HTMLFormElement;
  expect(requoting(form)).toMatchObject({ action: '/du-thuyen/lan-ha.html', preventScrollReset: true });
});
