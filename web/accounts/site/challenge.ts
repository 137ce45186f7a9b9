/**
 * The second question of a sign-in, between two pages. It lives in this module alone: in the address or in storage it
 * would outlast the moment it is for.
 */
let challenge: string | null = null

export function keepChallenge(asked: string) {
  challenge = asked
}

export const readChallenge = () => challenge

export function forgetChallenge() {
  challenge = null
}
