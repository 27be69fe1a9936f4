import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, redirect } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useIsSending } from './use-is-sending.ts';

const Button = () => (useIsSending() ? 'waits' : 'ready');

test('a pressed button waits for the action and for the page that answers it, not for a link', async () => {
  const answer = Promise.withResolvers<null>();
  const page = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Button,
      action: async () => {
        await answer.promise;
        return redirect('/paid');
      },
    },
    { path: '/paid', Component: Button, loader: () => page.promise },
  ]);
  const shown = () => renderToString(<RouterProvider router={router} />);
  const state = () => router.state.navigation.state;
  expect(shown()).toBe('ready');
  const body = new FormData();
  const sent = router.navigate('/', { formMethod: 'post', formData: body });
  expect([state(), shown()]).toEqual(['submitting', 'waits']);
  answer.resolve(null);
  await vi.waitUntil(() => state() === 'loading');
  expect(shown(), 'the next page is being loaded').toBe('waits');
  page.resolve(null);
  await sent;
  expect([state(), shown()]).toEqual(['idle', 'ready']);
  void router.navigate('/paid?again');
  expect(shown(), 'a link').toBe('ready');
});
