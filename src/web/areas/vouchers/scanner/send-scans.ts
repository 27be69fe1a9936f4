import { apiOrigin } from '#web/app/api-client/get-json.ts';
import type { ScannerIdentity } from './device-memory.ts';
import type { LoggedScan, ScanReply } from './scan-log.ts';

export type SendResult =
  | { ok: true; replies: ScanReply[] }
  | { ok: false; reason: 'offline' | 'wrong_key' | 'refused' };

/** Reports scans to the server. Safe to repeat, as each scan has an id of its own. */
export async function sendScans(scans: LoggedScan[], { name, key }: ScannerIdentity): Promise<SendResult> {
  try {
    const reply = await fetch(`${apiOrigin}/api/v1/vouchers/scans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        scanner: name,
        scans: scans.map(({ id, token, scannedAt }) => ({ id, token, scannedAt })),
      }),
    });
    if (reply.ok) return { ok: true, replies: (await reply.json()).results };
    return { ok: false, reason: reply.status === 401 ? 'wrong_key' : 'refused' };
  } catch {
    return { ok: false, reason: 'offline' };
  }
}
