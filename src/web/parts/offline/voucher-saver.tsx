import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { filesOnScreen } from './files-on-screen.ts';
import { listOfflineCopies } from './save-offline-copy.ts';
import { deleteSavedVoucher, isUnwanted, saveVoucher, voucherPath } from './save-voucher.ts';

/** Says whether the vouchers are on this device for times without a network, and lets the guest decide. */
export function VoucherSaver({ code, until }: { code: string; until: number }) {
  const [state, setState] = useState<'unknown' | 'kept' | 'away'>('unknown');
  useEffect(() => {
    let isGone = false;
    const tell = (isKept: boolean) => isGone || setState(isKept ? 'kept' : 'away');
    if (!('caches' in window)) return;
    if (isUnwanted(code)) tell(false);
    else
      saveVoucher(code, filesOnScreen(), until)
        // Without a network it may lie here from an earlier time.
        .catch(async () => (await listOfflineCopies()).some(({ path }) => path === voucherPath(code)))
        .then(tell);
    return () => {
      isGone = true;
    };
  }, [code, until]);
  if (state === 'unknown') return null;
  return (
    <section
      aria-label="Phiếu trên máy này"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sea-soft px-4 py-2 print:hidden"
    >
      <Smartphone aria-hidden className="size-5 shrink-0 text-sea" />
      <p role="status" className="min-w-0 flex-1 basis-60">
        {state === 'kept'
          ? 'Phiếu đã lưu trên máy này. Không có mạng bạn vẫn mở được trang này và bản PDF.'
          : 'Phiếu chưa lưu trên máy này, cần mạng mới mở được.'}
      </p>
      {state === 'kept' ? (
        <Button
          look="quiet"
          size="sm"
          onClick={() => void deleteSavedVoucher(code).then(() => setState('away'))}
        >
          Xóa khỏi máy này
        </Button>
      ) : (
        <Button
          look="quiet"
          size="sm"
          onClick={() =>
            void saveVoucher(code, filesOnScreen(), until).then(
              (isKept) => setState(isKept ? 'kept' : 'away'),
              () => {},
            )
          }
        >
          Lưu trên máy này
        </Button>
      )}
    </section>
  );
}
