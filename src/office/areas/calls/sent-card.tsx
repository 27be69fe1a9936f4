import { CircleCheck, Clock, Mail, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

export interface SentLine {
  key: string;
  way: 'mail' | 'sms';
  title: string;
  writtenAt: string;
  /** Null until it was sent. */
  sentAt: string | null;
}

/** Messages to the guest, each with whether it was sent. */
export function SentCard({
  lines,
  isMailbox,
  isPaid,
}: {
  lines: readonly SentLine[];
  isMailbox: boolean;
  isPaid: boolean;
}) {
  return (
    <Card title="Đã gửi khách">
      {lines.length === 0 ? (
        <p className="p-3.5 text-ink-faint">
          {isPaid
            ? 'Liên kết không đi qua trang này; khách đã trả tiền bằng nó.'
            : 'Chưa gửi gì. Bấm một cách ở trên, hoặc chép lời nhắn.'}
        </p>
      ) : (
        <ul>
          {lines.map(({ key, way, title, writtenAt, sentAt }) => {
            const Icon = way === 'mail' ? Mail : Smartphone;
            return (
              <li
                key={key}
                className="flex items-center gap-2 border-b border-line px-3.5 py-2 last:border-0"
              >
                <Icon size={16} aria-hidden className="flex-none text-ink-soft" />
                <span className="min-w-0 flex-1 truncate">{title}</span>
                <span className="flex-none text-sm text-ink-soft">{formatMoment(writtenAt)}</span>
                <State isSent={sentAt !== null} isMailbox={isMailbox} />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function State({ isSent, isMailbox }: { isSent: boolean; isMailbox: boolean }) {
  const Icon = isSent ? CircleCheck : Clock;
  return (
    <span
      className={`flex flex-none items-center gap-1 text-sm font-semibold ${isSent ? 'text-good' : 'text-warn'}`}
    >
      <Icon size={14} aria-hidden />
      {isSent ? 'đã gửi' : isMailbox ? 'ở hộp thư thử' : 'đang gửi'}
    </span>
  );
}

export interface VersionLine {
  code: string;
  version: number;
  totalVnd: number;
  createdAt: string;
  /** When the guest first opened it; null until then. */
  openedAt: string | null;
  words: string;
}

/** All versions of a quote; the last one is valid. */
export function VersionsCard({ versions, shown }: { versions: readonly VersionLine[]; shown: string }) {
  if (versions.length === 0) return null;
  return (
    <Card title="Các bản báo giá">
      <ul>
        {versions.map(({ code, version, totalVnd, createdAt, openedAt, words }) => (
          <li
            key={code}
            className="flex flex-wrap items-center gap-x-3 border-b border-line px-3.5 py-2 last:border-0"
          >
            <b>Bản {version}</b>
            {code === shown ? (
              <b>{code}</b>
            ) : (
              <Link to={`/dat-cho/${code}`} className="font-semibold text-sea underline">
                {code}
              </Link>
            )}
            <span className="text-sm text-ink-soft">
              {formatMoment(createdAt)} · {words}
              {openedAt && ` · khách mở ${formatMoment(openedAt)}`}
            </span>
            <span className="ml-auto tabular-nums">{formatVnd(totalVnd)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whether the guest has opened the quote, so that the seller knows when to call. */
export function Opening({ at }: { at: string | null }) {
  return at ? (
    <Badge tone="good">Khách mở {formatMoment(at)}</Badge>
  ) : (
    <Badge tone="mute">Khách chưa mở</Badge>
  );
}
