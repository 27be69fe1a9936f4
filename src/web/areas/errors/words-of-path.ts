/** What a visitor may have looked for, out of an address that leads nowhere: '/khach-san/bien-xanh.html' → 'bien xanh'. */
export function wordsOfPath(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return decode(last)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
