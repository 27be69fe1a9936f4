/** Written onsets; 'kr' and 'đr' occur in place names of the highlands (Krông Nô, Đray Nur). */
const onsets: ReadonlySet<string> = new Set(
  ' b c ch d đ đr g gh gi h k kh kr l m n ng ngh nh p ph qu r s t th tr v x'.split(' '),
);

/** Nucleus → the codas that occur with it; '-' stands for no coda. */
const rhymeTable: Record<string, string> = {
  a: '- c ch k m n ng nh p t',
  ă: 'c k m n ng p t',
  â: 'c k m n ng p t',
  e: '- c k m n ng p t',
  ê: '- c ch k m n ng nh p t',
  i: '- c ch k m n ng nh p t',
  o: '- c k m n ng p t',
  ô: '- c k m n ng p t',
  ơ: '- c k m n ng p t',
  u: '- c k m n ng p t',
  ư: '- c k m n ng p t',
  y: '- ch n nh p t',
  ai: '-',
  ao: '-',
  au: '-',
  ay: '-',
  âu: '-',
  ây: '-',
  eo: '-',
  êu: '-',
  ia: '-',
  iê: 'c k m n ng p t',
  iêu: '-',
  iu: '-',
  oa: '- c ch m n ng nh p t',
  oă: 'c m n ng t',
  oai: '-',
  oao: '-',
  oay: '-',
  oe: '- n t',
  oeo: '-',
  oi: '-',
  ôi: '-',
  ơi: '-',
  oo: 'c n ng',
  ua: '-',
  uâ: 'n ng t',
  uây: '-',
  uê: '- ch n nh',
  ui: '-',
  uô: 'c k m n ng p t',
  uôi: '-',
  uơ: '-',
  uy: '- ch n nh p t',
  uya: '-',
  uyê: 'n t',
  uyu: '-',
  ưa: '-',
  ưi: '-',
  ươ: 'c k m n ng p t',
  ươi: '-',
  ươu: '-',
  ưu: '-',
  yê: 'm n ng t',
  yêu: '-',
};

const rhymes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(rhymeTable).map(([nucleus, codas]) => [
    nucleus,
    new Set(codas.split(' ').map((coda) => (coda === '-' ? '' : coda))),
  ]),
);

/** The parts of Vietnamese syllables: onsets, and rhymes as each nucleus with its codas. */
export const syllableInventory = { onsets, rhymes };
