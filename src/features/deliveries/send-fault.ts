/** Why something did not arrive. */
export class SendFault extends Error {
  override name = 'SendFault'
  /** Trying again would end the same way. */
  readonly lasting: boolean
  readonly status: number | null
  readonly said: string | null
  readonly retryAfterMs: number | null
  constructor(
    message: string,
    {
      lasting = false,
      status = null,
      said = null,
      retryAfterMs = null,
    }: { lasting?: boolean; status?: number | null; said?: string | null; retryAfterMs?: number | null } = {},
  ) {
    super(message)
    this.lasting = lasting
    this.status = status
    this.said = said
    this.retryAfterMs = retryAfterMs
  }
}
