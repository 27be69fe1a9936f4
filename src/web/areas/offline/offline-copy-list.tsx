import { FileText, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatSavedTime } from '#web/parts/device/format-saved-time.ts';
import { readSessionMark } from '#web/parts/device/read-session-mark.ts';
import type { OfflineCopy } from '#web/parts/offline/offline-copies.ts';
import { deleteOwnCopy, listOwnCopies, type OwnCopy } from '#web/parts/offline/own-copies.ts';
import { deleteOfflineCopy, listOfflineCopies } from '#web/parts/offline/save-offline-copy.ts';
import { deleteSavedVoucher } from '#web/parts/offline/save-voucher.ts';

/**
 * The vouchers, plans and recent pages stored as offline copies on this device. Links cause full page loads: the service worker
 * answers them.
 */
export function OfflineCopyList() {
  const [pages, setPages] = useState<OfflineCopy[]>([]);
  const [plans, setPlans] = useState<OwnCopy[]>([]);
  useEffect(() => {
    if (!('caches' in window)) return;
    listOfflineCopies().then(setPages, () => {});
    listOwn().then(setPlans, () => {});
  }, []);
  const forget = async (page: OfflineCopy) => {
    const code = page.path.split('/')[2];
    await (page.kind === 'voucher' && code ? deleteSavedVoucher(code) : deleteOfflineCopy(page.path));
    setPages(await listOfflineCopies());
  };
  const forgetPlan = async ({ path }: OwnCopy) => {
    await deleteOwnCopy(path);
    setPlans(await listOwn());
  };
  const vouchers = pages.filter(({ kind }) => kind === 'voucher');
  const seen = pages.filter(({ kind }) => kind === 'page');
  return (
    <>
      <Group title="Phiếu của bạn" pages={vouchers} onForget={forget} />
      <Group title="Kế hoạch của bạn" pages={plans} onForget={forgetPlan} />
      <Group title="Trang đã xem" pages={seen} onForget={forget} />
    </>
  );
}

const listOwn = () => listOwnCopies(readSessionMark(document.cookie));

function Group<Page extends OwnCopy>({
  title,
  pages,
  onForget,
}: {
  title: string;
  pages: Page[];
  onForget: (page: Page) => Promise<void>;
}) {
  if (pages.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-rice">
        {pages.map((page) => (
          <li key={page.path} className="flex items-center gap-3 py-1 pr-1 pl-4">
            <FileText aria-hidden className="size-5 shrink-0 text-sea" />
            <a href={page.path} className="min-h-11 min-w-0 grow py-1.5 hover:text-sea">
              <span className="line-clamp-2 leading-snug font-semibold">{page.title}</span>
              <span className="block text-sm text-ink-soft">
                Lưu lúc {formatSavedTime(page.keptAt, Date.now())}
              </span>
            </a>
            <button
              type="button"
              onClick={() => void onForget(page)}
              aria-label={`Xóa khỏi máy này: ${page.title}`}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sand hover:text-bad"
            >
              <Trash2 aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
