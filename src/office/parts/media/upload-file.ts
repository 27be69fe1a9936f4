import { pieceBytes } from '#modules/media/rules.ts';
import { uploadLimits, uploadRefusals } from './upload-refusals.ts';

export type UploadState =
  | { step: 'sending'; sentBytes: number }
  /** The connection is lost; the upload resumes by itself. */
  | { step: 'waiting'; sentBytes: number }
  | { step: 'reading' }
  | { step: 'done'; id: string; isKnown: boolean }
  | { step: 'refused'; words: string };

/** The server's reply to a chunk. */
export type PieceReply =
  | { ok: true; received: number; pictureId: string | null; isKnown?: boolean }
  | { ok: false; reason: string; received?: number };

const firstPauseMs = 1_000;
const longestPauseMs = 20_000;

/**
 * Uploads a file in chunks and reports progress. After a lost connection it waits and resumes at the missing chunk; nothing is sent
 * twice. Ends when the file has become a picture, is refused, or `signal` aborts it.
 */
export async function uploadFile(
  file: File,
  { tell, signal }: { tell: (state: UploadState) => void; signal: AbortSignal },
): Promise<void> {
  const refuse = (reason: string) => tell({ step: 'refused', words: uploadRefusals[reason] ?? reason });
  if (file.size > uploadLimits.bytes) return refuse('too_large');
  if (file.size === 0) return refuse('empty');
  const upload = randomId();
  let offset = 0;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    const isLast = offset + pieceBytes >= file.size;
    tell(isLast && offset > 0 ? { step: 'reading' } : { step: 'sending', sentBytes: offset });
    const reply = await sendPiece(file, { upload, offset, signal });
    if (reply === 'signed out') return refuse('Phiên làm việc đã hết. Bạn đăng nhập lại rồi gửi.');
    if (reply === 'broken' || (!reply.ok && reply.reason === 'busy')) {
      if (signal.aborted) return;
      tell({ step: 'waiting', sentBytes: offset });
      await pause(pauseMs, signal);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
      continue;
    }
    pauseMs = firstPauseMs;
    if (!reply.ok && reply.reason === 'other_offset' && reply.received !== undefined) offset = reply.received;
    else if (!reply.ok) return refuse(reply.reason);
    else if (reply.pictureId)
      return tell({ step: 'done', id: reply.pictureId, isKnown: reply.isKnown === true });
    else offset = reply.received;
  }
}

async function sendPiece(
  file: File,
  { upload, offset, signal }: { upload: string; offset: number; signal: AbortSignal },
): Promise<PieceReply | 'broken' | 'signed out'> {
  const query = new URLSearchParams({ ma: upload, ten: file.name, tong: `${file.size}`, tu: `${offset}` });
  try {
    const response = await fetch(`/quan-tri/hinh-anh/tai-len?${query}`, {
      method: 'POST',
      body: file.slice(offset, offset + pieceBytes),
      headers: { 'content-type': 'application/octet-stream' },
      redirect: 'manual',
      signal,
    });
    if (response.type === 'opaqueredirect' || response.status === 403) return 'signed out';
    if (!response.headers.get('content-type')?.includes('json')) return 'broken';
    return (await response.json()) as PieceReply;
  } catch {
    return 'broken';
  }
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Ends early when the connection returns. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end, { once: true });
    signal.addEventListener('abort', end, { once: true });
  });
}
