/** What staff see of a feed, in short: another mark is another feed. Also for the browser. */
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
