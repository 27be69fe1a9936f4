import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import type { EditedObject } from '#modules/editing/rules.ts';
import { type Editor, EditorsNow } from './editors-now.tsx';
import { typedPath } from './typed-path.ts';

/** Heartbeat interval of an open window. */
const heartbeatMs = 20_000;

/** Signals that the user has a thing open, and shows who else has. A hidden window counts as not looking. */
export function ViewersNow({ object: { type, id }, viewers }: { object: EditedObject; viewers: Editor[] }) {
  useEffect(() => {
    const post = (signal: 'o-day' | 'thoi') =>
      void fetch(`/quan-tri${typedPath({ type, id }, signal)}`, {
        method: 'POST',
        keepalive: true,
        redirect: 'error',
      }).catch(() => null);
    const here = () => post(document.hidden ? 'thoi' : 'o-day');
    const gone = () => post('thoi');
    here();
    const heartbeat = setInterval(() => !document.hidden && post('o-day'), heartbeatMs);
    document.addEventListener('visibilitychange', here);
    window.addEventListener('pagehide', gone);
    return () => {
      clearInterval(heartbeat);
      document.removeEventListener('visibilitychange', here);
      window.removeEventListener('pagehide', gone);
      gone();
    };
  }, [type, id]);
  return <EditorsNow object={{ type, id }} editors={viewers} does="đang xem" icon={Eye} tone="info" />;
}
