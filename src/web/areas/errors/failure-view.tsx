import { CloudOff, RotateCw, Wrench } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigation, useRevalidator, useSubmit } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import type { Failure } from '#web/app/api-client/describe-failure.ts';
import type { SentForm } from '#web/app/errors/sent-form.ts';
import { useRoot } from '#web/app/root-data.ts';

/**
 * A failed page: what happened, and where to go on. `code` is the status of our reply, null when there was none; then the page
 * reloads by itself when the connection is back. A form that was being submitted (`sent`) is sent again instead, with everything
 * that was filled in, when the visitor presses the button.
 */
export function FailureView({
  failure,
  code,
  sent,
}: {
  failure: Failure;
  code: number | null;
  sent: SentForm | null;
}) {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (code !== null || sent) return;
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [code, sent, revalidate]);
  const hotline = useRoot()?.settings.hotlines?.[0]?.phone;
  const Icon = code === null ? CloudOff : Wrench;
  return (
    <div className="container-page flex max-w-2xl flex-col items-center py-16 text-center lg:py-24">
      <span className="inline-flex size-20 items-center justify-center rounded-full bg-sea-soft text-sea">
        <Icon aria-hidden className="size-9" />
      </span>
      <h1 className="mt-5 text-2xl lg:text-3xl">{failure.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">{failure.text}</p>
      {failure.canRetry && sent && (
        <p className="mt-2 max-w-prose text-ink-soft">Những gì bạn đã điền vẫn còn, bạn chỉ cần gửi lại.</p>
      )}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {failure.canRetry &&
          (sent ? (
            <SendAgain form={sent} />
          ) : code === null ? (
            <button
              type="button"
              onClick={() => void revalidate()}
              disabled={state === 'loading'}
              className={buttonClass('sea')}
            >
              <RotateCw aria-hidden className="size-5" />
              {state === 'loading' ? 'Đang thử lại' : 'Thử lại'}
            </button>
          ) : (
            <Link to={`${pathname}${search}`} reloadDocument className={buttonClass('sea')}>
              <RotateCw aria-hidden className="size-5" />
              Thử lại
            </Link>
          ))}
        <Link to="/" className={buttonClass('outline')}>
          Về trang chủ
        </Link>
        {hotline && (
          <a href={phoneLink(hotline)} className={buttonClass('outline')}>
            Gọi {hotline}
          </a>
        )}
      </div>
      {code !== null && (
        <p className="mt-8 text-sm text-ink-soft">
          Mã lỗi {code}
          {/* Filled in when the page is sent: whoever calls us can name the log's request id. */}
          <span data-request-id="" suppressHydrationWarning>
            {' '}
          </span>
        </p>
      )}
    </div>
  );
}

function SendAgain({ form: { data, action, encType } }: { form: SentForm }) {
  const submit = useSubmit();
  const isSending = useNavigation().state !== 'idle';
  return (
    <button
      type="button"
      onClick={() => void submit(data, { method: 'post', action, encType })}
      disabled={isSending}
      className={buttonClass('sea')}
    >
      <RotateCw aria-hidden className="size-5" />
      {isSending ? 'Đang gửi lại' : 'Gửi lại'}
    </button>
  );
}
