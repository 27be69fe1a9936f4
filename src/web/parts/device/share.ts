import { showToast } from '#ui/show-toast.ts';
import { ownKeys } from '#web/parts/booking/item-keys.ts';

/** The address to pass on: dates and party stay in it, what is the guest's own or only counts visits does not. */
export function shareableUrl(href: string): string {
  const url = new URL(href);
  for (const key of [...url.searchParams.keys()]) {
    if (ownKeys.includes(key) || key.startsWith('utm_') || /^(fb|g|z)clid$/.test(key))
      url.searchParams.delete(key);
  }
  url.hash = '';
  return url.href;
}

/** Passes an address on by what the device offers, or else copies it and says so. */
export async function share(what: { title: string; url: string }): Promise<void> {
  if (navigator.share) {
    try {
      return await navigator.share(what);
    } catch (error) {
      // The visitor closed the sheet again; anything else is tried by copying.
      if (error instanceof Error && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(what.url);
    showToast({ title: 'Đã sao chép đường dẫn', text: 'Dán vào tin nhắn để gửi đi.', tone: 'good' });
  } catch {
    showToast({ title: 'Trình duyệt không cho sao chép', text: `Đường dẫn: ${what.url}`, tone: 'warn' });
  }
}
