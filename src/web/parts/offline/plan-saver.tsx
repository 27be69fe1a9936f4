import { useEffect, useState } from 'react';
import { deviceStore } from '#web/parts/device/device-store.ts';
import { readSessionMark } from '#web/parts/device/read-session-mark.ts';
import { filesOnScreen } from './files-on-screen.ts';
import { noteName } from './mark-offline-copy.ts';
import { OfflineCopyNote } from './offline-copy-note.tsx';
import { deleteOwnCopy, saveOwnCopy } from './own-copies.ts';

/** The plans that their owner does not want on this device. */
const unwanted = deviceStore('nv_unkept_plans', (stored) =>
  Array.isArray(stored) ? stored.filter((path) => typeof path === 'string').slice(0, 30) : [],
);

/** Stores the visitor's own plan on this device for offline use, again after every change, unless its owner declines. */
export function PlanSaver({ path, version }: { path: string; version: string }) {
  const [state, setState] = useState<'unknown' | 'saved' | 'away'>('unknown');
  // A plan that changed is kept anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is what the copy is of
  useEffect(() => {
    if (!('caches' in window)) return;
    let isGone = false;
    const update = (isSaved: boolean) => isGone || setState(isSaved ? 'saved' : 'away');
    if (document.querySelector(noteName)) update(true);
    else if (unwanted.read().includes(path)) update(false);
    else keep(path).then(update, () => {});
    return () => {
      isGone = true;
    };
  }, [path, version]);
  if (state === 'unknown') return null;
  return (
    <OfflineCopyNote
      label="Kế hoạch trên máy này"
      words={{
        saved: 'Kế hoạch đã lưu trên máy này. Không có mạng bạn vẫn đọc được; đăng xuất là bản lưu mất.',
        away: 'Kế hoạch chưa lưu trên máy này, cần mạng mới mở được.',
      }}
      isSaved={state === 'saved'}
      onRemove={() => {
        unwanted.change((paths) => [path, ...paths.filter((one) => one !== path)]);
        void deleteOwnCopy(path).then(() => setState('away'));
      }}
      onSave={() => {
        unwanted.change((paths) => paths.filter((one) => one !== path));
        void keep(path).then(
          (isSaved) => setState(isSaved ? 'saved' : 'away'),
          () => {},
        );
      }}
    />
  );
}

function keep(path: string): Promise<boolean> {
  const markNow = () => readSessionMark(document.cookie);
  return saveOwnCopy(path, { mark: markNow(), markNow, files: filesOnScreen() });
}
