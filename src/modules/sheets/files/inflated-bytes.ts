import { Unzip, UnzipInflate } from 'fflate';

const chunk = 16 * 1024;
const maxFiles = 500;

/**
 * Number of unpacked bytes in a ZIP, by unpacking it without storing anything: the sizes in its own directory may be
 * false. Stops above `most`, and then returns more than `most`. Null if it is no ZIP, or one of too many files.
 */
export function inflatedBytes(zip: Uint8Array, most: number): number | null {
  let total = 0;
  let files = 0;
  let isBroken = false;
  const unzip = new Unzip((file) => {
    files++;
    file.ondata = (error, data) => {
      if (error) isBroken = true;
      else total += data.length;
    };
    // Files packed by other methods, as with a password, are not read.
    if (file.compression === 0 || file.compression === 8) file.start();
    else isBroken = true;
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < zip.length && total <= most && files <= maxFiles && !isBroken; at += chunk)
      unzip.push(zip.subarray(at, at + chunk), at + chunk >= zip.length);
  } catch {
    return null;
  }
  return isBroken || files === 0 || files > maxFiles ? null : total;
}
