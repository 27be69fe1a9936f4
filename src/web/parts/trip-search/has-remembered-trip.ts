/** Whether this device remembers a trip; without one the scripts that fill in bars and links need not be loaded. */
export function hasRememberedTrip(): boolean {
  try {
    return localStorage.getItem('nv_trip') !== null;
  } catch {
    return false;
  }
}

const carried = 'tripCarried';

/** Says that the page which is shown has what this device remembers of a trip, as far as it means something there. */
export function noteTripCarried(): void {
  document.documentElement.dataset[carried] = '';
}

/** Whether what this device remembers is still on its way into the page. */
export function awaitsTrip(): boolean {
  return hasRememberedTrip() && !(carried in document.documentElement.dataset);
}
