/** Whether If-None-Match names this tag; weakly, as RFC 9110 has it: what a proxy compressed is still the same. */
export const namesTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false
