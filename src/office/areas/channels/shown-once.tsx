import type { ReactNode } from 'react';
import { CopyButton } from '../../parts/copy-button.tsx';

/** A secret that is never shown again. */
export function ShownOnce({ text, copy, children }: { text: string; copy: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 border-b border-line bg-good-soft px-3.5 py-3">
      <p>{children}</p>
      <code className="font-semibold break-all select-all">{text}</code>
      <div>
        <CopyButton text={text}>{copy}</CopyButton>
      </div>
    </div>
  );
}
