import latin400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff?url';
import vietnamese400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff?url';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { officeContext } from './app/office-context.ts';
import type { OfficeData } from './app/office-data.ts';
import { readTheme } from './app/theme.ts';
import { ErrorWords } from './shell/error-words.tsx';
import { useSinglePress } from './shell/use-single-press.ts';
import './office.css';

/** Paths before sign-in; all others require a session. */
const isSignInPath = (pathname: string) => /^\/quan-tri\/dang-nhap(\/|$)/.test(pathname);

/** Paths available to users who must first set up a second factor. */
const isForEnrolling = (pathname: string) =>
  /^\/quan-tri\/(toi|toi\/khoa|xac-nhan|dang-xuat|giao-dien)$/.test(pathname);

/** Requires sign-in for every page, even where a page forgets to check. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ request, context }, next) => {
    const { pathname: requestedPath, search } = new URL(request.url);
    const pathname = requestedPath.replace(/(_)?\.data$/, '');
    const { session } = context.get(officeContext);
    if (session?.mustEnrol && !isForEnrolling(pathname) && !isSignInPath(pathname))
      throw redirect('/quan-tri/toi');
    if (!session && !isSignInPath(pathname)) {
      const back = request.method === 'GET' ? `?ve=${encodeURIComponent(pathname + search)}` : '';
      throw redirect(`/quan-tri/dang-nhap${back}`);
    }
    return next();
  },
];

export function loader({ context, request }: LoaderFunctionArgs): OfficeData {
  const { session, app } = context.get(officeContext);
  return {
    me: session && { id: session.id, name: session.name, role: session.role.title, rights: session.rights },
    drawnAt: Date.now(),
    isSimulated: app.config.PAYMENT_MODE === 'simulator',
    theme: readTheme(request.headers.get('cookie') ?? ''),
    mapTiles: app.config.mapTiles,
  };
}

export const links = () => [
  ...[vietnamese400, latin400].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta = () => [{ title: 'Quản trị' }];

export function Layout({ children }: { children: React.ReactNode }) {
  const office = useRouteLoaderData<OfficeData>('root');
  return (
    <html lang="vi" data-theme={office?.theme ?? 'system'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useSinglePress();
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <ErrorWords error={error} />
    </main>
  );
}
