import { LogOut, MoonStar, SunMedium } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form, Link, useFetcher } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { reconnect, useLiveConnection } from '../app/live.ts';
import { useOffice } from '../app/office-data.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Badge } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { formatClock, formatDayMonth } from '../parts/format-moment.ts';
import { SearchBox } from '../parts/search/search-box.tsx';
import { Bell, type BellData } from './bell.tsx';
import { KeysSheet } from './keys-sheet.tsx';

const weekday = new Intl.DateTimeFormat('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh', weekday: 'narrow' });

/** Milliseconds between two looks at the clock: it shows minutes. */
const lookMs = 5000;

/** The time and day in Vietnam, where all bookings take place, whatever the machine's own zone; by the server's clock. */
function WallClock() {
  const { drawnAt } = useOffice();
  const [now, setNow] = useState(drawnAt);
  useEffect(() => {
    const ahead = drawnAt - Date.now();
    const timer = setInterval(() => setNow(Date.now() + ahead), lookMs);
    return () => clearInterval(timer);
  }, [drawnAt]);
  const at = new Date(now);
  return (
    <time
      dateTime={at.toISOString()}
      className="border-l border-line pl-2.5 text-sm whitespace-nowrap text-ink-soft tabular-nums max-lg:hidden"
    >
      {formatClock(at)} · {weekday.format(at)} {formatDayMonth(at)}
    </time>
  );
}

export function TopBar({ isInBrowser, bell }: { isInBrowser: boolean; bell: BellData }) {
  const { me, isSimulated } = useOffice();
  return (
    <header className="sticky top-0 z-4 flex min-h-12 items-center gap-3 border-b border-line bg-surface px-6 max-sm:px-4 print:hidden">
      <SearchBox />
      <div className="group/bar ml-auto flex min-w-0 items-center gap-2.5 max-sm:gap-1.5">
        <LiveWord isInBrowser={isInBrowser} />
        <WallClock />
        {isSimulated && (
          <span className="max-sm:group-has-data-lost/bar:hidden max-[359px]:hidden">
            <Badge tone="info">Mô phỏng</Badge>
          </span>
        )}
        <Bell bell={bell} />
        <KeysSheet />
        {/* A phone has no room for it beside a lost connection, the smallest none for the way out either. */}
        <span className="max-sm:group-has-data-lost/bar:hidden">
          <ThemeButton />
        </span>
        <Link to="/toi" title="Tài khoản của tôi" className="flex min-h-8 items-center gap-2 max-sm:min-h-11">
          <Avatar id={me.id} name={me.name} />
          <span className="flex flex-col text-sm leading-4 whitespace-nowrap max-lg:sr-only">
            <b>{me.name}</b>
            <span className="text-ink-faint">{me.role}</span>
          </span>
        </Link>
        <Form method="post" action="/dang-xuat" className="max-[359px]:group-has-data-lost/bar:hidden">
          <Button type="submit" look="quiet" size="sm" aria-label="Đăng xuất" title="Đăng xuất">
            <LogOut size={16} aria-hidden />
          </Button>
        </Form>
      </div>
    </header>
  );
}

/** Toggles light and dark; until pressed, the operating system's setting applies. */
function ThemeButton() {
  const { theme } = useOffice();
  const { Form: ThemeForm } = useFetcher();
  const isDark = theme === 'dark';
  const Icon = isDark ? SunMedium : MoonStar;
  const label = isDark ? 'Nền sáng' : 'Nền tối';
  return (
    <ThemeForm method="post" action="/giao-dien">
      <input type="hidden" name="theme" value={isDark ? 'light' : 'dark'} />
      <Button type="submit" look="quiet" size="sm" aria-label={label} title={label}>
        <Icon size={16} aria-hidden />
      </Button>
    </ThemeForm>
  );
}

const words = { starting: 'Đang nối', live: 'Trực tiếp', lost: 'Mất kết nối' };
const dots = { starting: 'bg-ink-faint', live: 'bg-good', lost: 'bg-bad' };

/** Shows the live connection's status; also shows browser notifications of new tasks, where enabled. */
function LiveWord({ isInBrowser }: { isInBrowser: boolean }) {
  const status = useLiveConnection(({ id, title }) => {
    if (isInBrowser && 'Notification' in window && Notification.permission === 'granted')
      new Notification(title, { tag: `viec-${id}`, icon: '/favicon.svg', lang: 'vi' });
  });
  const [lostAt, setLostAt] = useState<Date | null>(null);
  if ((status === 'lost') !== (lostAt !== null)) setLostAt(status === 'lost' ? new Date() : null);
  return (
    <>
      <p
        role="status"
        data-lost={status === 'lost' || undefined}
        className={classNames(
          'flex min-w-0 items-center gap-1.5 text-sm whitespace-nowrap',
          status === 'lost'
            ? 'font-semibold text-bad max-sm:w-18 max-sm:leading-4 max-sm:whitespace-normal'
            : 'text-ink-soft',
        )}
      >
        <span
          aria-hidden
          className={classNames(
            'size-2 flex-none rounded-full',
            status === 'lost' ? 'inset-ring-2 inset-ring-bad' : dots[status],
          )}
        />
        {/* On a phone the dot is enough while all is well. */}
        <span className={status === 'lost' ? undefined : 'max-sm:sr-only'}>{words[status]}</span>
        {lostAt && (
          <span className="min-w-0 truncate max-sm:sr-only">từ {formatClock(lostAt)}, số có thể cũ</span>
        )}
      </p>
      {lostAt && (
        <Button size="sm" onClick={reconnect} className="max-sm:px-2">
          Nối lại
        </Button>
      )}
    </>
  );
}
