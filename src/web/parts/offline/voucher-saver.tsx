import { useEffect, useState } from 'react';
import { filesOnScreen } from './files-on-screen.ts';
import { OfflineCopyNote } from './offline-copy-note.tsx';
import { listOfflineCopies } from './save-offline-copy.ts';
import { deleteSavedVoucher, isUnwanted, saveVoucher, voucherPath } from './save-voucher.ts';

/** Says whether the vouchers are on this device for offline use, and lets the guest decide. */
export function VoucherSaver({ code, until }: { code: string; until: number }) {
  const [state, setState] = useState<'unknown' | 'saved' | 'away'>('unknown');
  useEffect(() => {
    let isGone = false;
    const update = (isSaved: boolean) => isGone || setState(isSaved ? 'saved' : 'away');
    if (!('caches' in window)) return;
    if (isUnwanted(code)) update(false);
    else
      saveVoucher(code, filesOnScreen(), until)
        // Offline, an earlier copy may exist.
        .catch(async () => (await listOfflineCopies()).some(({ path }) => path === voucherPath(code)))
        .then(update);
    return () => {
      isGone = true;
    };
  }, [code, until]);
  if (state === 'unknown') return null;
  return (
    <OfflineCopyNote
      label="Phiếu trên máy này"
      words={{
        saved: 'Phiếu đã lưu trên máy này. Không có mạng bạn vẫn mở được trang này và bản PDF.',
        away: 'Phiếu chưa lưu trên máy này, cần mạng mới mở được.',
      }}
      isSaved={state === 'saved'}
      onRemove={() => void deleteSavedVoucher(code).then(() => setState('away'))}
      onSave={() =>
        void saveVoucher(code, filesOnScreen(), until).then(
          (isSaved) => setState(isSaved ? 'saved' : 'away'),
          () => {},
        )
      }
    />
  );
}
