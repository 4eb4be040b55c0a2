const pending = new Map<string, string>()

/** The first question of a chat, on its way from the page where it was written to the page of the chat. */
export const keepPending = (chatId: string, text: string): void => {
  pending.set(chatId, text)
}
export const pendingOf = (chatId: string): string | null => pending.get(chatId) ?? null
/** Asked: opening the chat again does not ask it again. */
export const forgetPending = (chatId: string): void => {
  pending.delete(chatId)
}

/** `crypto.randomUUID` is missing on plain http addresses. */
export const newChatId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
