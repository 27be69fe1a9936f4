import { Outlet } from 'react-router';
import { ErrorWords } from './error-words.tsx';

/** Layout between the shell and its pages: when a page is missing or fails, navigation and search remain. */
export default function PageFrame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorWords error={error} />;
}
