import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export interface LoadResult {
  requestsPerSecond: number;
  /** Number of responses with status 200. */
  answered: number;
}

interface Report {
  requests: { average: number };
  errors: number;
  non2xx: number;
  '2xx': number;
}

/**
 * Requests one URL repeatedly with autocannon, in a process of its own: for some seconds, or a number of times; as fast as it
 * is answered, or at a rate per second. Without a browser's name (`agent`) no visits are counted.
 * @throws when a response is not 200, because then something else was measured
 */
export async function load(
  url: string,
  {
    connections,
    seconds,
    amount,
    rate,
    encoding,
    agent,
  }: {
    connections: number;
    seconds?: number;
    amount?: number;
    rate?: number | undefined;
    encoding: string;
    agent?: string;
  },
): Promise<LoadResult> {
  const { stdout } = await execute(
    process.execPath,
    [
      'node_modules/autocannon/autocannon.js',
      '--json',
      `--connections=${connections}`,
      amount ? `--amount=${amount}` : `--duration=${seconds}`,
      ...(rate ? [`--overallRate=${rate}`] : []),
      `--headers=accept-encoding=${encoding}`,
      ...(agent ? [`--headers=user-agent=${agent}`] : []),
      url,
    ],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.errors || report.non2xx)
    throw new Error(`${url}: ${report.errors} errors, ${report.non2xx} not 200`);
  return { requestsPerSecond: report.requests.average, answered: report['2xx'] };
}
