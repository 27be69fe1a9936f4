import { spawnSync } from 'node:child_process';
import { type AuditReport, unexplained } from './known-weaknesses.ts';

/**
 * Asks the registry for known vulnerabilities in the production dependencies. Exits with 1 if one of level high or critical is
 * neither fixed nor explained; a registry without advisories is reported, and is no failure.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: 60_000,
});
const found = unexplained(readReport(stdout));
if (found === null) console.log('– this registry says nothing of known weaknesses (npm audit)');
for (const line of found ?? []) console.error(line);
process.exitCode = found?.length ? 1 : 0;

function readReport(text: string | null): AuditReport {
  try {
    return JSON.parse(text ?? '') as AuditReport;
  } catch {
    return {};
  }
}
