import { besideWish } from '../src/modules/search/documents/beside-wish.ts';
import { bestTier } from '../src/modules/search/documents/best-tier.ts';
import { respell } from '../src/modules/search/documents/respell.ts';
import { completeName } from '../src/modules/search/understanding/complete-name.ts';
import { openDemo } from './search/open-demo.ts';
import { createBench } from './setup/bench.ts';

const bench = createBench('/dev/shm/t1bench');
const { app } = await openDemo(bench);
for (const text of process.argv.slice(2)) {
  const l = await besideWish(app.readDb, text);
  console.log(
    JSON.stringify(text),
    '→',
    await respell(app.readDb, text),
    '| left',
    l,
    '| tier',
    await bestTier(app.readDb, l),
    '| complete',
    await completeName(app.readDb, l),
  );
}
await bench.stop();
process.exit(0);
