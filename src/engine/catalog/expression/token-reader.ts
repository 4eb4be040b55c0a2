import { ExpressionError, type Token } from './tokens.ts'

/** Reads tokens from the first to the last; behind the last one stands the end, however often it is taken. */
export function createTokenReader(tokens: Token[]) {
  let next = 0
  const peek = (ahead = 0): Token => tokens[Math.min(next + ahead, tokens.length - 1)] as Token
  const take = (): Token => {
    const token = peek()
    next++
    return token
  }
  const isWord = (word: string, ahead = 0) => {
    const token = peek(ahead)
    return token.kind === 'name' && !token.quoted && token.text.toUpperCase() === word
  }
  const isSign = (sign: string) => peek().kind === 'sign' && peek().text === sign
  const skipWord = (word: string): boolean => {
    const is = isWord(word)
    if (is) next++
    return is
  }
  const skipSign = (sign: string): boolean => {
    const is = isSign(sign)
    if (is) next++
    return is
  }
  const found = (token: Token) =>
    token.kind === 'end' ? 'the expression ends here' : `"${token.text}" cannot stand here`
  const fail = (expected: string, token = peek()): never => {
    throw new ExpressionError(token.at, found(token), expected)
  }
  const expectSign = (sign: string) => void (skipSign(sign) || fail(`"${sign}"`))
  const expectWord = (word: string) => void (skipWord(word) || fail(word))
  return { peek, take, isWord, isSign, skipWord, skipSign, expectSign, expectWord, fail }
}
