import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encryption of what must be kept but never shown. The purpose is bound to the ciphertext,
 * so that a value copied from one column into another does not decrypt.
 */
export type Secrets = {
  encrypt(plain: string, purpose: string): string
  decrypt(sealed: string, purpose: string): string
  /** A key for another use (cookie signing, links) that reveals nothing of the master secret. */
  derive(purpose: string): string
}

export function createSecrets(master: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'tallyroom', purpose, 32))
  const encryptionKey = keyFor('encryption')
  return {
    encrypt(plain, purpose) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv)
      cipher.setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    decrypt(sealed, purpose) {
      if (!sealed.startsWith('v1.')) throw new Error('not a sealed value of a known version')
      const bytes = Buffer.from(sealed.slice(3), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, 12))
      decipher.setAAD(Buffer.from(purpose))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    derive: (purpose) => keyFor(`derive:${purpose}`).toString('base64url'),
  }
}
