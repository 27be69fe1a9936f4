import type { ReactNode } from 'react';

/** A sign-in or registration page: one thing to do, in the middle. */
export function SignInFrame({
  title,
  about,
  children,
  below,
}: {
  title: string;
  about?: ReactNode;
  children: ReactNode;
  /** Alternatives, below the card. */
  below?: ReactNode;
}) {
  return (
    <div className="container-page flex max-w-120 flex-col pt-6 pb-16 md:pt-12">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {about && <div className="mt-2 text-ink-soft">{about}</div>}
      <div className="mt-5 stack-5 rounded-card border border-line bg-rice p-5 shadow-card md:p-7">
        {children}
      </div>
      {below && <div className="mt-5 text-center">{below}</div>}
    </div>
  );
}
