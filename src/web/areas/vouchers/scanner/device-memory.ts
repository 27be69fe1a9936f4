import type { ScanLog } from './scan-log.ts';

/** Who scans with this device, and the key that authorizes its reports. */
export interface ScannerIdentity {
  name: string;
  key: string;
}

const identityKey = 'nv_scanner';
const logKey = 'nv_scans';

/** The scanner's storage on its device; without any it still scans until the page is closed. */
export const deviceMemory = {
  readIdentity: (): ScannerIdentity => ({
    name: '',
    key: '',
    ...read<Partial<ScannerIdentity>>(identityKey, {}),
  }),
  writeIdentity: (identity: ScannerIdentity) => write(identityKey, identity),
  readLog: () => read<ScanLog>(logKey, []),
  writeLog: (log: ScanLog) => write(logKey, log),
};

function read<Kept>(key: string, otherwise: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the page still has it in memory.
  }
}
