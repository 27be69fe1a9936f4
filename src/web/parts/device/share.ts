import { showToast } from '#ui/show-toast.ts';
import { ownKeys } from '#web/parts/booking/item-keys.ts';

/** The URL to share: dates and party stay, a guest's own and tracking keys are removed. */
export function shareableUrl(href: string): string {
  const url = new URL(href);
  for (const key of [...url.searchParams.keys()]) {
    if (ownKeys.includes(key) || key.startsWith('utm_') || /^(fb|g|z)clid$/.test(key))
      url.searchParams.delete(key);
  }
  url.hash = '';
  return url.href;
}

/** Shares a URL by the device's share sheet, or else copies it with a confirmation. */
export async function share(what: { title: string; url: string }): Promise<void> {
  if (navigator.share) {
    try {
      return await navigator.share(what);
    } catch (error) {
      // The visitor cancelled; on any other error the URL is copied.
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
