// Starts the finished build in the working folder as it is; `npm start` would look first whether it is out of date.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

process.env.NODE_ENV ??= 'production';
const { main } = await import(pathToFileURL(resolve('build/server/index.js')).href);
await main();
