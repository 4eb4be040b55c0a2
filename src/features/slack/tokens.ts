/** What sealed tokens are bound to, so that one copied into another column does not open. */
export const sealedFor = { botToken: 'slack-bot-token', signingSecret: 'slack-signing-secret' }
