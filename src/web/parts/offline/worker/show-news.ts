import type { PushedNews } from '#modules/alerts/schema.ts';

interface Notices {
  showNotification(title: string, options: object): Promise<void>;
}

interface Windows {
  openWindow(url: string): Promise<unknown>;
}

/** One place on the screen: later news take the place of earlier ones. */
const tag = 'alerts';
const icon = '/icon-192.png';

/** Shows what the site has to tell, with a button that stops it. */
export function showNews(notices: Notices, { title, text, ...data }: PushedNews): Promise<void> {
  return notices.showNotification(title, {
    ...{ body: text, data, tag, icon, lang: 'vi', renotify: true },
    actions: [{ action: 'stop', title: 'Dừng báo tin' }],
  });
}

/** Opens the page of a notification; its button stops what it notified of at once, or opens the page for that when it cannot. */
export async function answerNews(
  { notices, windows }: { notices: Notices; windows: Windows },
  { action, data: { path, stop } }: { action: string; data: Pick<PushedNews, 'path' | 'stop'> },
): Promise<void> {
  if (action !== 'stop') {
    await windows.openWindow(path);
    return;
  }
  const stopPath = `/bao-tin/dung/${stop}`;
  const reply = await fetch(stopPath, { method: 'POST', body: new URLSearchParams() }).catch(() => null);
  if (reply?.ok) await notices.showNotification('Đã dừng báo tin', { tag, icon, lang: 'vi', silent: true });
  else await windows.openWindow(stopPath);
}
