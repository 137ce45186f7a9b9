/**
 * What a test says openly of what a start asks for: payments that move no money, and the key with which secrets are
 * sealed, which processes on copies of one prepared database share.
 */
export const testEnv = { PAYMENT_GATEWAY: 'test', SECRET_KEY: 'a0'.repeat(32) }
