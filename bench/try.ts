import { respell } from '../src/modules/search/documents/respell.ts';
import { openDemo } from './search/open-demo.ts';
import { createBench } from './setup/bench.ts';

const bench = createBench('/dev/shm/t1bench');
const { app } = await openDemo(bench);
for (const text of process.argv.slice(2)) {
  const t = performance.now();
  const r = await respell(app.readDb, text);
  console.log(JSON.stringify(text), '→', r, (performance.now() - t).toFixed(0));
}
await bench.stop();
process.exit(0);
