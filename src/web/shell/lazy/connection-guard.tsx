import { useEffect, useState } from 'react';
import { createPath, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { describeFailure } from '#web/app/api-client/describe-failure.ts';
import { RequestError } from '#web/app/api-client/request-error.ts';
import { noteSentForm } from '#web/app/errors/sent-form.ts';
import { OfflineLink } from '#web/parts/offline/offline-link.tsx';

import { useReloadGuard } from './use-reload-guard.ts';

/**
 * Keeps the visitor on the current page when the next one cannot be reached, instead of the browser's own error page: offline,
 * navigations and form submissions are blocked, and a route script that fails to load causes no reload (DATA-02).
 */
export function ConnectionGuard() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [lost, setLost] = useState<string | null>(null);
  const [isStillOffline, setStillOffline] = useState(false);
  const noteNavigation = useReloadGuard((target) => {
    navigate(`${pathname}${search}${hash}`, { replace: true, preventScrollReset: true });
    setLost(target);
  });
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    noteNavigation(nextLocation);
    // Within a page only anchor links work without a network; a form posts to its own page.
    const isWithinPage = currentLocation.pathname === nextLocation.pathname && nextLocation.hash !== '';
    return !navigator.onLine && !isWithinPage;
  });
  useSentForm();
  const held = useHeldForm();

  const isBlocked = blocker.state === 'blocked';
  const retry = () => {
    setStillOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    if (blocker.state === 'blocked') blocker.proceed();
    else if (held.form) held.send();
    else if (lost) location.assign(lost);
  };
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const proceed = () => blocker.proceed();
    window.addEventListener('online', proceed);
    return () => window.removeEventListener('online', proceed);
  }, [blocker]);

  if (!isBlocked && !held.form && lost === null) return null;
  const { title, text } = describeFailure(new RequestError(isBlocked || held.form ? 'offline' : 'network'));
  return (
    <Modal
      isOpen
      title={title}
      className="w-[min(440px,calc(100vw-32px))] rounded-card"
      onClose={() => {
        setLost(null);
        setStillOffline(false);
        held.giveUp();
        if (blocker.state === 'blocked') blocker.reset();
      }}
    >
      <div className="px-4 pt-4 pb-5 md:px-6">
        <p className="text-ink-soft">{text} Trang bạn đang xem vẫn còn nguyên.</p>
        <p role="status" className="mt-2 text-warn">
          {isStillOffline && 'Vẫn chưa có mạng.'}
        </p>
        <Button look="sea" className="mt-4 w-full" onClick={retry} data-autofocus>
          Thử lại
        </Button>
        {blocker.state === 'blocked' && <OfflineLink path={createPath({ ...blocker.location, hash: '' })} />}
      </div>
    </Modal>
  );
}

/** Remembers the content of a form being submitted, for the failure page. */
function useSentForm(): void {
  const { state, formData, formAction, formEncType, formMethod } = useNavigation();
  useEffect(() => {
    if (state === 'idle') noteSentForm(null);
    else if (formData && formAction && formMethod === 'POST')
      noteSentForm({
        data: formData,
        action: formAction,
        encType: formEncType === 'multipart/form-data' ? formEncType : 'application/x-www-form-urlencoded',
      });
  }, [state, formData, formAction, formEncType, formMethod]);
}

interface HeldForm {
  element: HTMLFormElement;
  /** The submit button that was pressed. */
  by: HTMLElement | null;
}

/** Holds a form that would leave the page while offline, with its content, until it is submitted or given up. */
function useHeldForm(): { form: HeldForm | null; send: () => void; giveUp: () => void } {
  const [form, setForm] = useState<HeldForm | null>(null);
  useEffect(() => {
    // In the bubble phase: submissions handled by the page's own scripts are already prevented.
    const hold = (event: SubmitEvent) => {
      if (navigator.onLine || event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      setForm({ element: event.target, by: event.submitter });
    };
    window.addEventListener('submit', hold);
    return () => window.removeEventListener('submit', hold);
  }, []);
  return {
    form,
    send: () => {
      setForm(null);
      form?.element.requestSubmit(form.by);
    },
    giveUp: () => setForm(null),
  };
}
