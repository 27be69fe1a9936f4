import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without a window system does the same in two thirds of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const others = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The browser for end-to-end tests: the one that `CHROMIUM` names, else Chromium's headless shell, installed from Debian's
 * package if possible, else any that is found.
 * @throws with instructions when there is none and none can be installed
 */
export function findChromium(): string {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && existsSync(CHROMIUM)) return CHROMIUM;
  if (!existsSync(headlessShell)) install('chromium-headless-shell');
  const present = () => [headlessShell, ...others].find((path) => existsSync(path));
  if (!present()) install('chromium');
  const found = present();
  if (!found) {
    throw new Error(
      'The browser journeys need Chromium. Install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM.',
    );
  }
  return found;
}

/** Installs a Debian package, if possible. */
function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} from Debian …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
