import { Form } from 'react-router';
import type { Strength } from '#modules/identity/sessions/staff-session.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

const ways: Record<Strength, string> = {
  demo: 'trình diễn',
  password: 'mật khẩu',
  'password+code': 'mật khẩu và mã',
  passkey: 'khóa truy cập',
  oidc: 'tài khoản công ty',
  'oidc+mfa': 'tài khoản công ty, hai lớp',
};

/** The user's sessions. */
export function SessionsCard({
  sessions,
  sessionId,
}: {
  sessions: {
    id: string;
    strength: Strength;
    cameFrom: string | null;
    userAgent: string | null;
    startedAt: Date;
    seenAt: Date;
  }[];
  sessionId: string;
}) {
  return (
    <Card
      title="Phiên đang mở"
      aside={
        sessions.length > 1 && (
          <Form method="post">
            <Button type="submit" name="do" value="end-others" look="dangerous" size="sm">
              Kết thúc các phiên khác
            </Button>
          </Form>
        )
      }
    >
      <ul className="flex flex-col divide-y divide-line px-3.5 py-1">
        {sessions.map(({ id, strength, cameFrom, userAgent, startedAt, seenAt }) => (
          <li key={id} className="flex items-center gap-3 py-1.5">
            <span className="min-w-0 flex-1">
              <b className="block truncate">{nameDevice(userAgent ?? '')}</b>
              <span className="text-sm text-ink-faint">
                {cameFrom} · vào {formatMoment(startedAt)} bằng {ways[strength]} · dùng {formatMoment(seenAt)}
              </span>
            </span>
            {id === sessionId ? (
              <Badge tone="sea">Phiên này</Badge>
            ) : (
              <Form method="post">
                <input type="hidden" name="session" value={id} />
                <Button type="submit" name="do" value="end" look="dangerous" size="sm">
                  Kết thúc<span className="sr-only"> phiên {formatMoment(startedAt)}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const browsers: [mark: RegExp, name: string][] = [
  [/Edg/, 'Edge'],
  [/coc_coc/i, 'Cốc Cốc'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: [mark: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** 'Chrome, Windows': a readable name from the user agent, for its owner to recognize. */
function nameDevice(userAgent: string): string {
  const known = [browsers, systems].flatMap((list) => list.find(([mark]) => mark.test(userAgent))?.[1] ?? []);
  return known.join(', ') || 'Thiết bị không rõ';
}
