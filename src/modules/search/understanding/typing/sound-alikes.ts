/** Beginnings and ends of syllables that one part of the country or another speaks alike, and so misspells. */
const beginnings = [
  ['ch', 'tr'],
  ['x', 's'],
  ['d', 'gi', 'r', 'z'],
  ['l', 'n'],
  ['b', 'p'],
];
const ends = [
  ['t', 'c', 'k'],
  ['n', 'ng'],
];

const syllable = /^(tr|ch|gi(?=[aeou])|[sxdrlnzbp](?=[aeiouy]))?(.*?)((?<=[aeiouy])(?:ng|[nctk]))?$/;

/** Whether two phrases in search form sound alike to somebody, word by word: 'nha chang' and 'nha trang'. */
export function soundAlike(one: string, other: string): boolean {
  const spoken = (phrase: string) =>
    phrase
      .split(' ')
      .map((word) => soundAlikesOf(word).toSorted()[0])
      .join(' ');
  return spoken(one) === spoken(other);
}

/** All spellings of a word in search form that sound like it, itself included. */
export function soundAlikesOf(word: string): string[] {
  const [, begin = '', middle = '', end = ''] = syllable.exec(word) ?? [];
  const among = (groups: string[][], part: string) => groups.find((group) => group.includes(part)) ?? [part];
  // 'iên' is 'yên' without the letter that only writing knows.
  const middles =
    begin === '' && /^[iy]e/.test(middle) ? [`i${middle.slice(1)}`, `y${middle.slice(1)}`] : [middle];
  return among(beginnings, begin).flatMap((first) =>
    middles.flatMap((between) => among(ends, end).map((last) => joined(first, between) + last)),
  );
}

/** 'gi' before 'i' is written once. */
const joined = (first: string, middle: string) =>
  first === 'gi' && middle.startsWith('i') ? `g${middle}` : first + middle;
