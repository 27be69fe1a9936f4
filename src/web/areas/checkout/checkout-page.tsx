import { type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { appContext } from '#web/app/app-context.ts';
import { checkoutContext } from '#web/app/checkout-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { Countdown } from '#web/parts/booking/countdown.tsx';
import type { Route } from './+types/checkout-page.ts';
import { CheckoutContact, rememberContact } from './checkout-contact.tsx';
import { checkoutFormId } from './checkout-form-id.ts';
import type { CheckoutErrors } from './checkout-values.ts';
import { loadCheckout } from './load-checkout.ts';
import { EnterButton, PayBar, PayBlock } from './pay-bar.tsx';
import { sendCheckout } from './send-checkout.ts';

const CheckoutSteps = hydrateOnInteraction(
  'CheckoutSteps',
  () => import('#web/parts/booking/checkout-steps.tsx'),
);
const BookedItems = hydrateOnInteraction('BookedItems', async () => {
  const { BookedItems } = await import('#web/parts/booking/booking-summary.tsx');
  return { BookedItems };
});
const CheckoutOptions = hydrateOnInteraction('CheckoutOptions', () => import('./checkout-options.tsx'));
const CheckoutPrice = hydrateOnInteraction('CheckoutPrice', async () => {
  const { CheckoutPrice } = await import('./checkout-options.tsx');
  return { CheckoutPrice };
});
const Consent = hydrateOnInteraction('Consent', async () => {
  const { Consent } = await import('./checkout-options.tsx');
  return { Consent };
});
const CheckoutRefusal = hydrateOnInteraction('CheckoutRefusal', () => import('./checkout-refusal.tsx'));
const FormGuard = hydrateOnInteraction('FormGuard', () => import('#web/parts/bots/form-guard.tsx'));

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await loadCheckout(context.get(appContext), request);
  if ('items' in shown)
    context.set(
      checkoutContext,
      shown.items.map(({ productId }) => productId),
    );
  return shown;
}

/** Passes 'Retry-After' on with a refusal. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const action = ({ request, context }: Route.ActionArgs) =>
  sendCheckout(context.get(appContext), request);

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Đặt chỗ', path: '/dat-cho', noindex: true });

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const sendOnce = useOneSubmission([actionData, loaderData], rememberContact);
  const answer = useLastAnswer(actionData);
  if (loaderData.refusal)
    return (
      <LateBoundary>
        <CheckoutRefusal {...loaderData.refusal} error={actionData?.errors.form} />
      </LateBoundary>
    );
  const { summary, items, pictures, token, requestKey, isRequest } = loaderData;
  const errors = actionData?.errors ?? noErrors;
  const typed = { values: answer?.values ?? loaderData.values, errors };
  const giftVnd = Math.min(answer?.giftRestVnd ?? 0, summary.dueNow);
  const paid = { total: summary.total, dueNow: summary.dueNow - giftVnd, isRequest };
  return (
    <div className="container-page pt-4 pb-32 xl:pt-6 xl:pb-16">
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_400px] xl:grid-rows-[auto_auto_1fr]">
        <div className="xl:col-start-1">
          <LateBoundary>
            <CheckoutSteps current={2} />
          </LateBoundary>
          <h1 className="mt-4 text-xl sm:text-2xl lg:text-3xl">
            {isRequest ? 'Gửi yêu cầu đặt chỗ' : 'Thông tin và thanh toán'}
          </h1>
        </div>
        <section
          aria-label="Lựa chọn của bạn"
          className="stack-3 xl:col-start-2 xl:row-span-2 xl:row-start-1"
        >
          <LateBoundary>
            <BookedItems items={items} pictures={pictures} />
          </LateBoundary>
          <PriceHeld view={loaderData} />
        </section>
        <Form
          id={checkoutFormId}
          method="post"
          noValidate
          onSubmit={sendOnce}
          className="stack-6 xl:col-start-1 xl:row-span-2 xl:row-start-2"
        >
          <EnterButton />
          <input type="hidden" name="quoteToken" value={token} />
          <input type="hidden" name="requestKey" value={requestKey} />
          {/* The sentence above the button states the agreement. */}
          <input type="hidden" name="terms" value="on" />
          <AnswerErrors answer={actionData} errors={errors} />
          {/* The refusal asks to wait for a check, whose state is shown right below. A proof is used once, so each refusal gets a
              new guard. */}
          <LateBoundary>
            {actionData?.needsProof && <FormGuard key={`guard ${requestKey}`} isEager />}
          </LateBoundary>
          <CheckoutContact
            {...typed}
            hasRemembered={loaderData.hasRemembered && !loaderData.saved && !answer}
          />
          <LateBoundary>
            <CheckoutOptions {...loaderData} {...typed} isPaidByGift={giftVnd > 0 && !paid.dueNow} />
          </LateBoundary>
        </Form>
        <div className="flex flex-col gap-4 xl:sticky xl:top-4 xl:col-start-2 xl:max-h-[calc(100dvh-32px)] xl:self-start xl:overflow-y-auto">
          <LateBoundary>
            <CheckoutPrice {...loaderData} {...typed} giftRestVnd={answer?.giftRestVnd} />
          </LateBoundary>
          <PayBlock {...paid}>
            <LateBoundary>
              <Consent isRequest={isRequest} />
            </LateBoundary>
          </PayBlock>
        </div>
      </div>
      <PayBar {...paid} />
    </div>
  );
}

