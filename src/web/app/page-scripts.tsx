import { useContext } from 'react';
import { Scripts } from 'react-router';
import { StartScriptsContext } from './start-scripts.ts';

/** The router's scripts. The server writes known ones as they will be sent, instead of rendering and rewriting them. */
export const PageScripts = import.meta.env.SSR ? ServerScripts : Scripts;

function ServerScripts() {
  const page = useContext(StartScriptsContext);
  if (!page?.known) return <Scripts />;
  const { nonce, known } = page;
  const { handOver, start } = known;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the router wrote it (`keep-start-scripts.ts`) */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: handOver }} />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
        dangerouslySetInnerHTML={{ __html: start }}
        type="module"
        async
      />
    </>
  );
}

/** In the head, before any style: with the first style browsers ask for pictures. */
export function HeldPictures() {
  const page = useContext(StartScriptsContext);
  return (
    <script
      nonce={page?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of the site (`hold-pictures.ts`)
      dangerouslySetInnerHTML={{ __html: page?.holdPictures ?? '' }}
    />
  );
}
