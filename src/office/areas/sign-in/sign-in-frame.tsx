import type { ReactNode } from 'react';
import { type PictureSource, pictureUrl } from '#ui/picture.tsx';

/** Layout of the pages before sign-in: the form at the left, on a wide screen a picture of the company at the right. */
export function SignInFrame({
  company,
  picture,
  title,
  about,
  children,
}: {
  company: { name: string; tagline: string };
  picture: PictureSource | null;
  title: string;
  about?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)_39%] bg-surface max-md:grid-cols-1 [&:not(:has(figure))]:grid-cols-1">
      <main className="mx-auto flex w-full max-w-[492px] flex-col justify-center gap-3.5 px-4 py-10">
        <div className="flex items-center gap-2.5">
          <img src="/favicon.svg" alt="" width={32} height={32} className="rounded-[8px]" />
          <p className="flex flex-col leading-tight">
            <b className="text-[18px]">{company.name}</b>
            <span className="text-ink-soft">Quản trị</span>
          </p>
        </div>
        <div className="mt-2 flex flex-col gap-1">
          <h1 className="text-[24px] leading-8">{title}</h1>
          {about && <p className="text-ink-soft">{about}</p>}
        </div>
        {children}
      </main>
      {picture && (
        <figure className="relative m-0 max-md:hidden">
          <img
            src={pictureUrl(picture.url, 1080)}
            alt=""
            className="sticky top-0 h-dvh w-full object-cover"
            style={{ background: picture.haze }}
          />
          {company.tagline && (
            <figcaption className="absolute bottom-7 left-8 rounded-card bg-surface px-3 py-1.5 text-[20px] leading-7 font-semibold">
              {company.tagline}
            </figcaption>
          )}
        </figure>
      )}
    </div>
  );
}