const noErrors: CheckoutErrors = {};

/** How long the price is held, and the way back to the choice. */
function PriceHeld({ view }: { view: { expiresAt: string; changeUrl: string } }) {
  return (
    <div className="flex items-center justify-between gap-x-3">
      <Countdown until={view.expiresAt} label="Giữ giá đến" />
      <Link
        to={view.changeUrl}
        aria-label="Đổi lựa chọn"
        className="inline-flex min-h-11 min-w-11 items-center justify-end font-semibold text-sea hover:underline"
      >
        Đổi
      </Link>
    </div>
  );
}

/** The last answer to the form. A promotion code is tried by a navigation, which has none: what was said of a gift card still holds. */
function useLastAnswer<Answer>(answer: Answer | undefined) {
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  return last;
}

/**
 * Lets a form be submitted once until one of the `answers` is another one: what its action and its loader said last. On a slow phone
 * the second press of a double tap comes before the button is seen to be disabled; it would replace the first, and what is hydrated
 * later may be away at that moment.
 */
function useOneSubmission(
  answers: readonly unknown[],
  onSubmit: (event: FormEvent<HTMLFormElement>) => void,
) {
  const sentAfter = useRef<readonly unknown[] | null>(null);
  return (event: FormEvent<HTMLFormElement>) => {
    if (sentAfter.current?.every((answer, index) => answer === answers[index])) return event.preventDefault();
    sentAfter.current = answers;
    onSubmit(event);
  };
}

/**
 * Wraps parts that are hydrated later (`hydrateOnInteraction`). On the first page they keep the server-rendered HTML
 * until then; on a navigation within the site the previous page stays until they are loaded, so that nothing shifts
 * under a finger.
 */
function LateBoundary({ children }: { children: ReactNode }) {
  const [isOpened] = useState(() => import.meta.env.SSR || !('live' in document.documentElement.dataset));
  return isOpened ? <Suspense>{children}</Suspense> : children;
}

/**
 * The summary of an answer's errors, anew for each answer. The page's data come a moment after it: by then the guest may be typing,
 * and nothing begins anew.
 */
function AnswerErrors({ answer, errors }: { answer: unknown; errors: CheckoutErrors }) {
  const [last, setLast] = useState({ answer, count: 0 });
  if (last.answer !== answer) setLast({ answer, count: last.count + 1 });
  return <ErrorSummary key={last.count} errors={errors} />;
}
