import { Outlet } from 'react-router';
import { ErrorWords } from './error-words.tsx';

/** Between the shell and its pages: when one of them is not there or breaks, navigation and search stay. */
export default function PageFrame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorWords error={error} />;
}
