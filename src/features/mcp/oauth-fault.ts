/** What OAuth answers: its own words, at the addresses that OAuth describes. */
export class OAuthFault extends Error {
  override name = 'OAuthFault'
  readonly error: string
  readonly status: number
  readonly headers: Record<string, string>
  constructor(error: string, description: string, status = 400, headers: Record<string, string> = {}) {
    super(description)
    this.error = error
    this.status = status
    this.headers = headers
  }
}
