/** Whether the site is the trial one, which no search engine should know. */
export function isStaging(site: { publicUrl: string; stagingHost: string }): boolean {
  return site.stagingHost !== '' && new URL(site.publicUrl).host === site.stagingHost;
}
