import { type ActionFunctionArgs, redirect } from 'react-router';
import { themeCookie } from '../app/theme.ts';

export async function action({ request }: ActionFunctionArgs) {
  const theme = (await request.formData()).get('theme') === 'dark' ? 'dark' : 'light';
  const from = URL.parse(request.headers.get('referer') ?? '');
  const back = from?.pathname.startsWith('/quan-tri/')
    ? from.pathname.slice('/quan-tri'.length) + from.search
    : '/';
  return redirect(back, { headers: { 'set-cookie': themeCookie(theme) } });
}
