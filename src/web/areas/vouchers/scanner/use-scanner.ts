import { useCallback, useEffect, useRef, useState } from 'react';
import { scanOutcomeLabels } from '#modules/vouchers/rules/evaluate-scan.ts';
import type { VoucherPublicKey } from '#modules/vouchers/rules/split-voucher-token.ts';
import { verifyToken } from '#modules/vouchers/rules/verify-token.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { apiOrigin } from '#web/app/api-client/get-json.ts';
import { deviceMemory, type ScannerIdentity } from './device-memory.ts';
import {
  findEarlier,
  isReplaced,
  type LoggedScan,
  listEarlier,
  type ScanLog,
  type ScanReply,
  waiting,
  withReplies,
  withScan,
} from './scan-log.ts';

export type SendResult =
  | { ok: true; replies: ScanReply[] }
  | { ok: false; reason: 'offline' | 'wrong_key' | 'refused' };

/** What is shown about the scanned voucher. */
export interface Verdict {
  tone: 'good' | 'warn' | 'bad';
  title: string;
  text: string;
}

const refusals = {
  malformed: ['Đây không phải mã phiếu', 'Bạn quét lại, hoặc gọi cho chúng tôi để hỏi mã của khách.'],
  forged: ['Phiếu giả', 'Chữ ký trên mã không phải của chúng tôi. Bạn giữ lại và gọi cho chúng tôi.'],
  expired: ['Phiếu đã hết hạn', 'Ngày cuối của phiếu đã qua.'],
} as const;

const problems = {
  offline: 'Chưa có mạng. Lượt quét nằm trên máy này và tự gửi khi có mạng.',
  wrong_key: 'Khóa quét không đúng. Bạn xem lại phần điểm quét.',
  refused: 'Máy chủ chưa nhận. Bạn thử gửi lại sau ít phút.',
};

/** The scanner: verifies tokens by the public key, stores scans on this device and reports them when online. */
export function useScanner(publicKey: VoucherPublicKey) {
  const [identity, setIdentity] = useState<ScannerIdentity>({ name: '', key: '' });
  const [log, setLog] = useState<ScanLog>([]);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [problem, setProblem] = useState('');
  const logged = useRef(log);
  const keep = useCallback((next: ScanLog) => {
    logged.current = next;
    deviceMemory.writeLog(next);
    setLog(next);
  }, []);

  const send = useCallback(async () => {
    const known = deviceMemory.readIdentity();
    const scans = waiting(logged.current);
    if (scans.length === 0 || !known.key) return;
    const result = await sendScans(scans, known);
    setProblem(result.ok ? '' : problems[result.reason]);
    if (result.ok) keep(withReplies(logged.current, result.replies));
  }, [keep]);

  useEffect(() => {
    setIdentity(deviceMemory.readIdentity());
    keep(deviceMemory.readLog());
    void send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [keep, send]);

  const take = useCallback(
    async (token: string) => {
      const now = new Date();
      const check = await verifyToken(publicKey, token, now);
      if (!check.ok && check.reason !== 'unsupported') {
        const [title, text] = refusals[check.reason];
        return setVerdict({ tone: 'bad', title, text });
      }
      const { claims } = check;
      const about = `${claims.code} · ${claims.pax} khách · từ ${formatDate(claims.date)}`;
      const turn =
        claims.n && claims.n > 1
          ? `, lượt ${listEarlier(logged.current, claims).length + 1}/${claims.n}`
          : '';
      const earlier = findEarlier(logged.current, claims);
      if (earlier) {
        const at = formatDateTime(earlier.scannedAt);
        return setVerdict({ tone: 'warn', title: `Máy này đã quét phiếu lúc ${at}`, text: about });
      }
      if (isReplaced(logged.current, claims)) {
        return setVerdict({ tone: 'bad', title: scanOutcomeLabels.replaced, text: about });
      }
      if (claims.date > dayInVietnam(now)) {
        return setVerdict({ tone: 'warn', title: 'Chưa tới ngày dùng phiếu', text: about });
      }
      const scan = { id: crypto.randomUUID(), token: token.trim(), claims, scannedAt: now.toISOString() };
      keep(withScan(logged.current, { ...scan, outcome: null, outcomeLabel: 'Chờ gửi' }));
      setVerdict(
        check.ok
          ? { tone: 'good', title: `Phiếu thật${turn}, mời khách vào`, text: about }
          : {
              tone: 'warn',
              title: 'Chưa kiểm tra được chữ ký',
              text: `Trình duyệt này quá cũ. Bạn chờ máy chủ trả lời. ${about}`,
            },
      );
      await send();
    },
    [publicKey, keep, send],
  );

  const saveIdentity = (next: ScannerIdentity) => {
    deviceMemory.writeIdentity(next);
    setIdentity(next);
    void send();
  };
  return { identity, saveIdentity, log, verdict, problem, take, send };
}

/** Reports scans to the server. Idempotent, as each scan has an id of its own. */
async function sendScans(scans: LoggedScan[], { name, key }: ScannerIdentity): Promise<SendResult> {
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
