import { respell } from '../src/modules/search/documents/respell.ts';
import { searchKey } from '../src/modules/search/understanding/search-key.ts';
import { openDemo } from './search/open-demo.ts';
import { drawQueries } from './search/spellings/draw-queries.ts';
import { otherMeanings } from './search/spellings/other-meanings.ts';
import { readNames } from './search/spellings/read-names.ts';
import { createBench } from './setup/bench.ts';

const bench = createBench('/dev/shm/t1bench');
const { app } = await openDemo(bench);
const names = await readNames(app.readDb);
let wrong = 0,
  excused = 0;
const n = Number(process.argv[3] ?? 1000);
const by = new Map<string, number[]>();
const start = performance.now();
for (const q of drawQueries(names, Number(process.argv[2]), n)) {
  const got = await respell(app.readDb, q.typed);
  const meant = await respell(app.readDb, q.proper);
  const c = by.get(q.spelling) ?? [0, 0];
  c[1]++;
  by.set(q.spelling, c);
  if (searchKey(got) !== searchKey(meant)) {
    if (otherMeanings(q, names).some((o) => searchKey(o) === searchKey(got))) {
      excused++;
      continue;
    }
    wrong++;
    c[0]++;
    console.log(
      `${q.typed} → ${got}  | ${meant === q.proper ? '' : `!!${meant} `}${q.proper} [${q.spelling}]`,
    );
  } else if (meant !== q.proper && searchKey(meant) !== searchKey(q.proper))
    console.log('  proper changed:', q.proper, '→', meant);
}
console.log(
  wrong,
  excused,
  n,
  Math.round(performance.now() - start),
  [...by].map(([k, [w, t]]) => `${k} ${w}/${t}`).join(', '),
);
await bench.stop();
process.exit(0);
