/** What a device is sent, and shows as it is: no name, no address. */
export interface PushedNews {
  title: string;
  text: string;
  /** The page that it opens, on this site. */
  path: string;
  /** The token of the page that stops it. */
  stop: string;
}
