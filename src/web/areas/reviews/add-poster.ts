/** The second at which a video usually shows something. */
const atSecond = 0.5;
const maxWidth = 960;
const mostWaitMs = 8_000;

/**
 * Captures a poster of the chosen video on the device and adds it to the form, so that readers see what it is before they load
 * it. Where the browser cannot, the form is submitted without.
 */
export async function addPoster(input: HTMLInputElement): Promise<void> {
  const target = input.form?.elements.namedItem('poster');
  if (!(target instanceof HTMLInputElement)) return;
  target.value = '';
  const [film] = input.files ?? [];
  const picture = film ? await draw(film).catch(() => null) : null;
  if (!picture || input.files?.[0] !== film) return;
  const files = new DataTransfer();
  files.items.add(new File([picture], 'hinh.jpg', { type: 'image/jpeg' }));
  target.files = files.files;
}

async function draw(film: File): Promise<Blob | null> {
  const url = URL.createObjectURL(film);
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.preload = 'auto';
    const isThere = new Promise((resolve, reject) => {
      video.onseeked = resolve;
      video.onerror = reject;
      setTimeout(reject, mostWaitMs);
    });
    video.onloadedmetadata = () => {
      video.currentTime = Math.min(atSecond, video.duration / 2);
    };
    video.src = url;
    await isThere;
    const scale = Math.min(1, maxWidth / Math.max(video.videoWidth, video.videoHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  } finally {
    URL.revokeObjectURL(url);
  }
}
