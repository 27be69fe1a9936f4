/** '2 ngày 1 đêm' as titles write it: '2n1d'. */
export const withShortLength = (text: string) =>
  text.replace(/(\d+)\s*(?:ngày|ngay)\s*(\d+)\s*(?:đêm|dem)/giu, '$1n$2d');
