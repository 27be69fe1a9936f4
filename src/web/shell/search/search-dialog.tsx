import { closeOverlays } from '#ui/close-overlays.ts';
import { Modal } from '#ui/modal.tsx';
import { Discovery } from './discovery.tsx';
import { SuggestionBox } from './suggestion-box.tsx';

/** The dialog 'Tìm kiếm' (SHELL-03); loaded when it is first opened. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Tìm kiếm"
      className="h-fit min-h-[min(620px,90dvh)] w-[min(760px,calc(100vw-32px))] rounded-card max-[427px]:h-dvh max-[427px]:w-full max-[427px]:rounded-none"
    >
      <div className="px-4 pt-4 pb-6 md:px-6">
        <SuggestionBox onDone={closeOverlays} />
        <Discovery onFollow={closeOverlays} />
      </div>
    </Modal>
  );
}
