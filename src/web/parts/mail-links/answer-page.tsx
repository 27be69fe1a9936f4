import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';

/** A single question that a mail's link leads to, with its one button; or the present state. */
export function AnswerPage({
  title,
  text,
  button,
  next = { to: '/', label: 'Về trang chủ' },
  children,
}: {
  title: string;
  text: string;
  button: string | null;
  /** Where to go on without a button. */
  next?: { to: string; label: string };
  /** What the question is about, above the button. */
  children?: ReactNode;
}) {
  return (
    <div className="container-page max-w-2xl pt-10 pb-16">
      <div className="rounded-card border border-line bg-rice p-5 lg:p-8">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        <p className="mt-3 break-words">{text}</p>
        {children}
        <div className="mt-6">
          {button ? (
            <Form method="post">
              <Button type="submit">{button}</Button>
            </Form>
          ) : (
            <ButtonLink to={next.to} look="outline">
              {next.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
