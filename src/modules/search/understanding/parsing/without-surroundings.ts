import { fillers, type QueryWord } from './query-word.ts';

/** Words written around a name regardless of what is searched: 'tp Huế', 'tỉnh Lào Cai', 'Hạ Long 3 ngày 2 đêm'. */
const ofAnything = phrases('huyen', 'quan', 'phuong', 'xa', 'viet nam');

/** What people write before a place that they want to see, whatever it is that they want there. */
const ofTravels = phrases(
  ...[
    'du lich',
    'khu du lich',
    'diem du lich',
    'dia diem du lich',
    'dia diem',
    'kinh nghiem',
    'kinh nghiem du lich',
  ],
  ...[
    'di',
    'di choi',
    'choi',
    'kham pha',
    'vi vu',
    'phuot',
    'review',
    'bien',
    'bai bien',
    'dao',
    'thanh pho',
    'tham quan',
  ],
  ...[
    'things to do in',
    'what to do in',
    'travel to',
    'trip to',
    'visit',
    'holiday',
    'travel',
    'trip',
    'city',
    'island',
  ],
);

/** Words for a province or town, in any position: 'khách sạn tp Đà Nẵng'. */
const administrative = phrases('thanh pho', 'thi xa', 'thi tran', 'tp', 'tinh');

/** Words for what is sold at a place: 'khách sạn Đà Nẵng', 'vé Bà Nà', 'xe sân bay Phú Quốc'. */
const ofDestinations = phrases(
  ...['khach san', 'ks', 'hotel', 'resort', 'khu nghi duong', 'khu du lich', 'homestay', 'hostel', 'villa'],
  ...[
    'biet thu',
    'can ho',
    'nha nghi',
    'nha hang',
    'phong',
    'luu tru',
    'tour',
    'tua',
    'du lich',
    'lich trinh',
  ],
  ...['combo', 'voucher', 'du thuyen', 'cruise', 'tau', 'cano', 'ca no', 've', 've may bay', 've tham quan'],
  ...[
    've vao cua',
    've tau',
    've cap treo',
    'may bay',
    'xe',
    'thue xe',
    'thue xe may',
    'thue xe o to',
    'thue',
    'xe du lich',
    'xe may',
    'o to',
    'dua don',
  ],
  ...[
    'san bay',
    'tham quan',
    'trai nghiem',
    'dich vu',
    'diem den',
    'kinh nghiem',
    'review',
    'hot',
    'trong goi',
  ],
  ...['near', 'close to', 'around'],
  // Words that foreign visitors write after the name: 'My Khe beach', 'Ho Chi Minh City'.
  ...['beach', 'market', 'waterfall', 'tunnel', 'tunnels', 'sanctuary', 'cave', 'lake', 'island', 'bay'],
  ...['pagoda', 'bridge', 'national park', 'airport', 'old quarter', 'old town', 'city', 'town', 'province'],
);

/**
 * The words without what precedes and follows a name, and without the trip length; null if that changes nothing or
 * leaves nothing. The name itself is never cut: 'sân bay Nội Bài' is tried as typed before this.
 */
export function withoutSurroundings(
  words: QueryWord[],
  of: 'anything' | 'travels' | 'destinations',
): QueryWord[] | null {
  const further = { anything: [], travels: ofTravels, destinations: ofDestinations }[of];
  const known = [...ofAnything, ...further];
  let kept = withoutAdministrative(withoutTripLength(words));
  for (let before = -1; before !== kept.length; ) {
    before = kept.length;
    const first = longestOf(
      known,
      (phrase) => phrase.every((key, at) => kept[at]?.key === key) && !isOfName(kept, phrase),
    );
    kept = kept.slice(first);
    const last = longestOf(known, (phrase) =>
      phrase.every((key, at) => kept[kept.length - phrase.length + at]?.key === key),
    );
    kept = kept.slice(0, kept.length - last);
    if (kept[0] && fillers.has(kept[0].key)) kept = kept.slice(1);
    const end = kept.at(-1);
    if (end && fillers.has(end.key)) kept = kept.slice(0, -1);
  }
  const isName = kept.some(({ key }) => /[a-z]{2}/.test(key));
  return isName && kept.length < words.length ? kept : null;
}

/** Without its mark 'phong' may begin Phong Nha or Phong Điền. */
const isOfName = ([first]: QueryWord[], phrase: string[]) =>
  phrase.length === 1 && phrase[0] === 'phong' && first?.typed === 'phong';

/** '3 ngày 2 đêm', and '3n2đ' where it was not written out. */
function withoutTripLength(words: QueryWord[]): QueryWord[] {
  const isCount = (word?: QueryWord) => word !== undefined && /^\d{1,2}$/.test(word.key);
  return words.filter(({ key }, at) => {
    if (/^\d{1,2}[nd](\d{1,2}[nd])?$/.test(key)) return false;
    if (/^(ngay|dem)$/.test(key)) return !isCount(words[at - 1]);
    return !(isCount(words[at]) && /^(ngay|dem)$/.test(words[at + 1]?.key ?? ''));
  });
}

function withoutAdministrative(words: QueryWord[]): QueryWord[] {
  const kept: QueryWord[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestOf(administrative, (phrase) =>
      phrase.every((key, next) => words[at + next]?.key === key),
    );
    if (length === 0) kept.push(words[at] as QueryWord);
    at += Math.max(1, length);
  }
  return kept;
}

function longestOf(known: string[][], matches: (phrase: string[]) => boolean): number {
  return Math.max(0, ...known.filter(matches).map((phrase) => phrase.length));
}

function phrases(...texts: string[]): string[][] {
  return texts.map((text) => text.split(' '));
}
