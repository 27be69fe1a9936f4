/** Fingerprint of a feed as staff see it, to detect edits by others. Also for the browser. */
export function feedMark({
  title,
  host,
  takes,
  ignoredWords,
}: {
  title: string;
  host: string;
  takes: string;
  ignoredWords: string;
}): string {
  return [title, host, takes, ignoredWords].join('|');
}
