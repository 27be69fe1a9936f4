import { isRouteErrorResponse } from 'react-router';
import { describeFailure, describeStatus } from '#web/app/api-client/describe-failure.ts';
import { failureKindOf } from '#web/app/api-client/request-error.ts';
import { busyWords } from '#web/app/errors/busy-words.ts';
import type { GonePage } from '#web/app/errors/gone-page.ts';
import { readRefusedForm } from '#web/app/errors/refused-form.ts';
import type { SentForm } from '#web/app/errors/sent-form.ts';
import { useRoot } from '#web/app/root-data.ts';
import { FailureView } from './failure-view.tsx';
import { GoneView } from './gone-view.tsx';
import { NotFoundView } from './not-found-view.tsx';
import { RefusedFormView } from './refused-form-view.tsx';

/**
 * The page's content when it could not be made: not found, server error, or no connection (DATA-02). `sent` is the form that was
 * being submitted.
 */
export function ErrorPage({ error, sent = null }: { error: unknown; sent?: SentForm | null }) {
  const name = useRoot()?.site.name ?? 'Nẻo Việt';
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <ErrorHead title="Không tìm thấy trang" siteName={name} />
        <NotFoundView />
      </>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 410 && error.data) {
    const page = error.data as GonePage;
    return (
      <>
        <ErrorHead title={page.title} siteName={name} />
        <GoneView page={page} />
      </>
    );
  }
  const form = isRouteErrorResponse(error) && error.status === 429 && readRefusedForm(error.data);
  if (form) {
    return (
      <>
        <ErrorHead title={busyWords.title} siteName={name} />
        <RefusedFormView {...form} />
      </>
    );
  }
  const isOnline = typeof navigator === 'undefined' || navigator.onLine;
  const failure = isRouteErrorResponse(error)
    ? describeStatus(error.status)
    : describeFailure(error, isOnline);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isConnection = failureKindOf(error, isOnline) !== null;
  return (
    <>
      <ErrorHead title={failure.title} siteName={name} />
      <FailureView failure={failure} code={isConnection ? null : status} sent={sent} />
    </>
  );
}

function ErrorHead({ title, siteName }: { title: string; siteName: string }) {
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
