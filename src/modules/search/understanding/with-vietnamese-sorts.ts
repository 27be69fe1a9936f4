import { fold } from '#platform/vietnamese/fold.ts';

/** What a place is called behind its name in English, and before it in Vietnamese. */
const sorts: readonly (readonly [english: string, vietnamese: string])[] = [
  ['lake', 'hồ'],
  ['beach', 'bãi biển'],
  ['island', 'đảo'],
  ['archipelago', 'quần đảo'],
  ['bay', 'vịnh'],
  ['lagoon', 'đầm'],
  ['river', 'sông'],
  ['waterfall', 'thác'],
  ['waterfalls', 'thác'],
  ['stream', 'suối'],
  ['cave', 'động'],
  ['mountain', 'núi'],
  ['mountains', 'núi'],
  ['hill', 'đồi'],
  ['pass', 'đèo'],
  ['valley', 'thung lũng'],
  ['peninsula', 'bán đảo'],
  ['national park', 'vườn quốc gia'],
  ['pagoda', 'chùa'],
  ['temple', 'đền'],
  ['church', 'nhà thờ'],
  ['cathedral', 'nhà thờ'],
  ['tomb', 'lăng'],
  ['museum', 'bảo tàng'],
  ['bridge', 'cầu'],
  ['night market', 'chợ đêm'],
  ['market', 'chợ'],
  ['village', 'làng'],
  ['tunnels', 'địa đạo'],
  ['walking street', 'phố đi bộ'],
  ['street', 'phố'],
  ['square', 'quảng trường'],
  ['train station', 'ga'],
  ['railway station', 'ga'],
  ['old quarter', 'phố cổ'],
  ['old town', 'phố cổ'],
  ['ancient town', 'phố cổ'],
];

/** Words in front of a name that do not belong to it. */
const around = new Set(
  `near nearby by at in on to from around of the a an and for with close next hotel hotels hostel resort resorts homestay villa tour tours
  trip cruise ticket tickets car transfer stay room rooms visit khach san ks gan ve xe`.split(/\s+/),
);

/** 'bay' is to fly in Vietnamese, behind these or with marks beside it: 've may bay', 'chuyến bay'. */
const flying = new Set('may chuyen ve hang san gio lich di khi'.split(' '));

/** A name of a place has no more words. */
const longestName = 4;

/** A text with the sorts of places in their Vietnamese position: 'hotel near hồ hoan kiem' of 'hotel near hoan kiem lake'. */
export function withVietnameseSorts(text: string): string {
  const words = text.trim().split(/\s+/);
  const keys = words.map(fold);
  for (const [english, vietnamese] of sorts) {
    const sort = english.split(' ');
    const at = keys.findIndex((_, from) => sort.every((word, next) => keys[from + next] === word));
    if (
      at <= 0 ||
      (english === 'bay' && (fold(text) !== text.toLowerCase() || flying.has(keys[at - 1] ?? '')))
    )
      continue;
    let start = at;
    while (start > 0 && at - start < longestName && !around.has(keys[start - 1] ?? '')) start--;
    if (start === at) continue;
    return [
      ...words.slice(0, start),
      vietnamese,
      ...words.slice(start, at),
      ...words.slice(at + sort.length),
    ].join(' ');
  }
  return text;
}
