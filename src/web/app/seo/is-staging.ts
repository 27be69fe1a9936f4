/** Whether this is the staging site, which no search engine should index. */
export function isStaging(site: { publicUrl: string; stagingHost: string }): boolean {
  return site.stagingHost !== '' && new URL(site.publicUrl).host === site.stagingHost;
}
