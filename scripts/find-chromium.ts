import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The browser that the journeys run in: the one that is there, or Debian's package where it may be installed.
 * @throws with what to do when there is none and none can be installed
 */
export function findChromium(): string {
  const present = () => [process.env.CHROMIUM ?? '', ...places].find((path) => path && existsSync(path));
  const found = present();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = present();
  if (!installed) {
    throw new Error(
      'The browser journeys need Chromium. Install it (on Debian: apt-get install chromium) or set CHROMIUM.',
    );
  }
  return installed;
}
