import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; on the server only their hash is kept. */
export const newToken = () => randomBytes(32).toString('base64url')

export const sha256 = (text: string) => createHash('sha256').update(text).digest()
