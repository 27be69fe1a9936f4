import { useEffect } from 'react';
import { publicVoucherKey } from '#modules/vouchers/voucher-key.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { addressOf } from '#web/parts/offline/files-on-screen.ts';
import type { Route } from './+types/scan-page.ts';
import { Camera } from './scanner/camera.tsx';
import { type LoggedScan, type ScanLog, waiting } from './scanner/scan-log.ts';
import { useScanner } from './scanner/use-scanner.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { secrets } = context.get(appContext);
  return { publicKey: publicVoucherKey(secrets.voucherKey) };
}

export const headers = sharedPage({ tags: [] });

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Quét phiếu cho đối tác',
    path: '/doi-tac/quet-phieu',
    noindex: true,
  });

/** Its forms use the method `dialog`: without script, keys and codes must not end up in a URL. */
export default function ScanPage({ loaderData }: Route.ComponentProps) {
  const { identity, saveIdentity, log, verdict, problem, take, send } = useScanner(loaderData.publicKey);
  useEffect(keepForOffline, []);
  const count = waiting(log).length;
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <h1 className="text-2xl lg:text-3xl">Quét phiếu</h1>
      <p className="mt-2 text-ink-soft">
        Dành cho đối tác. Mở một lần khi có mạng, sau đó trang vẫn kiểm tra được phiếu khi mất mạng.
      </p>
      <noscript>
        <p className="mt-4 font-semibold">
          Trang này cần JavaScript. Không có JavaScript, bạn kiểm tra mã phiếu ở{' '}
          <a href="/kiem-tra-kenh-chinh-thuc">trang kiểm tra mã</a>.
        </p>
      </noscript>
      <section className="mt-6 stack-4 rounded-card border border-line bg-rice p-5">
        <div aria-live="assertive">
          {verdict && (
            <Notice tone={verdict.tone} title={verdict.title}>
              <p>{verdict.text}</p>
            </Notice>
          )}
        </div>
        <Camera onToken={take} />
        <TokenForm take={take} />
      </section>
      <section className="mt-6 rounded-card border border-line bg-rice p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">Lượt quét trên máy này</h2>
          {count > 0 && (
            <Button look="outline" size="sm" onClick={() => void send()}>
              Gửi {count} lượt
            </Button>
          )}
        </div>
        {problem && <p className="mt-2 text-warn">{problem}</p>}
        <ScanList log={log} />
      </section>
      <IdentityForm identity={identity} saveIdentity={saveIdentity} />
    </div>
  );
}

type Scanner = ReturnType<typeof useScanner>;

/** Input for a hand-held scanner, which types. */
function TokenForm({ take }: Pick<Scanner, 'take'>) {
  return (
    <form
      method="dialog"
      className="stack-3"
      onSubmit={(event) => {
        event.preventDefault();
        void take(String(new FormData(event.currentTarget).get('token')));
        event.currentTarget.reset();
      }}
    >
      <TextArea
        name="token"
        label="Mã trong QR"
        hint="Máy quét cầm tay hay ứng dụng quét QR sẽ cho dòng chữ này."
        required
      />
      <Button type="submit" look="sea">
        Kiểm tra phiếu
      </Button>
    </form>
  );
}

/** The name and key with which this device reports its scans. */
function IdentityForm({ identity, saveIdentity }: Pick<Scanner, 'identity' | 'saveIdentity'>) {
  return (
    <details className="mt-6 rounded-card border border-line bg-rice p-5">
      <summary className="folded-head font-semibold">Điểm quét: {identity.name || 'chưa đặt tên'}</summary>
      <form
        method="dialog"
        key={`${identity.name}${identity.key}`}
        className="mt-4 stack-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          saveIdentity({ name: String(form.get('name')).trim(), key: String(form.get('key')).trim() });
        }}
      >
        <TextField
          name="name"
          label="Tên điểm quét"
          defaultValue={identity.name}
          required
          maxLength={60}
          hint="Ví dụ: Cổng chính, quầy lễ tân."
        />
        <TextField
          name="key"
          label="Khóa quét"
          type="password"
          autoComplete="off"
          defaultValue={identity.key}
          required
          hint="Chúng tôi gửi khóa này cho bạn. Thiếu khóa, lượt quét chỉ nằm trên máy."
        />
        <Button type="submit" look="outline">
          Lưu trên máy này
        </Button>
      </form>
    </details>
  );
}

/** Has a service worker cache this page and its resources for offline use. */
function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = async () => {
    // Not `ready`: until this worker is active, that would resolve to the whole site's worker.
    const { active, waiting, installing } = await navigator.serviceWorker.register('/doi-tac/sw.js');
    const files = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => addressOf(name) ?? [])
      .filter((address) => !address.includes('/api/'));
    (active ?? waiting ?? installing)?.postMessage({ keep: [location.pathname, ...new Set(files)] });
  };
  // Without a service worker the page works only while it stays open.
  keep().catch(() => {});
}

/** This device's scans, newest first, with the server's outcome. */
function ScanList({ log }: { log: ScanLog }) {
  if (log.length === 0) return <p className="mt-3 text-ink-soft">Chưa quét phiếu nào trên máy này.</p>;
  return (
    <ul className="mt-3 divide-y divide-line">
      {log.slice(0, 50).map((scan) => (
        <li key={scan.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <div>
            <p className="font-semibold tabular-nums">{scan.claims.code}</p>
            <p className="text-sm text-ink-soft">
              {scan.claims.pax} khách · quét lúc {formatDateTime(scan.scannedAt)}
            </p>
          </div>
          <Badge tone={toneOf(scan)}>{scan.outcomeLabel}</Badge>
        </li>
      ))}
    </ul>
  );
}

function toneOf({ outcome }: LoggedScan): BadgeTone {
  if (outcome === null) return 'plain';
  return outcome === 'accepted' ? 'good' : 'warn';
}
