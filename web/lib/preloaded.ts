declare global {
  interface Window {
    /** Requests that `public/preload.js` made before the app was there, by address. */
    early?: Record<string, Promise<Response>>
  }
}

/** Another person or team: what was asked before is not for them. */
export function dropEarly(): void {
  delete window.early
}

/** The answer to a request that is already under way, once; whoever asks again asks anew. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = window.early?.[address]
  delete window.early?.[address]
  return answer
}
