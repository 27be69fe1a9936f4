import { CheckCircle2, CircleAlert, CloudUpload, LoaderCircle, WifiOff, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Button, buttonClass } from '../button.tsx';
import type { UploadState } from './upload-file.ts';
import { acceptedFiles, formatsHint } from './upload-refusals.ts';
import { type Upload, useUploads } from './use-uploads.ts';

/**
 * Drop zone and file input for many pictures, with the progress of each. `after` renders below an uploaded one.
 * Needs script: without it, the page links to a form for one file.
 */
export function DropZone({
  onDone = () => {},
  after,
}: {
  onDone?: (id: string) => void;
  after?: (picture: { id: string; isKnown: boolean; close: () => void }) => ReactNode;
}) {
  const { uploads, add, drop } = useUploads(onDone);
  const [isOver, setOver] = useState(false);
  const input = useId();
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className="flex flex-col gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dragged by mice only; the field in it is for everybody */}
      <div
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add(event.dataTransfer.files);
        }}
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-dashed px-3.5 py-3',
          isOver ? 'border-sea bg-sea-soft' : 'border-control',
        )}
      >
        <CloudUpload size={20} aria-hidden className="flex-none text-ink-soft" />
        <p className="min-w-0 flex-1 basis-60">
          <b>Kéo hình vào đây</b>, nhiều hình một lúc.
          <br />
          <span className="text-sm text-ink-faint">{formatsHint}</span>
        </p>
        <label
          htmlFor={input}
          className={buttonClass(
            'plain',
            'md',
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
          )}
        >
          Chọn hình từ máy
          <input
            id={input}
            type="file"
            multiple
            accept={acceptedFiles}
            className="sr-only"
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      {uploads.length > 0 && (
        <ul aria-label="Hình đang gửi" className="flex flex-col rounded-card border border-line bg-surface">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} drop={() => drop(upload.key)} after={after} />
          ))}
        </ul>
      )}
    </div>
  );
}

function UploadRow({
  upload: { name, bytes, state },
  drop,
  after,
}: {
  upload: Upload;
  drop: () => void;
  after: Parameters<typeof DropZone>[0]['after'];
}) {
  const isOver = state.step === 'done' || state.step === 'refused';
  return (
    <li className="flex flex-col gap-1.5 border-b border-line px-3.5 py-2 last:border-0">
      <div className="flex items-center gap-2">
        <StateIcon state={state} />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span role="status" className="text-sm text-ink-soft">
          {stateWords(state, bytes)}
        </span>
        <Button size="sm" look="quiet" onClick={drop} aria-label={`${isOver ? 'Cất' : 'Thôi gửi'} ${name}`}>
          <X size={14} aria-hidden />
        </Button>
      </div>
      {'sentBytes' in state && (
        <progress
          max={bytes}
          value={state.sentBytes}
          aria-label={`Đã gửi của ${name}`}
          className="h-1.5 w-full accent-sea"
        />
      )}
      {state.step === 'refused' && <p className="text-sm text-bad">{state.words}</p>}
      {state.step === 'done' && after?.({ ...state, close: drop })}
    </li>
  );
}

function StateIcon({ state }: { state: UploadState }) {
  const className = 'flex-none';
  if (state.step === 'done')
    return <CheckCircle2 size={16} aria-hidden className={`${className} text-good`} />;
  if (state.step === 'refused')
    return <CircleAlert size={16} aria-hidden className={`${className} text-bad`} />;
  if (state.step === 'waiting') return <WifiOff size={16} aria-hidden className={`${className} text-warn`} />;
  return <LoaderCircle size={16} aria-hidden className={`${className} animate-spin text-sea`} />;
}

function stateWords(state: UploadState, bytes: number): string {
  if (state.step === 'done') return state.isKnown ? 'Đã có trong kho' : 'Đã vào kho';
  if (state.step === 'refused') return 'Không nhận';
  if (state.step === 'reading') return 'Đang đọc hình';
  const share = `${Math.floor((state.sentBytes / bytes) * 100)}%`;
  return state.step === 'waiting' ? `Mất mạng ở ${share}, sẽ gửi tiếp` : share;
}
